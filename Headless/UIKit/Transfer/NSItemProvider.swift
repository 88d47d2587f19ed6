// What Foundation has on Apple's platforms.

@available(iOS 11.0, *)
public protocol NSItemProviderWriting: NSObjectProtocol {
  static var writableTypeIdentifiersForItemProvider: [String] { get }

  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}

@available(iOS 11.0, *)
public protocol NSItemProviderReading: NSObjectProtocol {
  static var readableTypeIdentifiersForItemProvider: [String] { get }

  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

@available(iOS 11.0, *)
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  case all, team, group, ownProcess
}

/// Something that is dragged or pasted, in the types that it can be had as.
@available(iOS 8.0, *)
open class NSItemProvider: NSObject, @unchecked Sendable {
  /// What gives the data of one type.
  @_spi(Headless)
  public struct Representation: Sendable {
    public let identifier: String
    public let load: @Sendable () async throws -> Data

    public init(identifier: String, load: @escaping @Sendable () async throws -> Data) {
      self.identifier = identifier
      self.load = load
    }
  }

  @_spi(Headless)
  public var representations: [Representation] = []
  open var suggestedName: String?

  public override init() {
    super.init()
  }

  @available(iOS 11.0, *)
  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    registerObject(object, visibility: .all)
  }

  @available(iOS 11.0, *)
  open func registerObject(
    _ object: any NSItemProviderWriting,
    visibility: NSItemProviderRepresentationVisibility
  ) {
    let written = Unchecked(object)
    for identifier in type(of: object).writableTypeIdentifiersForItemProvider {
      representations.append(
        Representation(identifier: identifier) {
          try await Self.data { handler in
            written.value.loadData(
              withTypeIdentifier: identifier,
              forItemProviderCompletionHandler: handler
            )
          }
        }
      )
    }
  }

  @available(iOS 11.0, *)
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    visibility: NSItemProviderRepresentationVisibility,
    loadHandler:
      @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) ->
      Progress?
  ) {
    representations.append(
      Representation(identifier: typeIdentifier) {
        try await Self.data(loadHandler)
      }
    )
  }

  private static func data(
    _ load: (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  ) async throws -> Data {
    try await withCheckedThrowingContinuation { continuation in
      _ = load { data, error in
        if let data {
          continuation.resume(returning: data)
        } else {
          continuation.resume(throwing: error ?? missing)
        }
      }
    }
  }

  open var registeredTypeIdentifiers: [String] { representations.map(\.identifier) }

  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registeredTypeIdentifiers.contains(typeIdentifier)
  }

  @available(iOS 11.0, *)
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    representation(for: aClass) != nil
  }

  private func representation(for type: any NSItemProviderReading.Type) -> Representation? {
    let wanted = type.readableTypeIdentifiersForItemProvider
    return representations.first { wanted.contains($0.identifier) }
  }

  private static var missing: any Error { CocoaError(.fileReadNoSuchFile) }

  // MARK: Loading, which always answers later

  @available(iOS 11.0, *)
  @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    let found = representations.first { $0.identifier == typeIdentifier }
    Task {
      do {
        guard let found else { throw Self.missing }
        completionHandler(try await found.load(), nil)
      } catch {
        completionHandler(nil, error)
      }
    }
    return Progress(totalUnitCount: 1)
  }

  @available(iOS 11.0, *)
  @discardableResult
  open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    let found = representation(for: aClass)
    let type = Unchecked(aClass)
    Task {
      do {
        guard let found else { throw Self.missing }
        let data = try await found.load()
        completionHandler(
          try type.value.object(withItemProviderData: data, typeIdentifier: found.identifier),
          nil
        )
      } catch {
        completionHandler(nil, error)
      }
    }
    return Progress(totalUnitCount: 1)
  }

  @available(iOS 11.0, *)
  open func canLoadObject(ofClass aClass: String.Type) -> Bool {
    canLoadObject(ofClass: NSString.self)
  }

  @available(iOS 11.0, *)
  @discardableResult
  open func loadObject(
    ofClass aClass: String.Type,
    completionHandler: @escaping @Sendable (String?, (any Error)?) -> Void
  ) -> Progress {
    loadObject(ofClass: NSString.self) { object, error in
      completionHandler((object as? NSString).map { String(describing: $0) }, error)
    }
  }

  @available(iOS 11.0, *)
  open func canLoadObject(ofClass aClass: URL.Type) -> Bool {
    canLoadObject(ofClass: NSURL.self)
  }

  @available(iOS 11.0, *)
  @discardableResult
  open func loadObject(
    ofClass aClass: URL.Type,
    completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    loadObject(ofClass: NSURL.self) { object, error in
      completionHandler((object as? NSURL)?.absoluteURL, error)
    }
  }
}

private struct Unchecked<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}

@available(iOS 11.0, *)
extension NSString: NSItemProviderWriting, NSItemProviderReading {
  public static var writableTypeIdentifiersForItemProvider: [String] {
    ["public.utf8-plain-text"]
  }

  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.utf8-plain-text", "public.plain-text", "public.text"]
  }

  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(String(describing: self).utf8), nil)
    return nil
  }

  public static func object(
    withItemProviderData data: Data,
    typeIdentifier: String
  ) throws -> Self {
    unsafeDowncast(NSString(string: String(decoding: data, as: UTF8.self)), to: Self.self)
  }
}

@available(iOS 11.0, *)
extension NSURL: NSItemProviderWriting, NSItemProviderReading {
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }

  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.url", "public.file-url"]
  }

  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(absoluteString.utf8), nil)
    return nil
  }

  public static func object(
    withItemProviderData data: Data,
    typeIdentifier: String
  ) throws -> Self {
    guard let url = NSURL(string: String(decoding: data, as: UTF8.self)) else {
      throw CocoaError(.fileReadCorruptFile)
    }
    return unsafeDowncast(url, to: Self.self)
  }
}
