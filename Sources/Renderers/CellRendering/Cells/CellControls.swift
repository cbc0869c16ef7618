package import Foundation
package import SwiftUICore

/// The sizes of controls that are drawn in cells.
package struct CellControls {
  private let cell: CGSize

  package init(cell: CGSize) { self.cell = cell }

  /// The space that a control keeps around its label, and its own size.
  package func metrics(of control: ControlContent) -> ControlMetrics {
    switch control.kind {
    case .button(let button): button.look.isFramed ? around(leading: 2, trailing: 2) : .init()
    case .toggle(let toggle):
      toggle.look == .button
        ? around(leading: 2, trailing: 2) : mark(columns: 3, besideLabel: 4)
    case .field(let field):
      field.kind == .editor
        ? alone(columns: 24, rows: 6, growing: [.horizontal, .vertical])
        : alone(columns: 20, growing: .horizontal, minimum: 5)
    case .slider: alone(columns: 20, growing: .horizontal, minimum: 5)
    case .stepper: alone(columns: 7)
    case .progress(let progress):
      progress.look == .spinner
        ? alone(columns: 3) : alone(columns: 20, growing: .horizontal, minimum: 8)
    case .option(let option): metrics(of: option.look)
    case .menu: around(leading: 0, trailing: 2)
    case .link, .area: .init()
    }
  }

  private func metrics(of look: OptionContent.Look) -> ControlMetrics {
    switch look {
    case .segment: around(leading: 1, trailing: 1)
    case .radio, .check: around(leading: 4, trailing: 0)
    case .menuItem, .wheel: around(leading: 2, trailing: 0)
    }
  }

  private func around(leading: Int, trailing: Int) -> ControlMetrics {
    ControlMetrics(
      insets: EdgeInsets(
        top: 0, leading: CGFloat(leading) * cell.width, bottom: 0,
        trailing: CGFloat(trailing) * cell.width))
  }

  /// A mark, in front of a label if there is one.
  private func mark(columns: Int, besideLabel leading: Int) -> ControlMetrics {
    var metrics = alone(columns: columns)
    metrics.insets = around(leading: leading, trailing: 0).insets
    return metrics
  }

  private func alone(
    columns: Int, rows: Int = 1, growing: Axis.Set = [], minimum: Int? = nil
  ) -> ControlMetrics {
    let height = CGFloat(rows) * cell.height
    return ControlMetrics(
      minimum: CGSize(
        width: CGFloat(minimum ?? columns) * cell.width,
        height: growing.contains(.vertical) ? cell.height : height),
      ideal: CGSize(width: CGFloat(columns) * cell.width, height: height), growing: growing)
  }
}

extension ButtonContent.Look {
  /// Whether a button of this look is set off from what is around it.
  var isFramed: Bool {
    switch self {
    case .automatic, .bordered, .prominent: true
    case .plain, .borderless, .bar, .link, .row, .menuItem: false
    }
  }
}
