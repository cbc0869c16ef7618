import Testing
import Foundation
import HeadlessRenderer
import SwiftUICore

/// A clock of pictures whose time is told by the test.
@MainActor final class TestClock: FrameClock {
  private(set) var now = Duration.zero
  /// Whether the graph waits for a picture.
  private(set) var isWanted = false
  /// Shows a picture.
  var show: () -> Void = {}

  nonisolated init() {}

  func requestFrame() { isWanted = true }

  /// Lets time pass and shows a picture, if one is waited for.
  func advance(by time: Duration) {
    now += time
    guard isWanted else { return }
    isWanted = false
    show()
  }
}

extension Host {
  private var effects: [EffectContent] {
    renderer.screen.flattened().compactMap { element in
      if case .effect(let effect) = element.content { effect } else { nil }
    }
  }

  /// The opacities of what is shown, in drawing order.
  var opacities: [Double] {
    effects.compactMap { if case .opacity(let opacity) = $0 { opacity } else { nil } }
  }

  /// The horizontal stretch of what is shown, in drawing order.
  var shifts: [CGFloat] {
    effects.compactMap { if case .transform(let transform) = $0 { transform.m11 } else { nil } }
  }
}

extension AnimationContext {
  /// A context without anything in it.
  nonisolated static var forTests: AnimationContext<Value> {
    AnimationContext(environment: EnvironmentValues())
  }
}
