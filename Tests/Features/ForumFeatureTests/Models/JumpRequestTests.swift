import ForumFeature
import Testing

struct JumpRequestTests {
  private static let numbers: [(String, Int?)] = [
    ("12", 12), (" 3 ", 3), ("１２", 12), ("0", 0), ("", nil), ("-1", nil), ("1.5", nil),
    ("99999999999999999999", nil),
  ]

  @Test(arguments: numbers)
  func numbersAreReadAsTheyAreTyped(text: String, number: Int?) {
    let request = JumpRequest(.floor, text: text)

    #expect(request.number == number)
    #expect(request.isComplete == (number != nil))
  }

  @Test func pagesBeginWithOne() {
    #expect(JumpRequest(.page, text: "0").number == nil)
    #expect(JumpRequest(.page, text: "1").number == 1)
  }
}
