import CGTK
import Foundation
import SwiftUICore

/// A picture as bytes, decoded as finely as it is shown.
///
/// Small ones are decoded at once. Large ones are decoded beside the main loop, in a size that
/// suits the area where they are shown, so that no more memory is used than it takes to show them.
@MainActor final class Picture {
  /// Up to how many pixels a picture is decoded at once.
  private static let smallSize: CGFloat = 1_500_000

  private let data: Data
  private let pixels: CGSize
  private let whenDecoded: () -> Void
  private var decoded: DecodedPicture?
  private var tiles: PictureTiles?
  private var task: Task<Void, Never>?
  /// The reduction that is being decoded.
  private var expected: Int?
  /// The reduction that can't be decoded, and with it any other.
  private(set) var isBroken = false
  private var waiting: [() -> Void] = []

  /// Reads the head of a picture; `nil` if it is none.
  ///
  /// - Parameters:
  ///   - data: The encoded picture.
  ///   - whenDecoded: Runs when another size of it has been decoded.
  init?(_ data: Data, whenDecoded: @escaping () -> Void) {
    // Why it is no picture was said when its size was read.
    guard let head = try? EncodedPicture(data) else { return nil }
    self.data = data
    pixels = head.pixels
    self.whenDecoded = whenDecoded
  }

  isolated deinit { task?.cancel() }

  /// How many bytes the decoded picture takes.
  var cost: Int { decoded?.byteCount ?? 0 }

  /// Whether a finer or coarser one is on its way.
  var isDecoding: Bool { expected != nil }

  /// The picture, fine enough for an area; a coarser one, or none, while that is being decoded.
  ///
  /// - Parameters:
  ///   - size: The size of the area, in pixels of the screen.
  ///   - whenFiner: Runs once it is worth asking again.
  /// - Returns: `nil` as long as nothing is decoded.
  func tiles(for size: CGSize, whenFiner: @escaping () -> Void) -> PictureTiles? {
    let reduction = PictureDecoder.reduction(of: pixels, for: size)
    if let decoded, decoded.reduction == reduction || decoded.reduction == 1 && isSmall {
      return tiles
    }
    guard !isBroken else { return tiles }
    if isSmall {
      take(PictureDecoder.decode(data, reduction: 1))
    } else {
      waiting.append(whenFiner)
      if expected != reduction { start(reduction) }
    }
    return tiles
  }

  private var isSmall: Bool { pixels.width * pixels.height <= Self.smallSize }

  private func start(_ reduction: Int) {
    task?.cancel()
    expected = reduction
    task = Task { [weak self, data] in
      let decoded = await PictureDecoder.decodeAside(data, reduction: reduction)
      guard let self, !Task.isCancelled else { return }
      expected = nil
      take(decoded)
      let waiting = waiting
      self.waiting = []
      for run in waiting { run() }
    }
  }

  private func take(_ new: DecodedPicture?) {
    guard let new, let made = PictureTiles(new) else {
      isBroken = true
      return
    }
    tiles = made
    decoded = new
    whenDecoded()
  }
}
