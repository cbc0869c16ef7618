package import Foundation

/// The file of a picture, as it was loaded; files are told apart by which load they came with.
package final class PictureFile: Sendable {
  package let data: Data
  package let head: PictureHead
  /// Where it was found.
  package let address: URL

  /// Takes over what came from an address.
  ///
  /// - Throws: `.empty`, `.notAPicture` or `.damaged`.
  package init(_ data: Data, from address: URL) throws(PictureProblem) {
    head = try PictureHead(data)
    self.data = data
    self.address = address
  }

  /// What the file is called when it is kept.
  ///
  /// The address says so, unless it is one of a program that hands out files; then it is the name
  /// that the author gave it.
  ///
  /// - Parameter picture: The picture that the file is of.
  /// - Returns: A name that ends as files of its format do.
  package func name(of picture: ForumPicture) -> String {
    let extensions = head.format.fileExtensions
    let names = [address.lastPathComponent, picture.name].map(Self.withoutSeparators)
    let isRight = { (name: String) in
      extensions.contains((name as NSString).pathExtension.lowercased())
    }
    if let name = names.first(where: isRight) { return name }
    let stem = names.reversed().map { ($0 as NSString).deletingPathExtension }
      .first { !$0.isEmpty }
    return "\(stem ?? "picture").\(extensions[0])"
  }

  /// A name that leads nowhere else and hides nothing.
  private static func withoutSeparators(_ name: String) -> String {
    let parts = name.split { $0 == "/" || $0 == "\\" || $0 == ":" || $0.isNewline || $0 == "\0" }
    return (parts.last.map { String($0.drop { $0 == "." || $0 == " " }) } ?? "")
  }
}

/// How much of a picture's file is here.
package struct PictureProgress: Hashable, Sendable {
  package let receivedBytes: Int
  /// The size of the file; `nil` when the server does not say.
  package let totalBytes: Int?

  package init(receivedBytes: Int, totalBytes: Int?) {
    self.receivedBytes = receivedBytes
    self.totalBytes = totalBytes
  }
}

/// How far the loading of a picture has come.
package enum PicturePhase {
  /// It is on its way; `nil` before anything came.
  case loading(PictureProgress?)
  case loaded(PictureFile)
  case failed(PictureProblem)
}
