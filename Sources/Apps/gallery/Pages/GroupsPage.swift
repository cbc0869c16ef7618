import SwiftUI

struct GroupsPage: View {
  @State private var isExpanded = true

  var body: some View {
    Samples {
      Sample("Boxes") {
        GroupBox("With a title") {
          Text(
            "A pond of lotus flowers under the moon, seen from the small path that leads around it."
          )
        }
        GroupBox { Text("Without a title") }
      }
      Sample("Groups that open") {
        DisclosureGroup("Open", isExpanded: $isExpanded) { Text("Inside") }
        DisclosureGroup("Closed") { Text("Inside") }
      }
      Sample("Dividers") {
        Text("Above")
        Divider()
        Text("Below")
        HStack {
          Text("Before")
          Divider()
          Text("After")
        }
        .fixedSize(horizontal: false, vertical: true)
      }
    }
  }
}
