import CGTK
import CoreTransferable
import Foundation
import SwiftUICore

/// What GTK hands to other programs of values of ours: their bytes, made when somebody asks.
@MainActor final class ParcelProvider {
  /// The values.
  let parcels: [Parcel]
  private let forms: [WireForm]
  private static let key = g_quark_from_static_string("hetang-parcels")

  private init(_ parcels: [Parcel], extra: [WireForm]) {
    self.parcels = parcels
    forms = PictureForms.adding(to: WireForm.forms(of: parcels)) + extra
  }

  /// Makes a provider, which belongs to the caller.
  ///
  /// - Parameters:
  ///   - parcels: The values.
  ///   - extra: What is offered beside them.
  /// - Returns: The provider.
  static func make(
    _ parcels: [Parcel], extra: [WireForm] = []
  ) -> UnsafeMutablePointer<GdkContentProvider>? {
    let object = g_object_new_with_properties(ParcelProviderClass.type, 0, nil, nil)
    guard let object else { return nil }
    let provider = Unmanaged.passRetained(ParcelProvider(parcels, extra: extra)).toOpaque()
    g_object_set_qdata_full(
      object, key, provider,
      { data in data.map { Unmanaged<ParcelProvider>.fromOpaque($0).release() } })
    return UnsafeMutableRawPointer(object).assumingMemoryBound(to: GdkContentProvider.self)
  }

  /// The Swift side of a provider, if it is one of ours.
  static func of(_ provider: UnsafeMutablePointer<GdkContentProvider>?) -> ParcelProvider? {
    guard let provider, hetang_is_a(provider, ParcelProviderClass.type) != 0 else { return nil }
    let object = UnsafeMutableRawPointer(provider).assumingMemoryBound(to: GObject.self)
    return g_object_get_qdata(object, key).map {
      Unmanaged<ParcelProvider>.fromOpaque($0).takeUnretainedValue()
    }
  }

  /// The kinds of data; the formats belong to the caller.
  var formats: OpaquePointer? {
    let builder = gdk_content_formats_builder_new()
    for form in forms { gdk_content_formats_builder_add_mime_type(builder, form.name) }
    return gdk_content_formats_builder_free_to_formats(builder)
  }

  /// Makes the bytes of a kind and writes them to a stream.
  ///
  /// - Parameters:
  ///   - name: The name of the kind.
  ///   - stream: The stream, which stays open.
  ///   - end: Takes what went wrong; `nil` if nothing did.
  func write(
    _ name: String, to stream: UnsafeMutablePointer<GOutputStream>, end: @escaping (String?) -> Void
  ) {
    guard let form = forms.first(where: { $0.name == name }) else {
      return end("\(name) is not among what is offered")
    }
    g_object_ref(stream)
    let kept = Unchecked(value: stream)
    // It ends with the stream, which whoever asked closes when it wants no more.
    Task {
      defer { g_object_unref(kept.value) }
      do {
        try await StreamWriting.write(try await form.data(), to: kept.value)
        end(nil)
      } catch let failure as GLibFailure {
        end(failure.message)
      } catch {
        end(error.localizedDescription)
      }
    }
  }
}

/// Writes streams of GLib.
@MainActor enum StreamWriting {
  /// The most bytes that are written at once.
  ///
  /// GDK hands all that it was given to the display in one request, and the display takes no request
  /// of more than 16 MB: whoever asked would wait without end. From this size on, what is handed over
  /// is asked for part by part.
  private static let chunk = 1 << 18

  /// Writes all bytes to a stream, which stays open.
  ///
  /// - Throws: What GLib says.
  static func write(
    _ data: Data, to stream: UnsafeMutablePointer<GOutputStream>
  ) async throws {
    var rest = data[...]
    while !rest.isEmpty {
      try await writePart(rest.prefix(chunk), to: stream)
      rest = rest.dropFirst(chunk)
    }
  }

  private static func writePart(
    _ data: Data, to stream: UnsafeMutablePointer<GOutputStream>
  ) async throws {
    let bytes = data.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
    defer { g_bytes_unref(bytes) }
    var size: gsize = 0
    let start = g_bytes_get_data(bytes, &size)
    let finished = await Finished.waiting { cancellable, end, context in
      g_output_stream_write_all_async(
        stream, start, size, G_PRIORITY_DEFAULT, cancellable, end, context)
    }
    var error: UnsafeMutablePointer<GError>?
    guard g_output_stream_write_all_finish(stream, finished.result, nil, &error) != 0 else {
      throw GLibFailure(error)
    }
  }
}
