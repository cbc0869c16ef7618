import Foundation
import SwiftUICore

/// The sizes of controls where nothing draws them.
enum HeadlessControls {
  static func metrics(of control: ControlContent) -> ControlMetrics {
    switch control.kind {
    case .button(let button):
      button.look == .plain || button.look == .row || button.look == .link
        ? ControlMetrics()
        : ControlMetrics(insets: EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12))
    case .toggle: ControlMetrics(ideal: CGSize(width: 51, height: 31))
    case .field(let field):
      ControlMetrics(
        ideal: CGSize(width: 160, height: field.kind == .editor ? 96 : 22),
        growing: field.kind == .editor ? [.horizontal, .vertical] : .horizontal)
    case .slider: ControlMetrics(ideal: CGSize(width: 160, height: 31), growing: .horizontal)
    case .stepper: ControlMetrics(ideal: CGSize(width: 94, height: 32))
    case .progress(let progress):
      progress.look == .spinner
        ? ControlMetrics(ideal: CGSize(width: 20, height: 20))
        : ControlMetrics(ideal: CGSize(width: 160, height: 4), growing: .horizontal)
    case .option: ControlMetrics(insets: EdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8))
    case .menu, .link: ControlMetrics()
    }
  }
}
