import CGTK
import CPNG
import Foundation

/// Decodes pictures, in their own size or smaller, the right way up.
enum PictureDecoder {
  /// How many pixels are decoded at most: those of a page that is 1,000 wide and 32,000 long.
  static let mostPixels: CGFloat = 32_000_000
  /// How long a side may be that can still be drawn.
  static let longestSide: CGFloat = 32_000

  /// By which power of two a picture may be smaller and still be fine enough for an area.
  ///
  /// - Parameters:
  ///   - pixels: The size of the picture.
  ///   - size: The size of the area.
  /// - Returns: A power of two: 1 for the picture as it is.
  static func reduction(of pixels: CGSize, for size: CGSize) -> Int {
    var reduction: CGFloat = 1
    func isTooFine() -> Bool {
      let (width, height) = (pixels.width / reduction, pixels.height / reduction)
      if width * height > mostPixels || max(width, height) > longestSide { return true }
      return width >= 2 * max(size.width, 1) && height >= 2 * max(size.height, 1)
    }
    while isTooFine() { reduction *= 2 }
    return Int(reduction)
  }

  /// Decodes a picture without keeping the main loop from its work.
  @concurrent static func decodeAside(_ data: Data, reduction: Int) async -> DecodedPicture? {
    Task.isCancelled ? nil : decode(data, reduction: reduction)
  }

  /// Decodes a picture, which is turned as its camera was held.
  ///
  /// A photograph of JPEG, and a PNG, are made smaller while they are decoded, others afterwards.
  ///
  /// - Parameters:
  ///   - data: The encoded picture.
  ///   - reduction: By how much smaller its sides are to be.
  /// - Returns: `nil` if nobody can decode it.
  static func decode(_ data: Data, reduction: Int) -> DecodedPicture? {
    decodeRows(data, reduction: reduction) ?? decodeWhole(data, reduction: reduction)
  }

  /// Decodes a PNG one row after the other; `nil` for what can't be decoded so.
  private static func decodeRows(_ data: Data, reduction: Int) -> DecodedPicture? {
    data.withUnsafeBytes { bytes in
      let start = bytes.bindMemory(to: UInt8.self).baseAddress
      var head = hetang_png_head()
      guard hetang_png_decode(start, bytes.count, 1, &head, nil, 0) == 0, head.is_interlaced == 0
      else { return nil }
      let (columns, rows) = (Int(head.width) / reduction, Int(head.height) / reduction)
      guard columns > 0, rows > 0,
        let pixbuf = gdk_pixbuf_new(
          GDK_COLORSPACE_RGB, head.channels == 4 ? 1 : 0, 8, CInt(columns), CInt(rows))
      else { return nil }
      let decoded = DecodedPicture(pixbuf, reduction: reduction)
      // What is missing of a damaged file is as clear as its kind allows.
      gdk_pixbuf_fill(pixbuf, 0xFFFF_FF00)
      let made = hetang_png_decode(
        start, bytes.count, UInt32(reduction), &head, gdk_pixbuf_get_pixels(pixbuf),
        Int(gdk_pixbuf_get_rowstride(pixbuf)))
      return made > 0 ? decoded : nil
    }
  }

  private static func decodeWhole(_ data: Data, reduction: Int) -> DecodedPicture? {
    guard let loader = gdk_pixbuf_loader_new() else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(loader)) }
    let prepare: @convention(c) (OpaquePointer?, CInt, CInt, UnsafeMutableRawPointer?) -> Void = {
      loader, width, height, data in
      let reduction = CInt(Int(bitPattern: data))
      gdk_pixbuf_loader_set_size(
        loader.map { UnsafeMutablePointer($0) }, max(width / reduction, 1),
        max(height / reduction, 1))
    }
    if reduction > 1 {
      g_signal_connect_data(
        UnsafeMutableRawPointer(loader), "size-prepared",
        hetang_callback(unsafeBitCast(prepare, to: UnsafeMutableRawPointer.self)),
        UnsafeMutableRawPointer(bitPattern: reduction), nil, GConnectFlags(rawValue: 0))
    }
    let isWritten = data.withUnsafeBytes { bytes in
      gdk_pixbuf_loader_write(
        loader, bytes.bindMemory(to: guchar.self).baseAddress, gsize(bytes.count), nil)
    }
    // Half a picture is better than none: what was read of a damaged file is shown.
    _ = gdk_pixbuf_loader_close(loader, nil) != 0 && isWritten != 0
    guard let pixbuf = gdk_pixbuf_loader_get_pixbuf(loader),
      let upright = gdk_pixbuf_apply_embedded_orientation(pixbuf)
    else { return nil }
    return DecodedPicture(upright, reduction: reduction)
  }
}

/// Pixels, which nobody changes any more.
final class DecodedPicture: @unchecked Sendable {
  // GLib counts references atomically, and the pixels are only read.
  let pixbuf: OpaquePointer
  /// By how much smaller the sides are than the picture's own.
  let reduction: Int

  /// Takes pixels over.
  init(_ pixbuf: OpaquePointer, reduction: Int) {
    self.pixbuf = pixbuf
    self.reduction = reduction
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }

  var size: (width: Int, height: Int) {
    (Int(gdk_pixbuf_get_width(pixbuf)), Int(gdk_pixbuf_get_height(pixbuf)))
  }

  var byteCount: Int { Int(gdk_pixbuf_get_byte_length(pixbuf)) }
}
