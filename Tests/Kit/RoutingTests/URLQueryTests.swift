import Routing
import Testing

struct URLQueryTests {
  @Test func everyItemIsKeptInOrder() throws {
    let query = try URLQuery("b=1&a=2&b=3&flag&empty=&=nameless&a=b=c")

    #expect(
      query.items == [
        .init("b", "1"), .init("a", "2"), .init("b", "3"), .init("flag", nil), .init("empty", ""),
        .init("", "nameless"), .init("a", "b=c"),
      ])
    #expect(query["b"] == "1")
    #expect(try query.values("b", as: Int.self) == [1, 3])
  }

  @Test func nothingBetweenSeparatorsIsNoItem() throws {
    #expect(try URLQuery("&&a=1&").items == [.init("a", "1")])
    #expect(try URLQuery("").items.isEmpty)
  }

  @Test func namesAndValuesAreDecodedAfterSplitting() throws {
    let query = try URLQuery("msg=a%26b&%E4%B8%AD=%3D")

    #expect(query == ["msg": "a&b", "中": "="])
  }

  @Test func plusIsASpaceOnlyInForms() throws {
    #expect(try URLQuery("a+b=c+d%2B") == ["a+b": "c+d+"])
    #expect(try URLQuery("a+b=c+d%2B", plus: .space) == ["a b": "c d+"])
  }

  @Test(arguments: [URLQuery.PlusRule.plus, .space])
  func writtenTextReadsBackUnderBothRules(plus: URLQuery.PlusRule) throws {
    let query: URLQuery = ["a b": "c+d", "&=?#": "%&=+ \n中", "x": "", "a b": "again"]

    #expect(try URLQuery(query.text, plus: plus) == query)
  }

  @Test func flagHasNoEqualsSign() {
    #expect(URLQuery([.init("a", nil), .init("b", "")]).text == "a&b=")
  }

  @Test func absentValueIsNilAndUnreadableOneAnError() throws {
    let query = try URLQuery("page=2&size=many&flag")

    #expect(try query.value("page") == 2)
    #expect(try query.value("none", as: Int.self) == nil)
    #expect(throws: URLValueError.unreadable(name: "size", text: "many", type: "Int")) {
      try query.value("size", as: Int.self)
    }
    #expect(throws: URLValueError.missing(name: "flag")) { try query.value("flag", as: Int.self) }
    #expect(throws: URLValueError.unreadable(name: "size", text: "many", type: "Int")) {
      try query.values("size", as: Int.self)
    }
  }

  @Test func typedValuesAreAppended() {
    var query = URLQuery()
    query.append("page", 2)
    query.append("original", true)

    #expect(query.text == "page=2&original=true")
  }
}
