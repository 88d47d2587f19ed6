# Sourced by the scripts of check-ios: where the SDK is, and the flags that compile against it.
host_triple=$(uname -m)-unknown-linux-gnu
lowest_target=x86_64-apple-ios14.0-simulator

set_flags() { # DIRECTORY
  swift_lib=$(dirname "$(dirname "$(readlink -f "$(command -v swiftc)")")")/lib/swift
  host_modules=$swift_lib/linux
  sdk=$1/sdk interfaces=$1/interfaces modules=$1/modules
  mkdir -p "$sdk" "$interfaces" "$modules"
  ios_flags=(-sdk "$sdk" -module-cache-path "$1/cache" -I "$swift_lib/shims" -I "$modules")
}

interface_header() { # MODULE FLAG...
  local module=$1
  shift
  echo "// swift-interface-format-version: 1.0"
  echo "// swift-compiler-version: $(swiftc --version 2>/dev/null | head -1)"
  echo "// swift-module-flags: -target $lowest_target -enable-library-evolution" \
    "-swift-version 6 -module-name $module -experimental-skip-all-function-bodies $*"
}

# Compiles the interface of a module. Bodies are skipped, else the compiler would write Objective-C
# thunks, for which a runtime would have to be there.
compile_interface() { # MODULE FLAG...
  local module=$1 log=$interfaces/$1.log
  shift
  if ! swiftc -frontend -compile-module-from-interface "$interfaces/$module.swiftinterface" \
    -o "$modules/$module.swiftmodule" -module-name "$module" -target "$lowest_target" \
    "${ios_flags[@]}" -enable-library-evolution -experimental-skip-all-function-bodies "$@" \
    >"$log" 2>&1
  then
    grep -E '^[^ ].*error:' "$log" | head -40 >&2 || tail -40 "$log" >&2
    echo "check-ios: the interface of '$module' has errors: $log" >&2
    return 1
  fi
}

# What Package.swift sets for every target.
language_features=(
  -enable-upcoming-feature ExistentialAny
  -enable-upcoming-feature InternalImportsByDefault
  -enable-upcoming-feature MemberImportVisibility
)

# Protocols of classes that UIKit declares in Swift, not in Objective-C; and that of the layout
# guides, whose generic anchors only Objective-C's own classes can be.
swift_protocols='_ScrollDelegating|UIContentView|UILayoutSupport|UIMutableTraits|UITraitChangeObservable|UITraitDefinition|UINavigationItemRenameDelegate'
# Stand-ins for Foundation's, whose methods throw: here nothing bridges an error.
swift_protocols+='|NSItemProviderReading|NSItemProviderWriting'
