import CommunityAPI
import SwiftUI

/// The visits of a history.
struct VisitList: View {
  let visits: [Visit]
  let remove: @MainActor ([Topic.ID]) -> Void

  var body: some View {
    DestinationList {
      ForEach(visits) { visit in
        DestinationRow(.topic(TopicPlace(visit.topicID))) { VisitView(visit: visit) }
      }
      .onDelete { places in remove(places.map { visits[$0].topicID }) }
    }
    .listStyle(.plain)
    .accessibilityIdentifier("visits")
  }
}
