public import SwiftUICore

/// A control that is on or off.
public nonisolated struct Toggle<Label: View>: View {
  let isOn: Binding<Bool>
  let isMixed: Bool
  let label: Label

  /// Creates a toggle that shows a view as its label.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    isMixed = false
    self.label = label()
  }

  /// Creates a toggle for several values: mixed while they differ, setting all of them.
  public init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    let values = sources.map { $0[keyPath: isOn] }
    let count = values.count(where: \.wrappedValue)
    isMixed = count > 0 && count < values.count
    self.isOn = Binding(joining: values)
    self.label = label()
  }

  @MainActor @preconcurrency public var body: some View {
    StyledControl(\.toggleStyles) { stack in
      ToggleStyleConfiguration(
        label: .init(StyleLabel(label, path: \.toggleStyles, stack: stack)), isOn: isOn,
        isMixed: isMixed)
    } plain: {
      ToggleControl(look: .automatic, isOn: isOn, isMixed: isMixed, label: label)
    }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Creates a toggle of what a style was told, to be made by the style further out.
  public init(_ configuration: ToggleStyleConfiguration) {
    isOn = configuration.$isOn
    isMixed = configuration.isMixed
    label = configuration.label
  }
}

extension Binding where Value == Bool {
  /// Is true if all others are, and sets all of them.
  nonisolated fileprivate init(joining bindings: [Binding<Bool>]) {
    self.init(
      reading: { bindings.allSatisfy(\.wrappedValue) },
      writing: { value in for binding in bindings { binding.wrappedValue = value } })
  }
}
