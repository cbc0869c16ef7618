package import SwiftUI

/// The whole forum in a window, however wide that is.
package struct ForumView: View {
  private let forum: Forum
  @State private var navigator: ForumNavigator

  /// Shows a forum.
  ///
  /// - Parameters:
  ///   - forum: What is shown.
  ///   - navigator: Which screens of it are open.
  package init(forum: Forum, navigator: ForumNavigator) {
    self.forum = forum
    _navigator = State(initialValue: navigator)
  }

  package var body: some View {
    ForumFrame()
      .modifier(RoutingAlert(navigator: navigator))
      .fullScreenCover(item: pictures) { place in
        NavigationStack { ForumScreen(.picture(place)) }
      }
      .environment(forum)
      .environment(navigator)
      .focusedSceneValue(navigator)
  }

  private var pictures: Binding<PicturePlace?> {
    Binding(get: { navigator.pictures }, set: { if $0 == nil { navigator.closePictures() } })
  }
}
