import CellRendering
import Foundation
import SwiftUICore

/// Decodes pictures and makes of them what a terminal shows, beside the main actor.
actor PictureWorkshop {
  /// A picture as it came.
  struct Source: Sendable {
    /// Names it as long as the program runs.
    let number: Int
    let data: Data
  }

  private struct Key: Hashable {
    let number: Int
    let quarterTurns: Int
  }

  /// The most pixels that are kept of a picture: as many as a large screen has.
  private static let pixelLimit = 4_000_000
  /// The most bytes of pixels that are kept for when they are needed again.
  private static let byteLimit = 48 << 20
  /// Pictures that are larger than that when they are decoded aren't.
  private static let sourceLimit = 60_000_000.0
  private var grids = RecentValues<Key, PixelGrid>(limit: byteLimit)

  /// A small picture of a picture; `nil` if it can't be decoded.
  func thumbnail(of source: Source) -> PixelGrid? {
    guard let picture = decoded(source, limit: Self.pixelLimit) else { return nil }
    keep(picture.grid, Key(number: source.number, quarterTurns: 0))
    let share = min(1, 200 / Double(max(picture.width, picture.height)))
    return picture.scaled(
      width: Int(Double(picture.width) * share), height: Int(Double(picture.height) * share))?.grid
  }

  /// A part of a picture in characters; `nil` if it can't be decoded.
  func cells(
    of part: PicturePart, _ source: Source, depth: ColorDepth
  ) -> ContiguousArray<CellCanvas.Cell>? {
    grid(of: source, quarterTurns: part.quarterTurns).map {
      ChafaEncoder.cells(of: part, in: $0, depth: depth)
    }
  }

  /// A part of a picture as sixels; `nil` if it can't be decoded.
  func sixels(
    of part: PicturePart, _ source: Source, cell: CellPixels, colors: Int
  ) -> [UInt8]? {
    grid(of: source, quarterTurns: part.quarterTurns).map {
      ChafaEncoder.sixels(of: part, in: $0, cell: cell, colors: colors)
    }
  }

  /// A picture of no more pixels than a limit, as kitty is sent it; `nil` if it can't be decoded.
  func upload(
    of source: Source, quarterTurns: Int, limit: Int, as number: Int
  ) -> KittyPicture? {
    guard let picture = decoded(source, limit: limit),
      let turned = quarterTurns == 0 ? picture : picture.turned(quarters: quarterTurns),
      let png = turned.png
    else { return nil }
    return KittyPicture(number: number, width: turned.width, height: turned.height, png: png)
  }

  private func grid(of source: Source, quarterTurns: Int) -> PixelGrid? {
    let key = Key(number: source.number, quarterTurns: quarterTurns)
    if let known = grids[key] { return known }
    guard let picture = decoded(source, limit: Self.pixelLimit),
      let turned = quarterTurns == 0 ? picture : picture.turned(quarters: quarterTurns)
    else { return nil }
    let grid = turned.grid
    keep(grid, key)
    return grid
  }

  /// Decodes a picture unless that takes more room than there should be.
  private func decoded(_ source: Source, limit: Int) -> DecodedPicture? {
    guard let size = try? EncodedPicture(source.data).pixels,
      size.width * size.height <= Self.sourceLimit || source.data.isJPEG
    else { return nil }
    return DecodedPicture(source.data, limit: limit)
  }

  private func keep(_ grid: PixelGrid, _ key: Key) {
    grids.set(grid, for: key, cost: grid.bytes.count)
  }
}

extension Data {
  /// Whether it begins as a JPEG does, which is made smaller while it is decoded.
  fileprivate var isJPEG: Bool { starts(with: [0xFF, 0xD8, 0xFF]) }
}
