import Architecture
import CommunityAPI
package import Foundation
import Observation

/// Decides what the viewer of a topic's pictures shows: one of them, and how it lies.
///
/// The floors are read by pages from the one where looking began; further ones come as the reader
/// nears the first or the last picture that is known.
@MainActor @Observable
package final class PicturesModel {
  package let place: PicturePlace
  /// How the picture lies that is shown.
  package private(set) var zoom = PictureZoom()
  private var selection: TopicPicture.ID?

  /// Loads the file of the picture that is shown.
  package let loading: PictureLoading
  private let content = TopicContent()
  @ObservationIgnored private let topics: any TopicRepository
  @ObservationIgnored private var dragStart: CGSize?
  @ObservationIgnored private var pinchStart: PictureZoom?
  /// How many further pages may be read until a picture is found.
  @ObservationIgnored private var pagesLeft = 0

  /// Prepares to show pictures.
  ///
  /// - Parameters:
  ///   - place: Of which topic, and which first.
  ///   - topics: Gives its floors.
  ///   - pictures: Loads its pictures.
  package init(
    _ place: PicturePlace, topics: any TopicRepository, pictures: any PictureRepository
  ) {
    self.place = place
    self.topics = topics
    loading = PictureLoading(pictures)
    selection = place.picture
  }
}

// MARK: - What is shown

extension PicturesModel {
  /// What is shown; empty when the topic has no pictures where one looked.
  package var phase: ScreenPhase {
    guard content.phase.hasContent, pictures.isEmpty else { return content.phase }
    return isReading ? .loading : .empty
  }

  /// The pictures that are known, in the order of the floors.
  package var pictures: [TopicPicture] { content.window.floors.flatMap(\.pictures) }

  /// The place of the picture that is shown among them.
  package var index: Int? {
    let pictures = pictures
    return pictures.firstIndex { $0.id == selection } ?? (pictures.isEmpty ? nil : 0)
  }

  /// The picture that is shown.
  package var picture: TopicPicture? { index.map { pictures[$0] } }

  /// Whether there may be pictures behind the last that is known.
  package var mayHaveMore: Bool { content.window.hasMore(.next) }

  /// Whether there is a picture so many places on.
  package func canStep(_ distance: Int) -> Bool {
    index.map { pictures.indices.contains($0 + distance) } ?? false
  }

  private var isReading: Bool { content.isLoading || !content.edges.loading.isEmpty }
}

// MARK: - What a person does

extension PicturesModel {
  /// Reads the page of the floor where looking begins; does nothing once it is there.
  package func open() async {
    guard !content.phase.hasContent else { return }
    var search = FloorSearch(floor: place.floor)
    let isShown = await content.load(isPreview: false) {
      [topics, id = place.topic] () async throws(ForumProblem) in
      while true {
        let shown = try await topics.page(search.page, of: id, .oldestFirst, .cacheFirst)
        if search.take(shown.value) || Task.isCancelled { return (shown, search.page) }
      }
    } place: {
      $0.begin(with: $1, number: $2)
    }
    guard isShown else { return }
    if selection == nil { selection = pictures.first { $0.floor >= place.floor }?.id }
    look()
  }

  /// Waits until no further pages are on their way.
  package func settle() async {
    for edge in TopicEdge.allCases { await content.edges.settle(edge) }
  }

  /// Loads the file of the picture that is shown, and learns its size.
  package func loadFile() async {
    guard let picture else { return }
    await loading.load(picture.picture)
    guard !Task.isCancelled, let size = loading.file?.head.pixels else { return }
    change {
      $0.aspectRatio = size.width / size.height
      $0.ownSize = size
    }
  }

  /// Shows the picture so many places on, if there is one.
  package func step(_ distance: Int) {
    guard let index, canStep(distance) else { return look() }
    show(pictures[index + distance])
  }

  /// Shows the first or the last picture that is known.
  package func jump(to end: TopicEdge) {
    guard let picture = end == .previous ? pictures.first : pictures.last else { return }
    if picture.id == self.picture?.id { look() } else { show(picture) }
  }

  private func show(_ picture: TopicPicture) {
    selection = picture.id
    var zoom = PictureZoom()
    zoom.place = self.zoom.place
    self.zoom = zoom
    dragStart = nil
    pinchStart = nil
    look()
  }

  /// Changes how the picture lies.
  package func change(_ change: (inout PictureZoom) -> Void) { change(&zoom) }

  /// Moves an enlarged picture with a finger or a pointer.
  ///
  /// - Parameter translation: How far that is from where it began.
  package func drag(_ translation: CGSize) {
    guard zoom.isEnlarged else { return }
    let start = dragStart ?? zoom.offset
    dragStart = start
    zoom.move(
      to: CGSize(
        width: start.width + translation.width, height: start.height + translation.height))
  }

  /// Makes the picture larger or smaller with two fingers.
  ///
  /// - Parameters:
  ///   - magnification: How many times as far apart they are as at the start.
  ///   - point: What they are around, as seen from the middle of the place.
  package func pinch(_ magnification: CGFloat, at point: CGPoint) {
    let start = pinchStart ?? zoom
    pinchStart = start
    zoom = start
    zoom.scale(by: magnification, at: point)
  }

  /// Ends such a change.
  package func endPinch(_ magnification: CGFloat, at point: CGPoint) {
    pinch(magnification, at: point)
    pinchStart = nil
  }

  /// Ends a movement of one finger; where all of the picture is in sight, it goes on to the next.
  ///
  /// - Parameters:
  ///   - translation: How far it went.
  ///   - predicted: How far it would have gone by its speed.
  package func endDrag(_ translation: CGSize, predicted: CGSize) {
    defer { dragStart = nil }
    guard !zoom.isEnlarged else { return drag(translation) }
    guard abs(translation.width) > abs(translation.height),
      abs(predicted.width) > max(zoom.place.width / 3, 40)
    else { return }
    step(predicted.width < 0 ? 1 : -1)
  }
}

// MARK: - Further pages

extension PicturesModel {
  /// Reads further pages where the reader nears an end of what is known.
  private func look() {
    pagesLeft = 5
    extendNearEnds()
  }

  private func extendNearEnds() {
    let index = index ?? 0
    if index + 2 >= pictures.count { extend(.next) }
    if index < 2 { extend(.previous) }
  }

  private func extend(_ edge: TopicEdge) {
    guard content.window.hasMore(edge), pagesLeft > 0 else { return }
    pagesLeft -= 1
    content.edges.forgetProblem(at: edge)
    content.extend(edge) { [topics, id = place.topic] number async throws(ForumProblem) in
      try await topics.page(number, of: id, .oldestFirst, .cacheFirst)
    } done: { [weak self] in
      self?.extendNearEnds()
    }
  }
}
