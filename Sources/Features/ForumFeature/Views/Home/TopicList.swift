import SwiftUI

/// A list of topics with something above it; loads more as its end comes near.
struct TopicList<Header: View>: View {
  let model: TopicListModel
  let style: TopicListStyle
  let reload: @MainActor () -> Void
  @ViewBuilder let header: () -> Header

  var body: some View {
    DestinationList {
      Section {
        VStack(alignment: .leading, spacing: 8) {
          header()
          FreshnessLine(phase: list.phase, problem: list.problemAboveRows, retry: reload)
        }
        .padding(.bottom, 8)
      }
      .listRowSeparator(.hidden)
      if list.phase.hasContent {
        TopicRows(model: model, style: style)
        MoreLine(list).listRowSeparator(.hidden)
      } else {
        placeholder.listRowSeparator(.hidden)
      }
    }
    .listStyle(.plain)
    .accessibilityIdentifier("topics")
  }

  private var placeholder: some View {
    PhasePlaceholder(
      phase: list.phase,
      empty: EmptyNote(title: Text("No topics here", bundle: .module), systemImage: "tray"),
      retry: reload)
  }

  private var list: ScreenList<TopicSummary> { model.list }
}
