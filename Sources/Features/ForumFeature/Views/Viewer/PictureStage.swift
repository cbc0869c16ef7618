import SwiftUI

/// A picture in the middle of the window, to be enlarged, moved and turned.
struct PictureStage: View {
  let picture: ForumPicture
  let commands: PictureCommands
  /// How often a person asked for the picture anew.
  @State private var attempt = 0

  private var model: PicturesModel { commands.model }

  var body: some View {
    GeometryReader { proxy in
      // One view whatever it shows: gestures and the menu are there from the beginning.
      ZStack { content }
        .frame(width: proxy.size.width, height: proxy.size.height)
        .contentShape(Rectangle())
        .clipped()
        .gesture(drag)
        .simultaneousGesture(doubleTap(in: proxy.size))
        .simultaneousGesture(magnify(in: proxy.size))
        .accessibilityElement(children: .contain)
        .accessibilityIdentifier("stage")
        .contextMenu { PictureMenu(commands: commands) }
        .onChange(of: proxy.size, initial: true) { model.change { $0.place = proxy.size } }
    }
    .task(id: attempt) { await model.loadFile() }
    .copyable(commands.transfer.map { [$0] } ?? [])
  }

  @ViewBuilder private var content: some View {
    switch model.loading.phase {
    case .loading(let progress): PictureProgressView(progress: progress)
    case .loaded(let file):
      DecodedPicture(file: file) {
        laidOut($0)
      } failure: {
        model.loading.fail(file)
      }
    case .failed(let problem):
      PictureFailure(picture: picture, problem: problem) { attempt += 1 }
    }
  }

  private func laidOut(_ image: Image) -> some View {
    let zoom = model.zoom
    return image.resizable().scaledToFit()
      .accessibilityLabel(Text("Picture \(picture.name)", bundle: .module))
      .frame(width: zoom.space.width, height: zoom.space.height)
      .rotationEffect(.degrees(90 * Double(zoom.quarterTurns)))
      .offset(zoom.offset)
  }

  private var drag: some Gesture {
    DragGesture(minimumDistance: 8)
      .onChanged { model.drag($0.translation) }
      .onEnded { model.endDrag($0.translation, predicted: $0.predictedEndTranslation) }
  }

  private func magnify(in size: CGSize) -> some Gesture {
    MagnifyGesture()
      .onChanged { model.pinch($0.magnification, at: $0.startLocation.fromMiddle(of: size)) }
      .onEnded { model.endPinch($0.magnification, at: $0.startLocation.fromMiddle(of: size)) }
  }

  private func doubleTap(in size: CGSize) -> some Gesture {
    SpatialTapGesture(count: 2).onEnded { tap in
      model.change { $0.toggle(at: tap.location.fromMiddle(of: size)) }
    }
  }
}

extension CGPoint {
  /// The same point as seen from the middle of an area that begins at the origin.
  fileprivate func fromMiddle(of size: CGSize) -> CGPoint {
    CGPoint(x: x - size.width / 2, y: y - size.height / 2)
  }
}
