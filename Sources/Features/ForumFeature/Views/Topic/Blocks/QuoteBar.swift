import SwiftUI

/// The bar at the left of what somebody else said.
struct QuoteBar: View {
  var body: some View {
    HStack { Divider() }.accessibilityHidden(true)
  }
}
