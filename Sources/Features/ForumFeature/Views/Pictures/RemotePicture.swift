import SwiftUI

/// A picture from the network: the first of several addresses that has it.
struct RemotePicture<Picture: View, Placeholder: View>: View {
  let addresses: [URL]
  @ViewBuilder let picture: (Image) -> Picture
  @ViewBuilder let placeholder: () -> Placeholder
  /// How many addresses have failed.
  @State private var failures = 0

  var body: some View {
    if failures < addresses.count {
      AsyncImage(url: addresses[failures]) { phase in
        switch phase {
        case .success(let image): picture(image)
        case .failure: placeholder().onAppear { failures += 1 }
        default: placeholder()
        }
      }
      .id(failures)
    } else {
      placeholder()
    }
  }
}
