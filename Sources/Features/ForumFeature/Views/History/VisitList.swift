import CommunityAPI
import SwiftUI

/// The visits of a history.
struct VisitList: View {
  let visits: [Visit]
  let remove: @MainActor ([Topic.ID]) -> Void

  var body: some View {
    List {
      ForEach(visits) { visit in
        ScreenLink(.topic(TopicPlace(visit.topicID))) { VisitView(visit: visit) }
      }
      .onDelete { places in remove(places.map { visits[$0].topicID }) }
    }
    .listStyle(.plain)
    .accessibilityIdentifier("visits")
  }
}
