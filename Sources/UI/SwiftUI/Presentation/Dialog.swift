import SwiftUICore

/// Shows an alert or a confirmation while a binding is true.
nonisolated struct Dialog<Actions: View, Message: View>: ViewModifier {
  let kind: DialogContent.Kind
  let title: Text?
  var showsTitle = true
  let isPresented: Binding<Bool>
  let actions: () -> Actions
  let message: () -> Message
  @Environment(\.self) private var environment
  @CapturedScope private var scope

  init(
    _ kind: DialogContent.Kind, title: Text?, showsTitle: Bool = true,
    isPresented: Binding<Bool>, actions: @escaping () -> Actions,
    message: @escaping () -> Message
  ) {
    self.kind = kind
    self.title = title
    self.showsTitle = showsTitle
    self.isPresented = isPresented
    self.actions = actions
    self.message = message
  }

  @MainActor func body(content: Content) -> some View {
    content.layer(
      .dialog(description), isPresented: isPresented, closesOnAction: true
    ) {
      DialogPage(
        kind: kind, title: showsTitle ? title : nil, actions: actions(), message: message())
    }
  }

  @MainActor private var description: DialogContent {
    guard isPresented.wrappedValue else { return DialogContent(kind: kind, title: "", message: "") }
    let message = (message() as? any TextBearing)?.plainText(in: scope)
    return DialogContent(
      kind: kind, title: title?.string(in: environment) ?? "", message: message ?? "")
  }
}
