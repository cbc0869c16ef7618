import CGTK
import Foundation
import SwiftUI
import TestSupport
import Testing

@testable import GTKRenderer

/// Pictures become pixels: as many as are needed, the right way up.
@MainActor @Suite(.serialized, .hangLimit) struct PictureDecoderTests {
  @Test(arguments: [
    (CGSize(width: 800, height: 600), CGSize(width: 800, height: 600), 1),
    (CGSize(width: 800, height: 600), CGSize(width: 401, height: 301), 1),
    (CGSize(width: 800, height: 600), CGSize(width: 400, height: 300), 2),
    (CGSize(width: 800, height: 600), CGSize(width: 10, height: 300), 2),
    (CGSize(width: 12000, height: 12000), CGSize(width: 800, height: 800), 8),
    (CGSize(width: 12000, height: 12000), CGSize(width: 12000, height: 12000), 4),
    (CGSize(width: 1000, height: 30000), CGSize(width: 27, height: 800), 32),
    (CGSize(width: 1000, height: 30000), CGSize(width: 1000, height: 30000), 1),
    (CGSize(width: 40, height: 30), .zero, 16),
  ])
  func noMoreIsDecodedThanIsShown(pixels: CGSize, area: CGSize, reduction: Int) {
    #expect(PictureDecoder.reduction(of: pixels, for: area) == reduction)
  }

  @Test(arguments: ["png", "jpeg"])
  func pictureIsDecodedSmaller(format: String) throws {
    let data = try TestPicture(width: 400, height: 200).encoded(as: format)

    let whole = try #require(PictureDecoder.decode(data, reduction: 1))
    let part = try #require(PictureDecoder.decode(data, reduction: 4))

    #expect(whole.size == (400, 200))
    #expect(part.size == (100, 50))
    #expect(part.byteCount * 15 < whole.byteCount)
  }

  @Test(arguments: [(1, 400, 200), (3, 400, 200), (6, 200, 400), (8, 200, 400)])
  func photographIsTurnedAsItsCameraWasHeld(orientation: Int, width: Int, height: Int) throws {
    let data = try TestPicture(width: 400, height: 200).encoded(as: "jpeg")
      .turned(orientation)

    let picture = try #require(PictureDecoder.decode(data, reduction: 1))
    let part = try #require(PictureDecoder.decode(data, reduction: 2))

    #expect(picture.size == (width, height))
    #expect(part.size == (width / 2, height / 2))
  }

  @Test(arguments: ["png", "jpeg"])
  func decodingTakesNoMoreMemoryThanWhatIsShown(format: String) throws {
    let data = try TestPicture(width: 4000, height: 6000).encoded(as: format)
    let before = try MemoryPeak.resetToNow()

    let part = try #require(PictureDecoder.decode(data, reduction: 8))

    #expect(part.size == (500, 750))
    #expect(try MemoryPeak.inBytes() - before < 12 << 20)
  }

  @Test func pixelsOfSeveralBecomeOneByTheirOpacity() throws {
    // Opaque red beside clear green: half of it is red, none of it green.
    let data = try TestPicture(width: 4, height: 2).encoded(
      as: "png", columns: [0xFF00_00FF, 0x00FF_0000])

    let part = try #require(PictureDecoder.decode(data, reduction: 2))

    #expect(part.size == (2, 1))
    #expect(part.pixel(0, 0) == [255, 0, 0, 128])
  }

  @Test func pngThatBreaksOffIsShownAsFarAsItGoes() throws {
    let data = try TestPicture(width: 400, height: 400).encoded(as: "png", noise: true)

    let part = try #require(PictureDecoder.decode(data.prefix(data.count / 2), reduction: 2))

    #expect(part.pixel(0, 0) == [255, 0, 0])
    #expect(part.pixel(0, 199) == [255, 255, 255])
    #expect(PictureDecoder.decode(data.prefix(40), reduction: 2) == nil)
  }

