import CGTK
import CoreTransferable
import Foundation

/// Reads streams of GLib to their end.
@MainActor enum StreamReading {
  /// The most bytes that are taken of something that is pasted or dropped.
  static var limit = 1 << 29
  private static let chunk: gsize = 1 << 20

  /// Reads all bytes of a stream, which belongs to nobody else and is closed then.
  ///
  /// - Throws: `TransferError.tooLarge`, or what GLib says.
  static func bytes(of stream: UnsafeMutablePointer<GInputStream>) async throws -> Data {
    defer {
      g_input_stream_close_async(stream, G_PRIORITY_DEFAULT, nil, nil, nil)
      g_object_unref(stream)
    }
    var data = Data()
    while true {
      try Task.checkCancellation()
      let finished = await Finished.waiting { cancellable, end, context in
        g_input_stream_read_bytes_async(
          stream, chunk, G_PRIORITY_DEFAULT, cancellable, end, context)
      }
      var error: UnsafeMutablePointer<GError>?
      guard let bytes = g_input_stream_read_bytes_finish(stream, finished.result, &error) else {
        throw GLibFailure(error)
      }
      defer { g_bytes_unref(bytes) }
      var size: gsize = 0
      guard let start = g_bytes_get_data(bytes, &size), size > 0 else { return data }
      guard data.count + Int(size) <= limit else { throw TransferError.tooLarge(bytes: limit) }
      data.append(start.assumingMemoryBound(to: UInt8.self), count: Int(size))
    }
  }
}

/// The names of the kinds of data that formats stand for.
@MainActor func wireTypes(of formats: OpaquePointer?) -> [String] {
  guard let formats else { return [] }
  // What GTK has as objects it can write as data of several kinds.
  let all = gdk_content_formats_union_serialize_mime_types(gdk_content_formats_ref(formats))
  defer { gdk_content_formats_unref(all) }
  var count: gsize = 0
  guard let names = gdk_content_formats_get_mime_types(all, &count) else { return [] }
  return (0..<Int(count)).compactMap { index in names[index].map { String(cString: $0) } }
}
