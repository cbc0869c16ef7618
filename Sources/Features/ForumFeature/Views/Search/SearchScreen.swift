import SwiftUI

/// Looks for posts, boards and members.
struct SearchScreen: View {
  @State private var model: SearchModel
  @State private var attempt = 0

  init(model: SearchModel) { _model = State(initialValue: model) }

  var body: some View {
    DestinationList(rowsNameFloors: true) {
      SearchFilters(model: model).listRowSeparator(.hidden)
      SearchResultRows(results: model.results) { attempt += 1 }
    }
    .listStyle(.plain)
    .accessibilityIdentifier("search-results")
    .searchable(
      text: Binding(get: { model.place.query.text }, set: { model.type($0) }), prompt: prompt
    )
    .onSubmit(of: .search) { attempt += 1 }
    .navigationTitle(Text("Search", bundle: .module))
    .load(model.filters, attempt: attempt, open: model.open, refresh: model.submit)
  }

  private var prompt: Text {
    switch model.place.scope {
    case .posts: Text("Words in titles and articles", bundle: .module)
    case .boards: Text("Names of boards", bundle: .module)
    case .members: Text("Names of members", bundle: .module)
    }
  }
}
