import CGTK
import Foundation

/// The pixels of a picture as textures that are so small that drawing one costs little.
///
/// GTK's drawing by Cairo copies a texture whole, whatever part of it is in sight.
@MainActor final class PictureTiles {
  /// How many pixels a tile is wide and high at most.
  static let side = 1024

  private final class Tile {
    let frame: CGRect
    let texture: OpaquePointer

    /// Takes a texture over.
    init(_ texture: OpaquePointer, frame: CGRect) {
      self.texture = texture
      self.frame = frame
    }

    deinit { g_object_unref(UnsafeMutableRawPointer(texture)) }
  }

  private let size: CGSize
  private let tiles: [Tile]

  /// Divides a picture, whose pixels are shared; `nil` if there is no memory for that.
  init?(_ picture: DecodedPicture) {
    let (width, height) = picture.size
    size = CGSize(width: width, height: height)
    var tiles: [Tile] = []
    for top in stride(from: 0, to: height, by: Self.side) {
      for left in stride(from: 0, to: width, by: Self.side) {
        let frame = CGRect(
          x: left, y: top, width: min(Self.side, width - left),
          height: min(Self.side, height - top))
        guard let texture = picture.texture(of: frame) else { return nil }
        tiles.append(Tile(texture, frame: frame))
      }
    }
    self.tiles = tiles
  }

  /// Whether it is worth while to draw only what is in sight.
  var isMany: Bool { tiles.count > 4 }

  /// Draws the tiles that lie in some part of an area.
  ///
  /// - Parameters:
  ///   - snapshot: Where they are drawn.
  ///   - area: Where the whole picture lies.
  ///   - sight: What can be seen; `nil` for everything.
  func append(to snapshot: Snapshot, in area: CGRect, within sight: CGRect? = nil) {
    let (x, y) = (area.width / size.width, area.height / size.height)
    for tile in tiles {
      // Edges that lie between pixels of the screen would let the background through.
      let (left, top) = (tile.frame.minX * x, tile.frame.minY * y)
      let (right, bottom) = (tile.frame.maxX * x, tile.frame.maxY * y)
      let isOne = tiles.count == 1
      var frame = CGRect(x: left, y: top, width: right - left, height: bottom - top)
      if !isOne {
        frame = CGRect(
          x: left.rounded(), y: top.rounded(), width: right.rounded() - left.rounded(),
          height: bottom.rounded() - top.rounded())
      }
      frame = frame.offsetBy(dx: area.minX, dy: area.minY)
      guard sight.map({ $0.intersects(frame) }) ?? true, !frame.isEmpty else { continue }
      var bounds = frame.graphene
      gtk_snapshot_append_texture(snapshot.pointer, tile.texture, &bounds)
    }
  }
}

extension DecodedPicture {
  /// A part of the picture as a texture, which the caller owns; `nil` if there is no memory for it.
  fileprivate func texture(of frame: CGRect) -> OpaquePointer? {
    let part = gdk_pixbuf_new_subpixbuf(
      pixbuf, CInt(frame.minX), CInt(frame.minY), CInt(frame.width), CInt(frame.height))
    guard let part else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(part)) }
    return gdk_texture_new_for_pixbuf(part)
  }
}
