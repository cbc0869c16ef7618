public import Foundation
public import SwiftUICore

/// A control that is typed into.
public nonisolated struct TextField<Label: View>: View {
  let entry: TextEntry
  let prompt: Text?
  let axis: Axis
  let label: Label

  init(_ entry: TextEntry, prompt: Text?, axis: Axis = .horizontal, label: Label) {
    self.entry = entry
    self.prompt = prompt
    self.axis = axis
    self.label = label
  }

  @MainActor @preconcurrency public var body: some View {
    StyledControl(\.textFieldStyles) { _ in
      TextField<_TextFieldStyleLabel>(
        entry, prompt: prompt, axis: axis,
        label: _TextFieldStyleLabel(view: AnyView(label), text: label as? any TextBearing))
    } plain: {
      TextFieldBody(entry: entry, kind: .line, prompt: prompt, axis: axis, label: label)
    }
  }
}

extension TextField {
  /// Creates a field; without a prompt, the label is what an empty one shows.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(.text(text), prompt: prompt, label: label())
  }

  /// Creates a field that grows along an axis as more is typed than it can show.
  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) {
    self.init(.text(text), prompt: prompt, axis: axis, label: label())
  }

  /// Creates a field for a value that a format writes and reads.
  ///
  /// The value changes when editing ends, if the format can read what was typed.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(.formatted(FormattedEntry(value, format)), prompt: prompt, label: label())
  }

  /// Creates a field for a value that may be missing; an empty field stands for none.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(.formatted(FormattedEntry(optional: value, format)), prompt: prompt, label: label())
  }
}
