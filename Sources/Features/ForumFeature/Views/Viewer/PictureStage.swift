import SwiftUI

/// A picture in the middle of the window, to be enlarged, moved and turned.
struct PictureStage: View {
  let picture: ForumPicture
  let model: PicturesModel
  /// How often a person asked for the picture anew.
  @State private var attempt = 0

  var body: some View {
    GeometryReader { proxy in
      RemotePicture(addresses: picture.addresses) { image in
        laidOut(image)
      } placeholder: {
        LoadingView()
      } failure: {
        PictureFailure(picture: picture) { attempt += 1 }
      }
      .id(attempt)
      .frame(width: proxy.size.width, height: proxy.size.height)
      .contentShape(Rectangle())
      .clipped()
      .gesture(drag)
      .simultaneousGesture(doubleTap(in: proxy.size))
      .onChange(of: proxy.size, initial: true) { model.change { $0.place = proxy.size } }
    }
    .accessibilityIdentifier("stage")
  }

  private func laidOut(_ image: Image) -> some View {
    let zoom = model.zoom
    return image.resizable().scaledToFit()
      .accessibilityLabel(Text("Picture \(picture.name)", bundle: .module))
      .onGeometryChange(for: CGSize.self) {
        $0.size
      } action: { size in
        if size.height > 0 { model.change { $0.aspectRatio = size.width / size.height } }
      }
      .frame(width: zoom.space.width, height: zoom.space.height)
      .rotationEffect(.degrees(90 * Double(zoom.quarterTurns)))
      .offset(zoom.offset)
  }

  private var drag: some Gesture {
    DragGesture(minimumDistance: 8)
      .onChanged { model.drag($0.translation) }
      .onEnded { model.endDrag($0.translation, predicted: $0.predictedEndTranslation) }
  }

  private func doubleTap(in size: CGSize) -> some Gesture {
    SpatialTapGesture(count: 2).onEnded { tap in
      let point = CGPoint(
        x: tap.location.x - size.width / 2, y: tap.location.y - size.height / 2)
      model.change { $0.toggle(at: point) }
    }
  }
}
