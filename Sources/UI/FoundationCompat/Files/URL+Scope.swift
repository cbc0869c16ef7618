public import Foundation

extension URL {
  /// Begins to use a file that a person has chosen.
  ///
  /// Apple's systems open such files to a program only for a while. Programs of this system may use
  /// whatever the person may, so there is nothing to begin.
  ///
  /// - Returns: Whether the file may be used: always.
  @discardableResult public func startAccessingSecurityScopedResource() -> Bool { true }

  /// Ends the use of a file that a person has chosen; the file may be used as before.
  public func stopAccessingSecurityScopedResource() {}
}
