# Sourced by the scripts that draw the Gallery, after common.sh.

# Installs what drawing needs, builds the Gallery, and sets `gallery` to the program.
build_gallery() {
  Scripts/install-packages pkg-config libcairo2-dev libpango1.0-dev librsvg2-dev libsdl2-dev \
    fonts-inter bootstrap-icons
  local package=(--package-path Headless/Draw --scratch-path .build "${build_flags[@]}")
  mkdir -p .build
  echo "Building the Gallery, which takes minutes the first time."
  swift build "${package[@]}" --product gallery-demo >.build/demo.log 2>&1 ||
    { cat .build/demo.log >&2; exit 1; }
  gallery=$(swift build "${package[@]}" --show-bin-path)/gallery-demo
}
