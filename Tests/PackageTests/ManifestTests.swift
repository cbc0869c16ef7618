import Foundation
import Testing

struct ManifestTests {
  @Test func everyKindOfDependencyIsRead() throws {
    let json = """
      {"name": "p", "targets": [
        {"name": "A", "type": "regular", "path": "Sources/Kit/A", "dependencies": [
          {"byName": ["B", null]}, {"target": ["C", {"platformNames": ["linux"]}]},
          {"product": ["D", "pkg", null, null]}]},
        {"name": "E", "type": "regular", "dependencies": []},
        {"name": "F", "type": "test", "dependencies": []}]}
      """

    let targets = try JSONDecoder().decode(Manifest.self, from: Data(json.utf8)).targets

    #expect(targets.map(\.name) == ["A", "E", "F"])
    #expect(targets.map(\.path) == ["Sources/Kit/A", "Sources/E", "Tests/F"])
    #expect(targets[0].dependencies == ["B", "C", "D"])
  }

  @Test func unknownKindOfDependencyIsAnError() {
    let json = """
      {"targets": [{"name": "A", "type": "regular", "dependencies": [{"plugin": ["B"]}]}]}
      """

    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Manifest.self, from: Data(json.utf8))
    }
  }
}
