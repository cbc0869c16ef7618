public import Foundation
package import SwiftUICore

/// Something that a host shows, as those perceive it who listen to it: found by `find`.
///
/// It is what it was when it was found; find it again after it may have changed.
@MainActor public struct HostedView {
  package let host: ViewHost
  package let node: AccessibilityTree.Node

  /// What it is, such as `button`, `text`, `field` or `row`.
  public var role: String { node.role.rawValue }
  /// What it is called.
  public var label: String { node.label }
  /// What it says at the moment, such as the text of a field.
  public var value: String { node.value }
  /// What a program knows it by.
  public var identifier: String? { node.identifier }
  /// The frame in the window, in points.
  public var frame: CGRect { node.frame }
  /// Whether a person can operate it.
  public var isEnabled: Bool { !node.states.contains(.disabled) }
  /// Whether it is selected, or on.
  public var isSelected: Bool { !node.states.isDisjoint(with: [.selected, .on]) }
  /// What is in it, in reading order.
  public var children: [HostedView] {
    node.children.map { HostedView(host: host, node: $0) }
  }

  // MARK: - Operating

  /// Taps it.
  ///
  /// - Throws: `ViewHostError.cannot` if it does nothing when tapped.
  public func tap() throws { try perform(.press) }

  /// Replaces the text of a field, as somebody who types does.
  ///
  /// - Throws: `ViewHostError.cannot` if it takes no text.
  public func type(_ text: String) throws { try perform(.setText(text)) }

  /// Presses Return in a field.
  ///
  /// - Throws: `ViewHostError.cannot` if nothing is done then.
  public func submit() throws { try perform(.submit) }

  /// Does something by the name that it has for those who cannot see it.
  ///
  /// - Throws: `ViewHostError.cannot` if that isn't offered.
  public func perform(_ name: String) throws {
    let action = node.actions.first { $0.title == name || $0.name.rawValue == name }
    guard let action else { throw ViewHostError.cannot(name, label) }
    guard let value = ElementAction(action) else { throw ViewHostError.cannot(name, label) }
    host.perform(value, on: action.target)
  }

  /// Does something to the element that offers it.
  package func perform(_ action: ElementAction) throws {
    guard let target = node.target(of: action.name) else {
      throw ViewHostError.cannot(action.name.rawValue, label)
    }
    host.perform(action, on: target)
  }
}

extension ElementAction {
  /// The action of a name, if the name says all.
  fileprivate init?(_ action: AccessibilityTree.Node.Action) {
    switch action.name {
    case .press: self = .press
    case .showMenu: self = .showMenu
    case .submit: self = .submit
    case .increment: self = .increment
    case .decrement: self = .decrement
    case .focus: self = .focus
    case .blur: self = .blur
    case .back: self = .back
    case .dismiss: self = .dismiss
    case .refresh: self = .refresh
    case .expand: self = .expand
    case .collapse: self = .collapse
    case .custom: self = .custom(action.title ?? "")
    default: return nil
    }
  }
}
