import Networking
import Testing

struct HeaderFieldsTests {
  @Test func namesAreFoundWithoutRegardToCase() {
    let fields: HeaderFields = ["ETag": "\"1\""]

    #expect(fields["etag"] == "\"1\"")
    #expect(fields["E-Tag"] == nil)
  }

  @Test func severalValuesOfANameStayApartAndInOrder() {
    var fields = HeaderFields()
    fields.add("Set-Cookie", "a=1")
    fields.add("set-cookie", "b=2")

    #expect(fields.values(of: "SET-COOKIE") == ["a=1", "b=2"])
    #expect(fields["Set-Cookie"] == "a=1, b=2")
  }

  @Test func settingReplacesEveryValueOfTheName() {
    var fields: HeaderFields = ["Accept": "a", "X": "1", "accept": "b"]

    fields.set("ACCEPT", "c")

    #expect(fields.values(of: "accept") == ["c"])
    #expect(fields["X"] == "1")
    fields.remove("x")
    #expect(fields.fields.count == 1)
  }

  @Test(arguments: [(" a b\t", "a b"), ("", ""), ("\t ", ""), ("x", "x")])
  func whiteSpaceAroundAValueIsDropped(written: String, kept: String) {
    var fields = HeaderFields()

    fields.add("Name", written)

    #expect(fields["Name"] == kept)
  }
}
