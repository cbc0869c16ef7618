import Arguments
import ForumFeature
import SwiftUI

/// The reader of 水木社区 and of servers like it.
@main struct SmthApp: App {
  private static var options = SmthOptions()
  private let start: ForumStart

  init() {
    let root = CompositionRoot(options: Self.options)
    start = ForumStart { () async throws(ForumProblem) in try await root.forum() }
  }

  var body: some Scene {
    WindowGroup { ForumStartView(start) }
  }
}

extension SmthApp: ConfiguredProgram {
  static let syntax = SmthOptions.syntax
  static let version = "0.1"

  static func configure(_ arguments: Arguments) throws(ArgumentError) {
    options = try SmthOptions(arguments)
  }
}
