public import Foundation
import HeadlessRenderer
public import SwiftUI
import SwiftUICore

extension ViewHost {
  /// Everything that those perceive who cannot see it, in reading order.
  public var views: [HostedView] {
    renderer.screen.accessibilityTree.flattened.map { HostedView(host: self, node: $0) }
  }

  /// Finds what is called so; of several, one that can be operated, else the first.
  ///
  /// - Throws: `ViewHostError.notFound` if there is no such thing.
  public func find(_ label: String) throws -> HostedView {
    let found = views.filter { $0.label == label }
    let operated = found.first { !$0.node.actions.isEmpty }
    return try operated ?? first(of: found, "“\(label)”")
  }

  /// Finds what has an accessibility identifier.
  ///
  /// - Throws: `ViewHostError.notFound` if there is no such thing.
  public func find(identifier: String) throws -> HostedView {
    try first(of: views.filter { $0.identifier == identifier }, "identified as \(identifier)")
  }

  /// Finds the first thing of a kind, such as `button`, `field` or `heading`.
  ///
  /// - Throws: `ViewHostError.notFound` if there is no such thing.
  public func find(role: String) throws -> HostedView {
    try first(of: views.filter { $0.role == role }, "a \(role)")
  }

  /// The frames in the window of the shown views of a type, in the order of the views.
  public func frames<V: View>(of type: V.Type) -> [CGRect] { graph.frames(of: type) }

  private func first(of found: [HostedView], _ wanted: String) throws -> HostedView {
    guard let view = found.first else {
      throw ViewHostError.notFound(wanted, shown: views.map { "\($0.role) “\($0.label)”" })
    }
    return view
  }

  // MARK: - Scrolling

  /// Moves the content of the outermost scroll area, as a person would.
  ///
  /// - Parameter offset: How far the content is moved from its start, in points.
  public func scroll(to offset: CGPoint) {
    guard let id = renderer.screen.scrollAreas.first else { return }
    graph.handle(.scroll(id, to: offset))
    settle()
  }
}