  @Test func whatIsNoPictureIsNotDecoded() {
    #expect(PictureDecoder.decode(Data("no picture".utf8), reduction: 1) == nil)
  }

  @Test func largePictureIsShownOnceItIsDecoded() async throws {
    let picture = TestPicture(width: 2000, height: 1500)
    let host = try await WindowHost(
      Image(encoded: try picture.encoded(as: "png"), pixels: picture.size, scale: 1)
        .resizable().frame(width: 200, height: 150))
    defer { host.close() }
    let (x, y) = (Int(host.graph.size.width / 2), Int(host.graph.size.height / 2))

    try await host.wait { !host.window.renderer.pictures.isDecoding }

    #expect(try await host.pixel(x, y) == "#FF0000")
  }
}

/// A red picture.
private struct TestPicture {
  let width: Int
  let height: Int

  var size: CGSize { CGSize(width: width, height: height) }

  /// The file: red, or in columns of other colours, with some of it so irregular that it is large.
  func encoded(as format: String, columns: [guint32] = [], noise: Bool = false) throws -> Data {
    let pixels = try #require(
      gdk_pixbuf_new(
        GDK_COLORSPACE_RGB, columns.isEmpty ? 0 : 1, 8, CInt(width), CInt(height)))
    defer { g_object_unref(UnsafeMutableRawPointer(pixels)) }
    gdk_pixbuf_fill(pixels, 0xFF00_00FF)
    for index in columns.isEmpty ? 0..<0 : 0..<width {
      let column = gdk_pixbuf_new_subpixbuf(pixels, CInt(index), 0, 1, CInt(height))
      gdk_pixbuf_fill(column, columns[index % columns.count])
      g_object_unref(column.map { UnsafeMutableRawPointer($0) })
    }
    if noise, let start = gdk_pixbuf_get_pixels(pixels) {
      var value: UInt32 = 1
      for place in 2400..<Int(gdk_pixbuf_get_byte_length(pixels)) {
        value = value &* 1_664_525 &+ 1_013_904_223
        start[place] = UInt8(value >> 24)
      }
    }
    var buffer: UnsafeMutablePointer<CChar>?
    var count: gsize = 0
    try #require(
      gdk_pixbuf_save_to_bufferv(pixels, &buffer, &count, format, nil, nil, nil) != 0)
    defer { g_free(buffer) }
    return Data(bytes: try #require(buffer), count: Int(count))
  }
}

extension DecodedPicture {
  /// The bytes of a pixel.
  fileprivate func pixel(_ x: Int, _ y: Int) -> [UInt8] {
    let channels = Int(gdk_pixbuf_get_n_channels(pixbuf))
    let start = y * Int(gdk_pixbuf_get_rowstride(pixbuf)) + x * channels
    return gdk_pixbuf_read_pixels(pixbuf).map { pixels in
      (start..<start + channels).map { pixels[$0] }
    } ?? []
  }
}

/// The most memory that this process has had at a time.
private enum MemoryPeak {
  /// Forgets what was, so that the peak is what the process has now.
  static func resetToNow() throws -> Int {
    try Data("5".utf8).write(to: URL(filePath: "/proc/self/clear_refs"))
    return try inBytes()
  }

  static func inBytes() throws -> Int {
    let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") })
    let kilobytes = line.split { !$0.isNumber }.first.flatMap { Int($0) }
    return try #require(kilobytes) * 1024
  }
}

extension Data {
  /// A JPEG with a camera's note of how it was held.
  fileprivate func turned(_ orientation: Int) -> Data {
    var note: [UInt8] = Array("Exif\0\0MM\0*".utf8) + [0, 0, 0, 8, 0, 1]
    note += [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, UInt8(orientation), 0, 0, 0, 0, 0, 0]
    let length = note.count + 2
    return prefix(2) + [0xFF, 0xE1, UInt8(length >> 8), UInt8(length & 255)] + note + dropFirst(2)
  }
}
