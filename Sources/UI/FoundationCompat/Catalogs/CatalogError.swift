import Foundation

/// Why a file isn't a string catalog.
package struct CatalogError: Error, Equatable, CustomStringConvertible {
  /// Where in the file, and what is wrong there.
  package let description: String

  init(_ error: any Error) {
    guard let error = error as? DecodingError else {
      description = "\(error)"
      return
    }
    switch error {
    case .keyNotFound(let key, let context):
      description = "\(Self.place(context.codingPath)) has no \(key.stringValue)"
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      description = "\(Self.place(context.codingPath)): \(context.debugDescription)"
    case .dataCorrupted(let context):
      let cause = context.underlyingError.map { " (\($0))" } ?? ""
      description = "\(Self.place(context.codingPath)): \(context.debugDescription)\(cause)"
    @unknown default: description = "\(error)"
    }
  }

  private static func place(_ path: [any CodingKey]) -> String {
    path.isEmpty ? "the file" : path.map(\.stringValue).joined(separator: "/")
  }
}
