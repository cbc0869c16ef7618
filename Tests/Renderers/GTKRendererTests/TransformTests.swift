import CGTK
import Foundation
import SwiftUICore
import Testing

@testable import GTKRenderer

/// Transforms as GTK takes them.
@MainActor struct TransformTests {
  @Test(arguments: [
    [1, 0, 0, 1, 12, -7], [2, 0, 0, 0.5, 0, 0], [0, 1, -1, 0, 3, 4], [-1, 0, 0, 1, 0, 0],
    [0.8, 0.6, -0.6, 0.8, 5, 5], [1, 0, 0.7, 1, 0, 0], [1.5, 0.25, -0.75, 2, -3, 9],
    [-0.3, 1.2, 0.4, 0.9, 0, 1],
  ])
  func flatTransformsStayFlatAndEqual(numbers: [Double]) {
    let gsk = transform(numbers).gsk
    defer { gsk_transform_unref(gsk) }

    #expect(gsk_transform_get_category(gsk).rawValue >= GSK_TRANSFORM_CATEGORY_2D.rawValue)
    var (xx, yx, xy, yy, dx, dy): (Float, Float, Float, Float, Float, Float) = (0, 0, 0, 0, 0, 0)
    gsk_transform_to_2d(gsk, &xx, &yx, &xy, &yy, &dx, &dy)
    for (found, number) in zip([xx, yx, xy, yy, dx, dy], numbers) {
      #expect(abs(Double(found) - number) < 1e-5)
    }
  }

  @Test(arguments: [[0, 0, 0, 0, 1, 2], [1, 0, 0, 0, 0, 0], [1, 2, 2, 4, 0, 0]])
  func whatHasNoAreaShowsNothing(numbers: [Double]) {
    let gsk = transform(numbers).gsk
    defer { gsk_transform_unref(gsk) }
    var unit = graphene_rect_t(
      origin: graphene_point_t(x: 0, y: 0), size: graphene_size_t(width: 1, height: 1))
    var bounds = graphene_rect_t()

    gsk_transform_transform_bounds(gsk, &unit, &bounds)

    #expect(bounds.size.width == 0)
    #expect(bounds.size.height == 0)
  }

  private func transform(_ numbers: [Double]) -> AffineTransform {
    AffineTransform(
      m11: numbers[0], m12: numbers[1], m21: numbers[2], m22: numbers[3], tX: numbers[4],
      tY: numbers[5])
  }
}
