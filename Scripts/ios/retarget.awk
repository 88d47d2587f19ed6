# Turns an interface that was emitted on Linux into one for iOS. Reads the file twice.
#   target  the target triple to compile for
#   objc    1: makes Objective-C protocols of the module's class protocols, as UIKit's are:
#           a requirement with a default becomes optional, the default goes
#   module  the name of that module
#   swift   class protocols (a regular expression) that are Swift's on iOS too

# The declared name without types: `navigationController(_:didShow:animated:)`, `delegate`.
function signature(line,  name, rest, depth, i, c, label, labels) {
  if (match(line, /(func|var) +[A-Za-z_0-9`]+/)) {
    name = substr(line, RSTART, RLENGTH)
    kind = name ~ /^func/ ? "func" : "var"
    rest = substr(line, RSTART + RLENGTH)
    sub(/^(func|var) +/, "", name)
  } else return ""
  if (kind == "var") return name
  for (i = 1; i <= length(rest); i++) {
    c = substr(rest, i, 1)
    if (c == "(" || c == "[" || c == "{") { depth++; if (depth == 1) { label = ""; reading = 1; continue } }
    if (c == ")" || c == "]" || c == "}") { depth--; if (depth == 0) break }
    if (depth == 1 && c == ":" && reading) {
      sub(/^ +/, "", label); sub(/ .*/, "", label)
      labels = labels label ":"; reading = 0
    } else if (depth == 1 && c == ",") { label = ""; reading = 1 }
    else if (reading) label = label c
  }
  return name "(" labels ")"
}

function indentation(line) { match(line, /^ */); return RLENGTH }

BEGIN { extensions = "^([^ ].* )?extension " module "\\.[A-Za-z_.]+ *(where .*)?[{]" }

# Pass 1: the class protocols, the requirements that have a default, the structs they mention.
NR == FNR {
  if (!objc) next
  if (/^([^ ].* )?protocol [A-Za-z_]+ : /) {
    name = $0; sub(/.*protocol /, "", name); sub(/ .*/, "", name)
    parents = $0; sub(/.*protocol [A-Za-z_]+ : /, "", parents)
    inherited[name] = parents
    inside = name
  }
  if ($0 ~ extensions) {
    name = $0; sub(".*extension " module "\\.", "", name); sub(/[ {].*/, "", name)
    extended = name
  }
  # One with default arguments is a shorter way to call, not a default.
  if (extended != "" && indentation($0) == 2 && (s = signature($0)) != "" && !/ = /)
    hasDefault[extended "." s] = 1
  if (inside != "") text[inside] = text[inside] $0 "\n"
  if (/^}/) inside = extended = ""
  if (/(^| )public struct [A-Za-z_]+/ && !/struct [A-Za-z_]+</) {
    name = $0; sub(/.*struct /, "", name); sub(/[ :{].*/, "", name)
    structs[name] = 1
  }
  next
}

FNR == 1 && objc {
  # A protocol is Objective-C's if it inherits, maybe through others, from a class constraint.
  do {
    changed = 0
    for (name in inherited) {
      if (name in isObjC || name ~ ("^(" swift ")$")) continue
      n = split(inherited[name], parts, /[, {]+/)
      for (i = 1; i <= n; i++) {
        sub(/^(UIKit|UserNotifications)\./, "", parts[i])
        if (parts[i] ~ /NSObjectProtocol$|AnyObject$/ || parts[i] in isObjC) {
          isObjC[name] = 1; changed = 1
        }
      }
    }
  } while (changed)
}

/^\/\/ swift-module-flags:/ {
  sub(/-target [^ ]+/, "-target " target)
  sub(/ -disable-objc-interop/, "")
  sub(/ -package-name [^ ]+/, "")
  $0 = $0 " -experimental-skip-all-function-bodies"
}
/^(public |internal |package )?import (Glibc|FoundationEssentials|_SwiftConcurrencyShims)/ { next }
{
  gsub(/Foundation(Essentials|Internationalization)\./, "Foundation.")
  sub(/(@[^ ]+ )*(isolated )?deinit$/, "deinit")
}
# Availability on a stored property is an error; nobody can tell it from a computed one.
/^ .*(^| )var [A-Za-z_0-9`]+ *: / && !/[{}]$/ { $0 = $0 " { get set }" }
/^ .*public let [A-Za-z_0-9`]+ *: / && !/ static / { sub(/ let /, " var "); $0 = $0 " { get }" }
# In the names of opaque types: on iOS one module declares what Linux has in two.
{ gsub(/20FoundationEssentials/, "10Foundation") }
!objc { print; next }

# The Objective-C runtime's own.
/^(public struct |extension UIKit\.)Selector / { skipping = 1 }
skipping { if (/}$/ && indentation($0) == 0) skipping = 0; next }
{ gsub(/UIKit\.Selector/, "ObjectiveC.Selector") }

# Enumerations of a raw value are Objective-C's: methods of delegates take them.
/^ *(@[^ ]+(\(.*\))? )*public enum .* : Swift\.Int[, {]/ { sub(/public enum/, "@objc public enum") }

/^([^ ].* )?protocol [A-Za-z_]+ : / {
  name = $0; sub(/.*protocol /, "", name); sub(/ .*/, "", name)
  if (name in isObjC) {
    protocol = name
    sub(/@_Concurrency.MainActor @preconcurrency public protocol/, "@preconcurrency @_Concurrency.MainActor public protocol")
    if (!sub(/@_Concurrency.MainActor public protocol/, "@objc @_Concurrency.MainActor public protocol"))
      sub(/public protocol/, "@objc public protocol")
  }
}
# Objective-C has one method for the form with a completion and the awaited one.
protocol != "" && / async( |$)/ { next }
# C knows no Swift struct: who implements such an optional method declares it anyway.
protocol != "" && /UnsafeMutablePointer<Foundation\.CG|-> UIKit\.UIInterfaceOrientationMask$/ { next }
protocol != "" && indentation($0) == 2 && (s = signature($0)) != "" {
  if ((protocol "." s) in hasDefault) {
    sub(/(func|var) /, "optional &")
    sub(/^  /, "  @objc ")
  }
}
$0 ~ extensions {
  name = $0; sub(".*extension " module "\\.", "", name); sub(/[ {].*/, "", name)
  if (name in isObjC) extended = name
}
extended != "" && indentation($0) == 2 {
  if (/^  @[^ ]+(\([^()]*\))?( @[^ ]+)*$/) { held = held $0 "\n"; next }
  if ((s = signature($0)) != "" && !/ = / && requires(extended, s)) {
    dropping = /{$/
    held = ""
    next
  }
}
dropping { if (/^  }/) dropping = 0; next }
{ printf "%s%s\n", held, $0; held = "" }
/^}/ { protocol = extended = "" }

# Whether the protocol itself, not only an extension of it, declares the member.
function requires(name, s,  lines, n, i) {
  n = split(text[name], lines, "\n")
  for (i = 1; i <= n; i++) if (indentation(lines[i]) == 2 && signature(lines[i]) == s) return 1
  return 0
}

# A struct that such a method takes must bridge to an object.
END {
  if (!objc) exit
  for (name in isObjC) all = all text[name]
  for (name in structs) {
    if (!match(all, module "\\.([A-Za-z_]+\\.)*" name "[^A-Za-z_]")) continue
    full = substr(all, RSTART, RLENGTH - 1)
    print "@available(iOS 99, *)"
    print "extension " full " : Swift._ObjectiveCBridgeable {"
    print "  public typealias _ObjectiveCType = Foundation.NSValue"
    print "  public func _bridgeToObjectiveC() -> Foundation.NSValue"
    print "  public static func _forceBridgeFromObjectiveC(_ source: Foundation.NSValue, result: inout Self?)"
    print "  public static func _conditionallyBridgeFromObjectiveC(_ source: Foundation.NSValue, result: inout Self?) -> Swift.Bool"
    print "  public static func _unconditionallyBridgeFromObjectiveC(_ source: Foundation.NSValue?) -> Self"
    print "}"
  }
}
