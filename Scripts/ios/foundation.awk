# Turns a module as `swift-synthesize-interface` prints it into the text of a module interface.
#   keep     the names (a regular expression) to keep at the top level; empty: all
#   drop     the names to drop
#   missing  types that aren't there: declarations that mention them are left out

BEGIN { missing = "(^|[^A-Za-z_])(" missing ")([^A-Za-z_]|$)" }

# Comments, empty lines, imports.
/^ *\/\*\*/ { comment = 1 }
comment { if (/\*\//) comment = 0; next }
/^ *\/\/\// || /^ *$/ || /^import / { next }

{
  gsub(/(internal|private|fileprivate|package)\(set\) /, "")
  gsub(/Foundation(Essentials|Internationalization)\./, "Foundation.")
}

# Inside of a nested declaration that is left out.
skipped != "" { if (index($0, skipped "}") == 1) skipped = ""; next }

# An attribute on a line of its own belongs to what follows.
/^ *@[^ ]+(\([^()]*\))?( @[^ ]+)*$/ { attributes = attributes $0 "\n"; next }

# A member that mentions a missing type, or overrides what NSObject has in an extension here.
/^ / && ($0 ~ missing || /override [a-z ]+ (description|debugDescription|classForCoder)[: ]/) {
  attributes = ""
  if (/{$/) { match($0, /^ +/); skipped = substr($0, 1, RLENGTH) }
  next
}

# The tool omits the accessors of what can be written.
/(^|[ )])subscript[<(]/ && !/[}{]/ { $0 = $0 " { get set }" }
/(^| )(var|let) [a-zA-Z_`]+ *:/ && /{ get/ { sub(/ let /, " var ") }
/(^| )var [a-zA-Z_`]+ *:/ && !/[}{]/ { $0 = $0 " { get set }" }

/^[@a-z]/ && head == "" { head = $0 }
{ block = block attributes $0 "\n"; attributes = "" }
/^}/ || (/^[@a-z]/ && !/{$/) { finish() }

function finish(  name, wanted) {
  name = head
  sub(/^.*(struct|class|enum|protocol|extension|func|typealias|let|var|macro) +/, "", name)
  wanted = head ~ /extension Swift\./
  sub(/^Foundation\./, "", name)
  match(name, /^[A-Za-z_0-9]+/)
  name = substr(name, 1, RLENGTH)
  if (!wanted) wanted = keep != "" ? name ~ ("^(" keep ")$") : name !~ ("^(" drop ")$")
  if (wanted && head !~ missing) printf "%s", block
  block = head = ""
}
