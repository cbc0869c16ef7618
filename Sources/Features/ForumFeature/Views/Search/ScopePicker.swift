import SwiftUI

/// Chooses what is looked for.
struct ScopePicker: View {
  @Binding var scope: SearchScope

  var body: some View {
    Picker(selection: $scope) {
      Text("Posts", bundle: .module).tag(SearchScope.posts)
      Text("Boards", bundle: .module).tag(SearchScope.boards)
      Text("Members", bundle: .module).tag(SearchScope.members)
    } label: {
      Text("Search for", bundle: .module)
    }
    .pickerStyle(.segmented).labelsHidden()
    .accessibilityIdentifier("scope")
  }
}
