import Foundation
import SwiftUICore

/// The sizes of controls where nothing draws them.
enum HeadlessControls {
  static func metrics(of control: ControlContent) -> ControlMetrics {
    switch control.kind {
    case .button(let button):
      switch button.look {
      case .automatic, .bordered, .prominent:
        ControlMetrics(insets: EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12))
      case .menuItem:
        ControlMetrics(insets: EdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8))
      case .plain, .borderless, .bar, .link, .row: ControlMetrics()
      }
    case .toggle(let toggle):
      toggle.look == .button
        ? ControlMetrics(insets: EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12))
        : ControlMetrics(
          insets: EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 59),
          minimum: CGSize(width: 51, height: 31), ideal: CGSize(width: 51, height: 31))
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
    case .menu, .link, .area: ControlMetrics()
    }
  }
}
