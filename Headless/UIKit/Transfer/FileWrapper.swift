/// What Foundation has on Apple's platforms: a file or a folder, in memory.
open class FileWrapper: NSObject {
  private var contents: Data?
  private var children: [String: FileWrapper]?

  open var preferredFilename: String?
  open var filename: String?
  open var fileAttributes: [String: Any] = [:]

  public init(regularFileWithContents contents: Data) {
    self.contents = contents
    super.init()
  }

  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    children = childrenByPreferredName
    super.init()
    for (name, child) in childrenByPreferredName where child.preferredFilename == nil {
      child.preferredFilename = name
    }
  }

  public init(url: URL, options: FileWrapper.ReadingOptions = []) throws {
    super.init()
    filename = url.lastPathComponent
    preferredFilename = url.lastPathComponent
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
      throw CocoaError(.fileReadNoSuchFile)
    }
    guard isFolder.boolValue else {
      contents = try Data(contentsOf: url)
      return
    }
    var found: [String: FileWrapper] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: url.path) {
      found[name] = try FileWrapper(url: url.appendingPathComponent(name), options: options)
    }
    children = found
  }

  public required init?(coder: NSCoder) {
    nil
  }

  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let immediate = ReadingOptions(rawValue: 1)
    public static let withoutMapping = ReadingOptions(rawValue: 2)
  }

  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let atomic = WritingOptions(rawValue: 1)
    public static let withNameUpdating = WritingOptions(rawValue: 2)
  }

  open var isRegularFile: Bool { contents != nil }
  open var isDirectory: Bool { children != nil }
  open var isSymbolicLink: Bool { false }
  open var regularFileContents: Data? { contents }
  open var fileWrappers: [String: FileWrapper]? { children }

  /// A name that is taken gets a number.
  @discardableResult
  open func addFileWrapper(_ child: FileWrapper) -> String {
    let wanted = child.preferredFilename ?? "Untitled"
    var name = wanted
    var number = 1
    while children?[name] != nil {
      number += 1
      name = "\(number)__#$!@%!#__\(wanted)"
    }
    children?[name] = child
    return name
  }

  @discardableResult
  open func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
    let child = FileWrapper(regularFileWithContents: data)
    child.preferredFilename = fileName
    return addFileWrapper(child)
  }

  open func removeFileWrapper(_ child: FileWrapper) {
    children = children?.filter { $0.value !== child }
  }

  open func write(
    to url: URL,
    options: FileWrapper.WritingOptions = [],
    originalContentsURL: URL?
  ) throws {
    if let contents {
      try contents.write(to: url, options: options.contains(.atomic) ? .atomic : [])
      return
    }
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (name, child) in children ?? [:] {
      try child.write(
        to: url.appendingPathComponent(name),
        options: options,
        originalContentsURL: nil
      )
    }
  }
}
