import ForumFeature
import Testing

struct FloorNameTests {
  @Test(arguments: [
    (-1, FloorName.start), (0, .start), (1, .sofa), (2, .bench), (3, .ground), (4, .number(4)),
    (120, .number(120)),
  ])
  func firstFloorsHaveNamesOfTheirOwn(number: Int, name: FloorName) {
    #expect(FloorName(number) == name)
  }
}
