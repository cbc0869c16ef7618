import CGD
import Foundation

/// Writes painted canvases to files.
enum PictureFile {
  /// Returns a file of one picture, or, as an animated GIF, of several that follow one another.
  static func data(_ frames: [Canvas], format: PicturePlan.Format, camera: CameraNote?) -> Data {
    switch format {
    case .jpeg:
      let file = frames[0].withPicture { picture in data { gdImageJpegPtr(picture, $0, 82) } }
      return camera.map { Exif.inserted($0, into: file) } ?? file
    case .png: return frames[0].withPicture { picture in data { gdImagePngPtrEx(picture, $0, 3) } }
    case .webp:
      return frames[0].withPicture { picture in data { gdImageWebpPtrEx(picture, $0, 75) } }
    case .gif: return gif(frames[0], colors: 128)
    case .animatedGIF: return animation(frames, colors: 96, hundredths: 18)
    }
  }

  /// Returns a GIF of 2 to 256 colours, the corner's to be seen through if it is clear.
  static func gif(_ canvas: Canvas, colors: Int32, isClear: Bool = false) -> Data {
    canvas.withPicture { picture in
      reduce(picture, to: colors, isClear: isClear)
      return data { gdImageGifPtr(picture, $0) }
    }
  }

  /// Returns an animated GIF, which goes on for ever; each picture stays for some hundredths of a
  /// second.
  static func animation(
    _ frames: [Canvas], colors: Int32, hundredths: Int32, isClear: Bool = false
  ) -> Data {
    // A picture with clear parts has to be wiped away before the next.
    let disposal = Int32(isClear ? gdDisposalRestoreBackground : gdDisposalNone)
    var file = Data()
    for frame in frames {
      frame.withPicture { picture in
        reduce(picture, to: colors, isClear: isClear)
        if file.isEmpty { file = data { gdImageGifAnimBeginPtr(picture, $0, 0, 0) } }
        file += data { gdImageGifAnimAddPtr(picture, $0, 1, 0, 0, hundredths, disposal, nil) }
      }
    }
    return file + data { gdImageGifAnimEndPtr($0) }
  }

  private static func reduce(_ picture: gdImagePtr, to colors: Int32, isClear: Bool) {
    gdImageTrueColorToPalette(picture, 0, colors)
    if isClear { gdImageColorTransparent(picture, gdImageGetPixel(picture, 0, 0)) }
  }

  /// Takes over what libgd has written.
  private static func data(_ write: (UnsafeMutablePointer<Int32>) -> UnsafeMutableRawPointer?)
    -> Data
  {
    var size: Int32 = 0
    guard let bytes = write(&size) else { fatalError("libgd has no memory to write a picture") }
    defer { gdFree(bytes) }
    return Data(bytes: bytes, count: Int(size))
  }
}
