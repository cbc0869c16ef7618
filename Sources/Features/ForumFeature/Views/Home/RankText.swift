import SwiftUI

/// A place in a list, as wide for one digit as for two.
struct RankText: View {
  let rank: Int
  @ScaledMetric private var width = 24.0

  var body: some View {
    Text(verbatim: "\(rank)")
      .font(.callout).monospacedDigit().foregroundStyle(rank <= 3 ? .primary : .secondary)
      .frame(minWidth: width, alignment: .trailing)
  }
}
