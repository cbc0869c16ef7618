package import Foundation
package import SwiftUICore

/// A screen of an application that a picture is made of.
package struct DrawnScreen {
  /// What the files of its pictures are called, without their endings.
  package let name: String
  /// Which window shows it.
  package var window = WindowRequest()
  /// What the window opens; `nil` for what it shows first.
  package var url: URL?
  /// How large the picture is.
  package var layout = PreviewLayout.window

  /// Names a screen.
  package init(name: String) { self.name = name }

  /// Works out how large the window is.
  ///
  /// - Parameters:
  ///   - standard: The size of windows that nothing else is said about.
  ///   - ideal: The size that the content would like to have where so much is offered to it.
  /// - Returns: The size, in points.
  package func size(in standard: CGSize, ideal: (ProposedViewSize) -> CGSize) -> CGSize {
    switch layout {
    case .window: return standard
    case .fixed(let width, let height): return CGSize(width: width, height: height)
    case .content:
      var size = ideal(.unspecified)
      if size.width > standard.width {
        size = ideal(ProposedViewSize(width: standard.width, height: nil))
      }
      return CGSize(
        width: min(max(size.width, 16), standard.width),
        height: min(max(size.height, 16), standard.height))
    }
  }
}
