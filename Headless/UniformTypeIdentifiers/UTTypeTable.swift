/// The types that the system declares, by their identifiers.
enum UTTypeTable {
  struct Entry: Sendable {
    let name: String
    let parents: [String]
    let extensions: [String]
    let mimeType: String?

    init(_ name: String, _ parents: [String], _ extensions: [String], _ mimeType: String?) {
      self.name = name
      self.parents = parents
      self.extensions = extensions
      self.mimeType = mimeType
    }
  }

  static let byExtension: [String: String] = {
    var table: [String: String] = [:]
    for (identifier, entry) in entries {
      for name in entry.extensions { table[name] = identifier }
    }
    return table
  }()

  static let byMIMEType: [String: String] = {
    var table: [String: String] = [:]
    for (identifier, entry) in entries {
      if let type = entry.mimeType { table[type] = identifier }
    }
    return table
  }()

  static let entries: [String: Entry] = [
    "public.item": Entry("item", [], [], nil),
    "public.content": Entry("content", [], [], nil),
    "public.composite-content": Entry("content", ["public.content"], [], nil),
    "public.data": Entry("data", ["public.item"], [], nil),
    "public.directory": Entry("directory", ["public.item"], [], nil),
    "public.folder": Entry("folder", ["public.directory"], [], nil),
    "com.apple.package": Entry("package", ["public.directory"], [], nil),
    "com.apple.bundle": Entry("bundle", ["public.directory"], [], nil),
    "com.apple.application": Entry("application", [], [], nil),
    "com.apple.application-bundle": Entry(
      "application",
      ["com.apple.application", "com.apple.bundle", "com.apple.package"],
      ["app"],
      nil
    ),
    "com.apple.framework": Entry("framework", ["com.apple.bundle"], ["framework"], nil),
    "com.apple.resolvable": Entry("resolvable", [], [], nil),
    "public.symlink": Entry("symbolic link", ["public.item", "com.apple.resolvable"], [], nil),
    "public.text": Entry("text", ["public.data", "public.content"], [], nil),
    "public.plain-text": Entry("text", ["public.text"], ["txt", "text"], "text/plain"),
    "public.utf8-plain-text": Entry("text", ["public.plain-text"], [], "text/plain;charset=utf-8"),
    "public.utf16-plain-text": Entry("text", ["public.plain-text"], [], nil),
    "public.delimited-values-text": Entry("delimited text", ["public.text"], [], nil),
    "public.comma-separated-values-text": Entry(
      "CSV document",
      ["public.delimited-values-text"],
      ["csv"],
      "text/csv"
    ),
    "public.tab-separated-values-text": Entry(
      "TSV document",
      ["public.delimited-values-text"],
      ["tsv"],
      "text/tab-separated-values"
    ),
    "public.rtf": Entry("RTF document", ["public.text"], ["rtf"], "text/rtf"),
    "com.apple.rtfd": Entry(
      "RTF document with attachments",
      ["com.apple.package", "public.composite-content"],
      ["rtfd"],
      nil
    ),
    "public.html": Entry("HTML text", ["public.text"], ["html", "htm"], "text/html"),
    "public.xml": Entry("XML text", ["public.text"], ["xml"], "application/xml"),
    "public.yaml": Entry("YAML document", ["public.text"], ["yaml", "yml"], "application/x-yaml"),
    "public.json": Entry("JSON document", ["public.text"], ["json"], "application/json"),
    "public.geojson": Entry(
      "GeoJSON document",
      ["public.json"],
      ["geojson"],
      "application/geo+json"
    ),
    "com.apple.property-list": Entry("property list", ["public.data"], ["plist"], nil),
    "com.apple.xml-property-list": Entry(
      "XML property list",
      ["public.xml", "com.apple.property-list"],
      [],
      nil
    ),
    "com.apple.binary-property-list": Entry(
      "binary property list",
      ["com.apple.property-list"],
      [],
      nil
    ),
    "com.apple.log": Entry("log", ["public.plain-text"], ["log"], nil),
    "public.source-code": Entry("source code", ["public.plain-text"], [], nil),
    "public.swift-source": Entry("Swift source code", ["public.source-code"], ["swift"], nil),
    "public.c-source": Entry("C source code", ["public.source-code"], ["c"], nil),
    "public.python-script": Entry(
      "Python script",
      ["public.source-code"],
      ["py"],
      "text/x-python-script"
    ),
    "com.netscape.javascript-source": Entry(
      "JavaScript",
      ["public.source-code"],
      ["js"],
      "text/javascript"
    ),
    "public.shell-script": Entry("shell script", ["public.source-code"], ["sh"], nil),
    "public.image": Entry("image", ["public.data", "public.content"], [], nil),
    "public.png": Entry("PNG image", ["public.image"], ["png"], "image/png"),
    "public.jpeg": Entry("JPEG image", ["public.image"], ["jpeg", "jpg", "jpe"], "image/jpeg"),
    "com.compuserve.gif": Entry("GIF image", ["public.image"], ["gif"], "image/gif"),
    "public.tiff": Entry("TIFF image", ["public.image"], ["tiff", "tif"], "image/tiff"),
    "com.microsoft.bmp": Entry("Windows bitmap image", ["public.image"], ["bmp"], "image/bmp"),
    "com.microsoft.ico": Entry(
      "Windows icon image",
      ["public.image"],
      ["ico"],
      "image/vnd.microsoft.icon"
    ),
    "com.apple.icns": Entry("Apple icon image", ["public.image"], ["icns"], nil),
    "public.heic": Entry("HEIC image", ["public.heif-standard"], ["heic"], "image/heic"),
    "public.heif-standard": Entry("HEIF image", ["public.image"], ["heif"], "image/heif"),
    "org.webmproject.webp": Entry("WebP image", ["public.image"], ["webp"], "image/webp"),
    "public.svg-image": Entry(
      "SVG document",
      ["public.image", "public.xml"],
      ["svg"],
      "image/svg+xml"
    ),
    "public.camera-raw-image": Entry("raw image", ["public.image"], [], nil),
    "com.apple.live-photo": Entry("Live Photo", [], [], nil),
    "com.adobe.pdf": Entry(
      "PDF document",
      ["public.data", "public.composite-content"],
      ["pdf"],
      "application/pdf"
    ),
    "public.audiovisual-content": Entry(
      "audiovisual content",
      ["public.data", "public.content"],
      [],
      nil
    ),
    "public.movie": Entry("movie", ["public.audiovisual-content"], [], nil),
    "public.video": Entry("video", ["public.movie"], [], nil),
    "public.audio": Entry("audio", ["public.audiovisual-content"], [], nil),
    "com.apple.quicktime-movie": Entry(
      "QuickTime movie",
      ["public.movie"],
      ["mov", "qt"],
      "video/quicktime"
    ),
    "public.mpeg-4": Entry("MPEG-4 movie", ["public.movie"], ["mp4", "mpg4"], "video/mp4"),
    "public.mpeg-4-audio": Entry(
      "MPEG-4 audio",
      ["public.mpeg-4", "public.audio"],
      ["m4a"],
      "audio/mp4"
    ),
    "public.mp3": Entry("MP3 audio", ["public.audio"], ["mp3"], "audio/mpeg"),
    "com.microsoft.waveform-audio": Entry(
      "Waveform audio",
      ["public.audio"],
      ["wav", "wave"],
      "audio/vnd.wave"
    ),
    "public.aiff-audio": Entry("AIFF audio", ["public.audio"], ["aiff", "aif"], "audio/aiff"),
    "public.midi-audio": Entry("MIDI audio", ["public.audio"], ["mid", "midi"], "audio/midi"),
    "public.url": Entry("URL", ["public.data"], [], nil),
    "public.file-url": Entry("file URL", ["public.url"], [], nil),
    "public.archive": Entry("archive", ["public.data"], [], nil),
    "public.zip-archive": Entry(
      "ZIP archive",
      ["public.archive", "com.pkware.zip-archive"],
      ["zip"],
      "application/zip"
    ),
    "org.gnu.gnu-zip-archive": Entry(
      "gzip archive",
      ["public.archive"],
      ["gz"],
      "application/gzip"
    ),
    "org.idpf.epub-container": Entry(
      "EPUB document",
      ["public.data", "public.composite-content"],
      ["epub"],
      "application/epub+zip"
    ),
    "public.presentation": Entry("presentation", ["public.composite-content"], [], nil),
    "public.spreadsheet": Entry("spreadsheet", ["public.content"], [], nil),
    "public.database": Entry("database", ["public.data"], [], nil),
    "public.font": Entry("font", ["public.data"], [], nil),
    "public.contact": Entry("contact", [], [], nil),
    "public.vcard": Entry(
      "vCard",
      ["public.text", "public.contact"],
      ["vcf", "vcard"],
      "text/directory"
    ),
    "public.message": Entry("message", [], [], nil),
    "public.email-message": Entry("email message", ["public.message"], ["eml"], "message/rfc822"),
    "public.calendar-event": Entry("calendar event", [], [], nil),
    "public.bookmark": Entry("bookmark", [], [], nil),
    "public.disk-image": Entry("disk image", ["public.archive"], [], nil),
    "public.executable": Entry("executable", ["public.item"], [], nil),
    "public.unix-executable": Entry(
      "Unix executable",
      ["public.executable", "public.data"],
      [],
      nil
    ),
  ]
}
