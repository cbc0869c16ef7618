import CGTK
import Foundation
import SwiftUICore

/// What the desktop's style says of controls: their classes, and from that their sizes.
@MainActor final class ControlStyles {
  private var knownInsets: [[String]: (insets: EdgeInsets, minimum: CGSize)] = [:]
  private var knownSizes: [String: CGSize] = [:]

  /// Forgets what the style has said; it is another one now.
  func forget() {
    knownInsets.removeAll()
    knownSizes.removeAll()
  }

  /// What a control takes up.
  func metrics(of control: ControlContent) -> ControlMetrics {
    switch control.kind {
    case .button, .menu, .link: around(buttonClasses(of: control))
    case .toggle(let toggle) where toggle.isItem: .tickedItem
    case .toggle(let toggle):
      switch toggle.look {
      case .button: around(buttonClasses(of: control))
      case .automatic, .switch: beside("switch", isLeading: false) { made(gtk_switch_new()) }
      case .checkbox: beside("check", isLeading: true) { made(gtk_check_button_new()) }
      }
    case .option(let option):
      switch option.look {
      case .segment: around(buttonClasses(of: control))
      case .radio, .check: beside("check", isLeading: true) { made(gtk_check_button_new()) }
      case .menuItem, .wheel: .tickedItem
      }
    case .field(let field): metrics(of: field)
    case .slider:
      alone("scale", width: 160) { made(gtk_scale_new(GTK_ORIENTATION_HORIZONTAL, nil)) }
    case .stepper: ControlMetrics(minimum: .stepper, ideal: .stepper)
    case .progress(let progress):
      progress.look == .spinner
        ? ControlMetrics(ideal: CGSize(width: 16, height: 16))
        : alone("progress", width: 160) { made(gtk_progress_bar_new()) }
    case .area: ControlMetrics()
    }
  }

  /// The classes of a button, by which the desktop's style knows how it looks.
  func buttonClasses(of control: ControlContent) -> [String] {
    var classes: [String]
    switch control.kind {
    case .button(let button): classes = button.classes
    case .menu(let menu) where menu.isItem: classes = ["flat", "hetang-menu-item"]
    case .menu(let menu):
      classes =
        switch menu.look {
        case .automatic, .button: ["text-button"]
        case .borderless: ["flat"]
        case .bar: ["flat", "hetang-bar-button"]
        }
    case .link: classes = ["hetang-bare", "hetang-link"]
    case .toggle: classes = ["text-button"]
    case .option: classes = ["text-button", "hetang-segment"]
    case .field, .slider, .stepper, .progress, .area: classes = []
    }
    switch control.size {
    case .mini, .small: classes.append("hetang-small")
    case .large, .extraLarge: classes.append("hetang-large")
    case .regular: break
    }
    return classes
  }

  // MARK: - Asking the style

  /// The space that the style keeps around the label of a button.
  func insets(of classes: [String]) -> EdgeInsets { asked(classes).insets }

  private func around(_ classes: [String]) -> ControlMetrics {
    let (insets, minimum) = asked(classes)
    return ControlMetrics(insets: insets, minimum: minimum)
  }

  private func asked(_ classes: [String]) -> (insets: EdgeInsets, minimum: CGSize) {
    if let known = knownInsets[classes] { return known }
    let button = made(gtk_button_new())
    g_object_ref_sink(UnsafeMutableRawPointer(button))
    defer { g_object_unref(UnsafeMutableRawPointer(button)) }
    for name in classes { button.addClass(name) }
    let style = gtk_widget_get_style_context(button)
    var (padding, border) = (GtkBorder(), GtkBorder())
    gtk_style_context_get_padding(style, &padding)
    gtk_style_context_get_border(style, &border)
    let insets = EdgeInsets(
      top: CGFloat(padding.top + border.top), leading: CGFloat(padding.left + border.left),
      bottom: CGFloat(padding.bottom + border.bottom),
      trailing: CGFloat(padding.right + border.right))
    let answer = (insets, button.measured.minimum)
    knownInsets[classes] = answer
    return answer
  }

  private func size(_ name: String, of make: () -> Widget) -> CGSize {
    if let known = knownSizes[name] { return known }
    let probe = make()
    g_object_ref_sink(UnsafeMutableRawPointer(probe))
    defer { g_object_unref(UnsafeMutableRawPointer(probe)) }
    let size = probe.measured.natural
    knownSizes[name] = size
    return size
  }

  /// A native part beside the label.
  private func beside(
    _ name: String, isLeading: Bool, _ make: () -> Widget
  ) -> ControlMetrics {
    let size = size(name, of: make)
    let room = size.width + CGSize.besideLabel
    return ControlMetrics(
      insets: EdgeInsets(
        top: 0, leading: isLeading ? room : 0, bottom: 0, trailing: isLeading ? 0 : room),
      minimum: size, ideal: size)
  }

  private func alone(_ name: String, width: CGFloat, _ make: () -> Widget) -> ControlMetrics {
    let height = size(name, of: make).height
    return ControlMetrics(
      minimum: CGSize(width: 40, height: height), ideal: CGSize(width: width, height: height),
      growing: .horizontal)
  }

  private func metrics(of field: FieldContent) -> ControlMetrics {
    if field.kind == .editor {
      return ControlMetrics(
        minimum: CGSize(width: 40, height: 34), ideal: CGSize(width: 240, height: 120),
        growing: [.horizontal, .vertical])
    }
    let height = size("entry") { made(gtk_entry_new()) }.height
    return ControlMetrics(
      minimum: CGSize(width: 60, height: height), ideal: CGSize(width: 200, height: height),
      growing: .horizontal)
  }
}

extension ControlMetrics {
  /// What an item of a menu with a tick in front takes up.
  fileprivate static let tickedItem = ControlMetrics(
    insets: EdgeInsets(top: 7, leading: 36, bottom: 7, trailing: 12), growing: .horizontal)
}

extension CGSize {
  /// The size of two buttons beside each other.
  static let stepper = CGSize(width: 68, height: 34)
  /// The distance between a native part and the label beside it.
  static let besideLabel: CGFloat = 10
}

extension ButtonContent {
  /// The classes by which the desktop's style knows the button.
  fileprivate var classes: [String] {
    var classes: [String] =
      switch look {
      case .automatic, .bordered: ["text-button"]
      case .prominent:
        ["text-button", role == .destructive ? "destructive-action" : "suggested-action"]
      case .borderless: ["flat", "hetang-bare", "hetang-borderless"]
      case .bar: ["flat", "hetang-bar-button"]
      case .plain, .row: ["hetang-bare"]
      case .link: ["hetang-bare", "hetang-link"]
      case .menuItem: ["flat", "hetang-menu-item"]
      }
    if role == .destructive, look != .prominent { classes.append("hetang-destructive") }
    switch shape {
    case .automatic, .roundedRectangle: break
    case .capsule: classes.append("pill")
    case .circle: classes.append("circular")
    }
    return classes
  }
}
