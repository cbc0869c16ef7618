import SwiftUI

/// A picture from the network: the first of several addresses that has it.
struct RemotePicture<Picture: View, Placeholder: View, Failure: View>: View {
  let addresses: [URL]
  @ViewBuilder let picture: (Image) -> Picture
  @ViewBuilder let placeholder: () -> Placeholder
  /// Stands for a picture that none of the addresses has.
  @ViewBuilder let failure: () -> Failure
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
      failure()
    }
  }
}

extension RemotePicture where Failure == Placeholder {
  /// Shows a picture; the same stands for one that is on its way and for one that isn't there.
  init(
    addresses: [URL], @ViewBuilder picture: @escaping (Image) -> Picture,
    @ViewBuilder placeholder: @escaping () -> Placeholder
  ) {
    self.init(
      addresses: addresses, picture: picture, placeholder: placeholder, failure: placeholder)
  }
}
