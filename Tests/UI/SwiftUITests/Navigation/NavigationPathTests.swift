import Foundation
import SwiftUI
import Testing

struct NavigationPathTests {
  @Test func valuesOfAnyTypeAreAppendedAndRemoved() {
    var path = NavigationPath()
    #expect(path.isEmpty)

    path.append(1)
    path.append("two")
    path.append(NumberedPage(number: 3))
    #expect(path.count == 3)
    path.removeLast(2)

    #expect(path == NavigationPath([1]))
    path.removeLast()
    #expect(path.isEmpty)
  }

  @Test func equalNumbersOfDifferentTypesAreDifferentValues() {
    #expect(NavigationPath([1]) != NavigationPath([1.0]))
    #expect(NavigationPath([1]) != NavigationPath([UInt8(1)]))
  }

  @Test func pathOfCodableValuesComesBackFromItsEncoding() throws {
    var path = NavigationPath()
    path.append("board")
    path.append(NumberedPage(number: 7))
    let codable = try #require(path.codable)

    let data = try JSONEncoder().encode(codable)
    let read = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)

    #expect(NavigationPath(read) == path)
    #expect(read == codable)
  }

  @Test func pathWithAValueThatCannotBeEncodedHasNoEncoding() {
    var path = NavigationPath()
    path.append(Plain(number: 1))

    #expect(path.codable == nil)
  }

  @Test func unknownTypeInAnEncodingIsAnError() {
    let data = Data(#"["no such type","{}"]"#.utf8)

    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
    }
  }

  @Test func removingMoreThanThereIsEndsTheProgram() async {
    await #expect(processExitsWith: .failure) {
      var path = NavigationPath([1])
      path.removeLast(2)
    }
  }
}

/// Not private: such a type cannot be found by its name.
struct NumberedPage: Hashable, Codable {
  let number: Int
}

private struct Plain: Hashable {
  let number: Int
}
