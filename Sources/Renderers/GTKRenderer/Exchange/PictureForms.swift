import CGTK
import Foundation
import SwiftUICore

/// Offers pictures in the format that all programs of this system take, whatever they came in.
enum PictureForms {
  /// The forms, with a PNG made of the first picture among them that is none.
  static func adding(to forms: [WireForm]) -> [WireForm] {
    guard !forms.contains(where: { $0.name == "image/png" }),
      let picture = forms.first(where: { convertible.contains($0.name) })
    else { return forms }
    return forms + [WireForm(name: "image/png") { try await png(of: try await picture.data()) }]
  }

  private static let convertible: Set<String> = ["image/jpeg", "image/gif", "image/webp"]

  /// Decodes and encodes away from the main actor, which GDK allows for textures.
  @concurrent private static func png(of data: Data) async throws -> Data {
    let bytes = data.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
    defer { g_bytes_unref(bytes) }
    var error: UnsafeMutablePointer<GError>?
    guard let texture = gdk_texture_new_from_bytes(bytes, &error) else { throw GLibFailure(error) }
    defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
    guard let encoded = gdk_texture_save_to_png_bytes(texture) else { throw GLibFailure(nil) }
    defer { g_bytes_unref(encoded) }
    var size: gsize = 0
    guard let start = g_bytes_get_data(encoded, &size) else { throw GLibFailure(nil) }
    return Data(bytes: start, count: Int(size))
  }
}
