# Sourced by the scripts that draw the Gallery, after common.sh.

# Installs what drawing needs, builds the Gallery, and sets `gallery` to the program.
build_gallery() {
  Scripts/install-packages pkg-config libcairo2-dev libpango1.0-dev librsvg2-dev libsdl2-dev \
    fonts-inter bootstrap-icons
  local package=(--package-path Headless/Draw --scratch-path .build "${build_flags[@]}")
  mkdir -p .build
  echo "Building the Gallery, which takes minutes the first time."
  if ! swift build "${package[@]}" --product gallery-demo >.build/demo.log 2>&1; then
    # SwiftPM may still go by its plan of the other package in this folder.
    grep -q 'in build description' .build/demo.log || { cat .build/demo.log >&2; exit 1; }
    find .build/ -maxdepth 3 -name description.json -delete
    swift build "${package[@]}" --product gallery-demo >.build/demo.log 2>&1 ||
      { cat .build/demo.log >&2; exit 1; }
  fi
  gallery=$(swift build "${package[@]}" --show-bin-path)/gallery-demo
}
