import Arguments
import Foundation
import SwiftUI

/// Every element of the runtime in all its states.
@main struct GalleryApp: App {
  var body: some Scene {
    WindowGroup { GalleryView() }
      .commands { GalleryCommands() }
  }
}

extension GalleryApp: ConfiguredProgram {
  static let syntax = CommandSyntax(
    name: "gallery", summary: "show every element of SwiftUI in all its states",
    discussion: """
      Pages are opened by their names: \(GalleryPage.allCases.map(\.rawValue).joined(separator: ", ")).
      For example: --open gallery://page/\(GalleryPage.buttons.rawValue)
      """)
  static let version = "0.1"

  static func configure(_ arguments: Arguments) throws(ArgumentError) {}

  static var screens: [URL] { GalleryPage.allCases.compactMap(\.url) }
}
