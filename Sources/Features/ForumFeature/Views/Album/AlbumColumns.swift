import SwiftUI

/// Cards in as many columns as there is room for, each column filled by itself.
struct AlbumColumns: View {
  let list: ScreenList<PostSummary>
  @State private var width: CGFloat = 0

  var body: some View {
    HStack(alignment: .top, spacing: 12) {
      ForEach(0..<count, id: \.self) { column in
        LazyVStack(spacing: 12) {
          ForEach(list.items.column(column, of: count)) { post in
            AlbumCard(post: post).onAppear { list.rowAppeared(post.id) }
          }
        }
      }
    }
    .padding()
    .onGeometryChange(for: CGFloat.self) {
      $0.size.width
    } action: {
      width = $0
    }
  }

  /// At least 160 points for each.
  private var count: Int { max(2, min(6, Int(width / 172))) }
}
