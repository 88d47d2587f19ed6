/// Which pictures and films a picker shows.
@available(iOS 14.0, *)
public struct PHPickerFilter: Equatable, Hashable, Sendable {
  private indirect enum Kind: Hashable, Sendable {
    case kind(String)
    case any([PHPickerFilter])
    case all([PHPickerFilter])
    case not(PHPickerFilter)
  }

  private let kind: Kind

  private init(_ kind: Kind) {
    self.kind = kind
  }

  private init(_ name: String) {
    kind = .kind(name)
  }

  public static let images = PHPickerFilter("images")
  public static let videos = PHPickerFilter("videos")
  public static let livePhotos = PHPickerFilter("livePhotos")
  @available(iOS 15.0, *)
  public static let screenshots = PHPickerFilter("screenshots")
  @available(iOS 15.0, *)
  public static let panoramas = PHPickerFilter("panoramas")
  @available(iOS 15.0, *)
  public static let screenRecordings = PHPickerFilter("screenRecordings")
  @available(iOS 15.0, *)
  public static let slomoVideos = PHPickerFilter("slomoVideos")
  @available(iOS 15.0, *)
  public static let timelapseVideos = PHPickerFilter("timelapseVideos")
  @available(iOS 16.0, *)
  public static let bursts = PHPickerFilter("bursts")
  @available(iOS 16.0, *)
  public static let cinematicVideos = PHPickerFilter("cinematicVideos")
  @available(iOS 16.0, *)
  public static let depthEffectPhotos = PHPickerFilter("depthEffectPhotos")

  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(.any(subfilters))
  }

  @available(iOS 15.0, *)
  public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(.all(subfilters))
  }

  @available(iOS 15.0, *)
  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter {
    PHPickerFilter(.not(filter))
  }
}
