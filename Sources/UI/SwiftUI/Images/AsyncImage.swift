public import Foundation
public import SwiftUICore

/// A picture that is loaded from an address while the view is shown.
public struct AsyncImage<Content: View>: View {
  private let url: URL?
  private let scale: CGFloat
  private let transaction: Transaction
  private let content: (AsyncImagePhase) -> Content
  @State private var phase = AsyncImagePhase.empty
  /// The address whose picture, or failure, is shown.
  @State private var shownURL: URL?
  @Environment(\.imageFetcher) private var fetcher

  /// Loads a picture; a plain area stands for it until it is there.
  public init(url: URL?, scale: CGFloat = 1) where Content == Image {
    self.init(url: url, scale: scale) { $0.image ?? .placeholder }
  }

  /// Loads a picture; other views stand for it until it is there.
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image {
        content(image)
      } else {
        placeholder()
      }
    }
  }

  /// Loads a picture and shows how far that is.
  ///
  /// - Parameters:
  ///   - url: Where the picture is; `nil` for nowhere yet.
  ///   - scale: How many pixels make a point.
  ///   - transaction: How the change from one phase to the next is shown.
  ///   - content: Makes the view of a phase.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.scale = scale
    self.transaction = transaction
    self.content = content
  }

  public var body: some View {
    content(url == shownURL ? phase : .empty).task(id: url) { await load() }
  }

  /// Loads the picture unless it is there; a view that is gone keeps nothing.
  private func load() async {
    guard let url, url != shownURL || phase.image == nil else { return }
    let result = await Self.phase(of: url, scale: scale, fetcher: fetcher)
    guard !Task.isCancelled else { return }
    withTransaction(transaction) {
      phase = result
      shownURL = url
    }
  }

  /// Gets a picture and looks at its head, away from the main actor.
  @concurrent private static func phase(
    of url: URL, scale: CGFloat, fetcher: any ImageFetching
  ) async -> AsyncImagePhase {
    do {
      let picture = try EncodedPicture(try await fetcher.picture(at: url).data)
      return .success(Image(encoded: picture.data, pixels: picture.pixels, scale: scale))
    } catch {
      return .failure(error)
    }
  }
}
