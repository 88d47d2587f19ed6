# Writes the page of a module. Read in this order: the symbols and the relations of all modules, the
# reasons, and what is known of the module, sorted by type and member. Their names tell them apart.

function is_here(type, member, depth,    names, count, i) {
  if ((type, member) in declared) return 1
  if (depth > 8) return 0
  count = split(supertypes[type], names, " ")
  for (i = 1; i <= count; i++) if (is_here(names[i], member, depth + 1)) return 1
  return 0
}

function reason(name,    i) {
  for (i = 1; i <= reasons; i++) if (name ~ pattern[i]) return why[i]
  return "not yet"
}

# The page of a type in Apple's documentation.
function page(type,    path) {
  path = tolower(type)
  gsub(/\./, "/", path)
  return "https://developer.apple.com/documentation/" tolower(module) "/" path
}

BEGIN { FS = "\t" }

/^#/ || NF == 0 { next }

FILENAME ~ /reasons\.tsv$/ { reasons++; pattern[reasons] = $1; why[reasons] = $2; next }
FILENAME ~ /\.relations$/ && $1 == "overrides" { declared[$2, $3] = 1; next }
FILENAME ~ /\.relations$/ { supertypes[$2] = supertypes[$2] " " $3; next }
FILENAME !~ /known\.tsv$/ { declared[$1, $2] = 1; next }

{
  type = $1
  member = $2
  since = $3 == "-" ? "" : $3
  total++
  here = is_here(type, member, 0)
  present += here
  name = type == "-" ? member : type "." member
  mark = here ? "here" : reason(name)
  if (!here) absent[mark]++
  if (type == "-") {
    link = $4 ~ /^developer/ ? "https://" $4 : page(member)
    row = sprintf("| [`%s`](%s) | %s | %s |\n", member, link, since, mark)
    types = types row
    next
  }
  if (type != last) {
    title = (last == "" ? "" : "\n") "### " type "\n\n[Apple's page](" page(type) ")\n\n"
    members = members title "| Member | iOS | |\n|---|---|---|\n"
    last = type
  }
  members = members sprintf("| `%s` | %s | %s |\n", member, since, mark)
}

END {
  printf "# Declarations of %s\n\n", module
  printf "%d declarations: %d here, %d not.\n\n", total, present, total - present
  print "Written by `Scripts/api-page`; don't edit. Without a version a declaration is in iOS 14 or"
  print "earlier. What isn't here doesn't compile on Linux; the third column says why, in the words of"
  print "the gaps page. \"not yet\" may come.\n"
  print "| Not here because of | Declarations |\n|---|---:|"
  for (i = 1; i <= reasons; i++)
    if (absent[why[i]]) printf "| %s | %d |\n", why[i], absent[why[i]]
  if (absent["not yet"]) printf "| not yet | %d |\n", absent["not yet"]
  print "\n## Types, functions and macros\n\n| Name | iOS | |\n|---|---|---|"
  printf "%s\n## Members\n\n%s", types, members
}
