public import SwiftUICore

/// Views that are shown or hidden by a control.
public nonisolated struct DisclosureGroup<Label: View, Content: View>: View {
  let isExpanded: Binding<Bool>?
  let label: Label
  let content: () -> Content

  init(isExpanded: Binding<Bool>?, label: Label, content: @escaping () -> Content) {
    self.isExpanded = isExpanded
    self.label = label
    self.content = content
  }

  /// Creates views that are hidden at first.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.init(isExpanded: nil, label: label(), content: content)
  }

  /// Creates views that are shown while a binding is true.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(isExpanded: isExpanded, label: label(), content: content)
  }

  @MainActor @preconcurrency public var body: some View {
    DisclosureState(isExpanded: isExpanded) { isExpanded in
      StyledControl(\.disclosureGroupStyles) { stack in
        DisclosureGroupStyleConfiguration(
          label: .init(part: StyleLabel(label, path: \.disclosureGroupStyles, stack: stack)),
          content: .init(
            part: StyleLabel(
              Deferred(content: content), path: \.disclosureGroupStyles, stack: stack)),
          isExpanded: isExpanded)
      } plain: {
        DisclosureBody(label: label, isExpanded: isExpanded, content: content)
      }
    }
  }
}

/// Views made only where they are shown.
private struct Deferred<Content: View>: View {
  let content: () -> Content

  var body: some View { content() }
}

/// Keeps whether views are shown if nobody else does.
private struct DisclosureState<Content: View>: View {
  let isExpanded: Binding<Bool>?
  @ViewBuilder let content: (Binding<Bool>) -> Content
  @State private var isOpen = false

  var body: some View { content(isExpanded ?? $isOpen) }
}

/// The control that shows the views, and below it the views.
struct DisclosureBody<Label: View, Content: View>: View {
  let label: Label
  @Binding var isExpanded: Bool
  let content: () -> Content
  @Environment(\.controlContext) private var context
  @Environment(\.rendererMetrics) private var metrics

  init(label: Label, isExpanded: Binding<Bool>, content: @escaping () -> Content) {
    self.label = label
    _isExpanded = isExpanded
    self.content = content
  }

  var body: some View {
    if context == .row {
      header
      if isExpanded { content().padding(.leading, metrics.padding.width) }
    } else {
      ElementView(.region(.disclosure(isExpanded: isExpanded)), alignment: .leading) {
        VStack(alignment: .leading) {
          header
          if isExpanded { content() }
        }
      }
    }
  }

  private var header: some View {
    ControlView(.button(look), alignment: .leading, offers: [.press, .expand, .collapse]) {
      isExpanded = $0 == .press ? !isExpanded : $0 == .expand
    } label: {
      HStack {
        label
        Spacer(minLength: 0)
        Image(systemName: isExpanded ? "chevron.down" : "chevron.right").accessibilityHidden(true)
      }
    }
  }

  private var look: ButtonContent {
    var look = ButtonContent(look: context == .row ? .row : .plain)
    look.isExpanded = isExpanded
    return look
  }
}
