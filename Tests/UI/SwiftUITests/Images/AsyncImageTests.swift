import Foundation
import HeadlessRenderer
import Observation
import SwiftUI
import SwiftUICore
import SwiftUITesting
import Synchronization
import TestSupport
import Testing

@MainActor struct AsyncImageTests {
  private let fetcher = StubFetcher()
  private let model = Model()

  private func host<V: View>(@ViewBuilder _ view: () -> V) -> ViewHost {
    ViewHost(view().environment(\.imageFetcher, fetcher))
  }

  private func picture(_ host: ViewHost) -> ImageContent? {
    host.renderer.screen.flattened().lazy.compactMap {
      if case .image(let image) = $0.content { image } else { nil }
    }.first
  }

  @Test func placeholderIsShownUntilThePictureIsThere() async throws {
    let host = host {
      AsyncImage(url: model.url) {
        $0
      } placeholder: {
        Text(verbatim: "loading")
      }
    }
    #expect(host.texts == ["loading"])

    await fetcher.answer(with: .success(FetchedPicture(data: .gif)))
    await host.finishTasks()

    #expect(host.texts == [])
    #expect(picture(host)?.source == .encoded(.gif, pixels: CGSize(width: 3, height: 2)))
  }

  @Test func loadingIsATaskOfTheScreen() async {
    let host = host { AsyncImage(url: model.url) }
    #expect(host.graph.tasks.running == 1)
    #expect(picture(host)?.source == .placeholder)

    await fetcher.answer(with: .success(FetchedPicture(data: .gif)))
    await host.finishTasks()

    #expect(host.graph.tasks.running == 0)
  }

  @Test func pixelsMakePointsAsTheScaleSays() async throws {
    let host = host {
      AsyncImage(url: model.url, scale: 2) {
        $0
      } placeholder: {
        Color.red
      }
    }

    await fetcher.answer(with: .success(FetchedPicture(data: .gif)))
    await host.finishTasks()

    let frames = host.renderer.screen.flattened().map(\.frame.size)
    #expect(frames == [CGSize(width: 1.5, height: 1)])
  }

  @Test func failureIsToldToTheView() async {
    let host = host { phaseView }

    await fetcher.answer(with: .failure(URLError(.notConnectedToInternet)))
    await host.finishTasks()

    #expect(host.texts == ["failed \(URLError(.notConnectedToInternet).errorCode)"])
  }

  @Test func whatIsNoPictureIsAFailure() async {
    let host = host {
      AsyncImage(url: model.url) { phase in
        Text(verbatim: phase.error.map { $0.localizedDescription } ?? "none")
      }
    }

    await fetcher.answer(
      with: .success(FetchedPicture(data: Data("<html>".utf8), mediaType: "text/html")))
    await host.finishTasks()

    #expect(host.texts == ["not a PNG, JPEG, GIF or WebP picture"])
  }

  @Test func otherAddressIsLoadedInPlaceOfTheFirst() async {
    let host = host { Switcher(model: model) { phaseView } }
    await fetcher.answer(with: .success(FetchedPicture(data: .gif)))
    await host.finishTasks()
    #expect(host.texts == ["there"])

    model.url = URL(string: "https://example.org/2.gif")
    host.settle()

    #expect(host.texts == ["empty"])
    await fetcher.answer(with: .success(FetchedPicture(data: .gif)))
    await host.finishTasks()
    #expect(host.texts == ["there"])
    #expect(fetcher.asked.map(\.lastPathComponent) == ["1.gif", "2.gif"])
  }

  @Test func loadingEndsWhenTheViewGoes() async {
    let host = host { Switcher(model: model) { if model.isShown { phaseView } } }
    await fetcher.request()

    model.isShown = false
    host.settle()
    await host.finishTasks()

    #expect(fetcher.cancelled == 1)
    #expect(host.texts == [])
  }

  @Test func nowhereIsEmpty() async {
    model.url = nil
    let host = host { phaseView }

    await host.finishTasks()

    #expect(host.texts == ["empty"])
    #expect(fetcher.asked == [])
  }

  @Test func filesAreReadWithoutNetwork() async throws {
    let folder = try TemporaryDirectory()
    let file = folder.url.appendingPathComponent("a.gif")
    try Data.gif.write(to: file)
    let host = ViewHost(AsyncImage(url: file))

    await host.finishTasks()

    #expect(picture(host)?.source == .encoded(.gif, pixels: CGSize(width: 3, height: 2)))
  }

  private var phaseView: some View {
    AsyncImage(url: model.url) { phase in
      switch phase {
      case .empty: Text(verbatim: "empty")
      case .success: Text(verbatim: "there")
      case .failure(let error): Text(verbatim: "failed \((error as? URLError)?.errorCode ?? 0)")
      }
    }
  }
}

@MainActor @Observable private final class Model {
  var url = URL(string: "https://example.org/1.gif")
  var isShown = true
}

private struct Switcher<Content: View>: View {
  let model: Model
  @ViewBuilder let content: () -> Content

  var body: some View { content() }
}

/// Answers when a test says so.
private final class StubFetcher: ImageFetching {
  private struct State {
    var asked: [URL] = []
    var waiting: [CheckedContinuation<FetchedPicture, any Error>] = []
    var cancelled = 0
  }

  private let state = Mutex(State())

  var asked: [URL] { state.withLock { $0.asked } }
  var cancelled: Int { state.withLock { $0.cancelled } }

  func picture(at url: URL) async throws -> FetchedPicture {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        state.withLock {
          $0.asked.append(url)
          $0.waiting.append(continuation)
        }
      }
    } onCancel: {
      let waiting = state.withLock { state in
        state.cancelled += 1
        defer { state.waiting = [] }
        return state.waiting
      }
      for continuation in waiting { continuation.resume(throwing: CancellationError()) }
    }
  }

  /// Waits until somebody asks.
  func request() async {
    while state.withLock({ $0.waiting.isEmpty }) { await Task.yield() }
  }

  /// Waits until somebody asks, and answers.
  func answer(with result: Result<FetchedPicture, any Error>) async {
    await request()
    state.withLock { $0.waiting.removeFirst() }.resume(with: result)
  }
}

extension Data {
  /// The head of a picture of 3 by 2 pixels.
  fileprivate static let gif = Data("GIF89a\u{3}\0\u{2}\0".utf8)
}

extension ViewHost {
  /// Lets tasks run until none is left, settling in between.
  fileprivate func finishTasks() async {
    while graph.tasks.running > 0 || renderer.wantsTurn {
      settle()
      await Task.yield()
    }
  }
}
