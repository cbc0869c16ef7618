import Foundation

/// A kind that only a tag is known of, which its name tells: `dyn.mime.image%2Fx-foo.public.data`.
nonisolated struct DynamicType {
  let tag: String
  let tagClass: UTTagClass
  let parent: String?

  init(tag: String, tagClass: UTTagClass, parent: String?) {
    (self.tag, self.tagClass, self.parent) = (tag, tagClass, parent)
  }

  /// Reads a name; `nil` for that of another kind.
  init?(identifier: String) {
    let parts = identifier.split(separator: ".", maxSplits: 3, omittingEmptySubsequences: false)
    guard parts.count >= 3, parts[0] == "dyn", let tagClass = Self.classes[String(parts[1])],
      let tag = String(parts[2]).removingPercentEncoding, tagClass.accepts(tag)
    else { return nil }
    self.init(tag: tag, tagClass: tagClass, parent: parts.count > 3 ? String(parts[3]) : nil)
  }

  var identifier: String {
    let name = Self.classes.first { $0.value == tagClass }?.key ?? "other"
    let plain = tag.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
    return ["dyn", name, plain, parent].compactMap(\.self).joined(separator: ".")
  }

  var declaration: TypeDeclaration {
    TypeDeclaration(
      parents: parent.map { [$0] } ?? [],
      extensions: tagClass == .filenameExtension ? [tag] : [],
      mediaTypes: tagClass == .mimeType ? [tag] : [])
  }

  private static let classes: [String: UTTagClass] = [
    "mime": .mimeType, "file": .filenameExtension,
  ]
}
