import CPixbuf
import Foundation

/// A picture that gdk-pixbuf has decoded.
final class DecodedPicture {
  private let pixbuf: OpaquePointer

  /// Decodes a picture; `nil` if nobody can.
  ///
  /// - Parameters:
  ///   - data: The file, of any format that gdk-pixbuf reads.
  ///   - limit: The most pixels to keep; a larger picture is made smaller.
  init?(_ data: Data, limit: Int) {
    let pixbuf = data.withUnsafeBytes { bytes in
      hetang_decode(bytes.bindMemory(to: guchar.self).baseAddress, gsize(bytes.count), gsize(limit))
    }
    guard let pixbuf else { return nil }
    self.pixbuf = pixbuf
  }

  private init(_ pixbuf: OpaquePointer) { self.pixbuf = pixbuf }

  deinit { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }

  var width: Int { Int(gdk_pixbuf_get_width(pixbuf)) }
  var height: Int { Int(gdk_pixbuf_get_height(pixbuf)) }

  /// The picture turned to the right; `nil` if there is no room for it.
  func turned(quarters: Int) -> DecodedPicture? {
    let angles = [
      GDK_PIXBUF_ROTATE_NONE, GDK_PIXBUF_ROTATE_CLOCKWISE, GDK_PIXBUF_ROTATE_UPSIDEDOWN,
      GDK_PIXBUF_ROTATE_COUNTERCLOCKWISE,
    ]
    return gdk_pixbuf_rotate_simple(pixbuf, angles[quarters % 4]).map(DecodedPicture.init)
  }

  /// The picture in another size; `nil` if there is no room for it.
  func scaled(width: Int, height: Int) -> DecodedPicture? {
    gdk_pixbuf_scale_simple(
      pixbuf, CInt(max(width, 1)), CInt(max(height, 1)), GDK_INTERP_BILINEAR
    ).map(DecodedPicture.init)
  }

  /// The pixels.
  var grid: PixelGrid {
    let stride = Int(gdk_pixbuf_get_rowstride(pixbuf))
    var bytes: ContiguousArray<UInt8> = []
    bytes.reserveCapacity(width * height * 4)
    if let start = gdk_pixbuf_read_pixels(pixbuf) {
      for row in 0..<height {
        bytes.append(contentsOf: UnsafeBufferPointer(start: start + row * stride, count: width * 4))
      }
    }
    return PixelGrid(width: width, height: height, bytes: bytes)
  }

  /// The picture as a PNG file; `nil` if there is no room for it.
  var png: Data? {
    var length: gsize = 0
    guard let buffer = hetang_png(pixbuf, &length) else { return nil }
    defer { g_free(buffer) }
    return Data(bytes: buffer, count: Int(length))
  }
}
