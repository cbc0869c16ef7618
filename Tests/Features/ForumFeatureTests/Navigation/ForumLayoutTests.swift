import ForumFeature
import Testing

struct ForumLayoutTests {
  @Test(arguments: [
    (390, ForumLayout.compact), (599, .compact), (600, .regular), (800, .regular), (999, .regular),
    (1000, .wide), (1440, .wide),
  ])
  func widthDecides(width: Int, layout: ForumLayout) {
    #expect(ForumLayout(width: .init(width)) == layout)
  }
}
