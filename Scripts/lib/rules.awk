# Reports the lines that match a rule. The first file holds the rules, one a line, with tabs between
# the columns: files, files left out (`-`: none), forbidden, reason. All but the last are regular
# expressions. Comments don't count, unless the rule's reason starts with "comment:".
FNR == NR {
  if ($0 ~ /^#/ || $0 !~ /\t/) next
  split($0, column, "\t")
  rules++
  scope[rules] = column[1]; except[rules] = column[2]
  forbidden[rules] = column[3]; reason[rules] = column[4]
  next
}

FNR == 1 {
  count = 0
  for (i = 1; i <= rules; i++)
    if (FILENAME ~ scope[i] && (except[i] == "-" || FILENAME !~ except[i])) active[++count] = i
}

{
  code = $0
  sub(/^[ \t]*\/\/.*/, "", code)
  sub(/[ \t]\/\/.*/, "", code)
  for (i = 1; i <= count; i++) {
    rule = active[i]
    text = reason[rule] ~ /^comment:/ ? $0 : code
    if (text ~ forbidden[rule]) {
      printf "%s:%d: error: %s\n", FILENAME, FNR, reason[rule]
      found = 1
    }
  }
}

END { exit found }
