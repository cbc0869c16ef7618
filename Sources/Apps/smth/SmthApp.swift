import Arguments
import ForumFeature
import SwiftUI

/// The reader of 水木社区 and of servers like it.
@main struct SmthApp: App {
  private static var options = SmthOptions()
  private let source: ForumSource

  init() {
    let root = CompositionRoot(options: Self.options)
    source = ForumSource { () async throws(ForumProblem) in try await root.forum() }
  }

  var body: some Scene {
    WindowGroup { ForumStartView(source.start()) }
      .commands { ForumCommands() }
  }
}

extension SmthApp: ConfiguredProgram {
  static let syntax = SmthOptions.syntax
  static let version = "0.1"

  static func configure(_ arguments: Arguments) throws(ArgumentError) {
    options = try SmthOptions(arguments)
  }
}
