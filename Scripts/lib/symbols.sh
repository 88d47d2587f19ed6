# Sourced by the checks of API and docs, after common.sh: reads the public symbols of built modules.

# Prints, for each public symbol: type, member, iOS version, kind, documented or bare, place.
public_symbols() { # MODULE
  local module=$1 tool=.build/tools/symbols modules graphs=.build/symbols/$1
  if [[ ! -x $tool || Scripts/tools/Symbols.swift -nt $tool ]]; then
    mkdir -p .build/tools
    swiftc -O -o "$tool" Scripts/tools/Symbols.swift
  fi
  modules=$(swift build "${build_flags[@]}" --show-bin-path)/Modules
  rm -rf "$graphs"
  mkdir -p "$graphs"
  swift-symbolgraph-extract -module-name "$module" -target "$(uname -m)-unknown-linux-gnu" \
    -I "$modules" -I "${modules%/Modules}" -minimum-access-level public -skip-synthesized-members \
    -emit-extension-block-symbols -output-dir "$graphs" >/dev/null
  "$tool" "$graphs"/*.symbols.json
}

# Prints who inherits from whom, and what is overridden, after public_symbols of the module.
symbol_relations() { # MODULE
  .build/tools/symbols --relations .build/symbols/"$1"/*.symbols.json
}
