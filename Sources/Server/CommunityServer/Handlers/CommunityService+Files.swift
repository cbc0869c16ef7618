import Foundation
import HTTPServer
import ServerStorage

/// Pictures and other files.
extension CommunityService {
  /// The file of an attachment.
  func attachment(_ call: CallParameters) async throws(Refusal) -> HTTPResponse {
    let id = try call.entity(inPath: "id")
    guard
      let found = try await read({ () throws(StorageError) in try await store.attachment(id) })
    else { throw .noFile }
    var response = Self.file(found.picture)
    response.headers["Content-Disposition"] =
      "inline; filename*=UTF-8''\(Self.encoded(found.attachment.name))"
    return response
  }

  /// A picture by the name of its content.
  func picture(_ call: CallParameters) async throws(Refusal) -> HTTPResponse {
    let hash = try call.entity(inPath: "hash")
    guard
      let found = try await read({ () throws(StorageError) in try await store.picture(hash) })
    else { throw .noFile }
    return Self.file(found)
  }

  /// The answer with a file whose bytes never change.
  static func file(_ picture: PictureRecord) -> HTTPResponse {
    var response = HTTPResponse(
      type: picture.mediaType, body: .shared(SharedBytes(picture.bytes)))
    response.headers["Cache-Control"] = "public, max-age=31536000, immutable"
    // Members choose what a file holds and what it is called; no browser is to run it.
    response.headers["X-Content-Type-Options"] = "nosniff"
    response.headers["Content-Security-Policy"] = "default-src 'none'; sandbox"
    response.entityTag = EntityTag(picture.hash.description)
    response.acceptsRanges = true
    return response
  }

  private static func encoded(_ name: String) -> String {
    let plain = CharacterSet(
      charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")
    return name.addingPercentEncoding(withAllowedCharacters: plain) ?? "file"
  }
}
