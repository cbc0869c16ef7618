import CMicroHTTPD
import Foundation

/// Turns answers into the library's objects.
enum ResponseWriter {
  /// Makes the library's object for an answer; the caller gives it back with
  /// `MHD_destroy_response`.
  ///
  /// - Returns: `nil` when memory is short or a header field holds a line break.
  static func make(_ response: HTTPResponse, closes: Bool) -> OpaquePointer? {
    guard let made = body(of: response) else { return nil }
    for field in response.headers.fields {
      guard MHD_add_response_header(made, field.name, field.value) == .YES else {
        MHD_destroy_response(made)
        return nil
      }
    }
    if closes { _ = MHD_add_response_header(made, "Connection", "close") }
    return made
  }

  private static func body(of response: HTTPResponse) -> OpaquePointer? {
    if case .cut(let length) = response.delivery {
      return broken(SharedBytes(response.body.bytes), after: length)
    }
    switch response.body {
    case .empty: return MHD_create_response_from_buffer(0, nil, .RESPMEM_PERSISTENT)
    case .data(let data):
      return data.withUnsafeBytes { bytes in
        MHD_create_response_from_buffer(
          bytes.count, UnsafeMutableRawPointer(mutating: bytes.baseAddress), .RESPMEM_MUST_COPY)
      }
    case .shared(let shared):
      return MHD_create_response_from_buffer_with_free_callback_cls(
        shared.count, UnsafeMutableRawPointer(mutating: shared.bytes.baseAddress),
        { box in box.map { Unmanaged<SharedBytes>.fromOpaque($0).release() } },
        Unmanaged.passRetained(shared).toOpaque())
    }
  }

  /// A body that promises its whole length and ends early.
  private static func broken(_ bytes: SharedBytes, after length: Int) -> OpaquePointer? {
    let box = Unmanaged.passRetained(BrokenBody(bytes: bytes, end: min(length, bytes.count)))
    return MHD_create_response_from_callback(
      UInt64(bytes.count), 16 << 10,
      { context, position, buffer, capacity in
        guard let context, let buffer else { return -2 }
        return Unmanaged<BrokenBody>.fromOpaque(context).takeUnretainedValue()
          .read(at: Int(position), into: buffer, capacity: capacity)
      }, box.toOpaque(),
      { context in context.map { Unmanaged<BrokenBody>.fromOpaque($0).release() } })
  }
}

private final class BrokenBody: Sendable {
  private let bytes: SharedBytes
  private let end: Int

  init(bytes: SharedBytes, end: Int) {
    self.bytes = bytes
    self.end = end
  }

  /// Hands out bytes, and -2 (the library's "end with an error") at the break.
  func read(at position: Int, into buffer: UnsafeMutablePointer<CChar>, capacity: Int) -> Int {
    guard position < end else { return -2 }
    let part = bytes.bytes[position..<min(end, position + capacity)]
    UnsafeMutableRawBufferPointer(start: buffer, count: capacity).copyBytes(from: part)
    return part.count
  }
}
