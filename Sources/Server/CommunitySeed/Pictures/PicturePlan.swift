import ServerStorage

/// A picture before it is painted.
struct PicturePlan: Hashable, Sendable {
  /// How the picture is written to a file.
  enum Format: String, Hashable, Sendable, CaseIterable {
    case jpeg
    case png
    case gif
    case animatedGIF
    case webp

    var mediaType: String {
      switch self {
      case .jpeg: "image/jpeg"
      case .png: "image/png"
      case .gif, .animatedGIF: "image/gif"
      case .webp: "image/webp"
      }
    }

    /// The ends of file names, the usual one first.
    var endings: [String] {
      switch self {
      case .jpeg: ["jpg", "jpg", "JPG", "jpeg", "JPEG"]
      case .png: ["png", "png", "PNG"]
      case .gif, .animatedGIF: ["gif"]
      case .webp: ["webp"]
      }
    }
  }

  /// The place among the pictures, which its dice are thrown for.
  let index: Int
  let scene: PictureScene
  let format: Format
  let width: Int
  let height: Int
  /// What the camera wrote into the file, if one did; for JPEG only.
  var camera: CameraNote?
}

/// What a camera writes into a picture's file.
struct CameraNote: Hashable, Sendable {
  let maker: String
  let model: String
  /// How the picture has to be turned to stand upright, from 1 to 8 as EXIF counts.
  let orientation: Int
}
