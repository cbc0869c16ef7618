import SwiftUICore

/// One of two views whose types may be the same: another branch is another identity.
struct Branch: View {
  let isFirst: Bool
  let view: AnyView

  var body: some View {
    if isFirst { view } else { view }
  }
}
