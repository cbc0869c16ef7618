import Foundation
import TestSupport
import Testing

@testable import GTKRenderer

struct WindowMemoryTests {
  @Test func whatWasNotedIsFoundAgain() throws {
    let folder = try TemporaryDirectory()
    let environment = ["XDG_STATE_HOME": folder.url.path]
    let shape = WindowMemory.Shape(width: 834, height: 700, isMaximized: true)

    try WindowMemory(of: "pond", environment: environment).note(shape)

    #expect(WindowMemory(of: "pond", environment: environment).shape == shape)
    #expect(WindowMemory(of: "lake", environment: environment).shape == nil)
  }

  @Test func aDamagedFileSaysNothing() throws {
    let folder = try TemporaryDirectory()
    let environment = ["XDG_STATE_HOME": folder.url.path]
    try FileManager.default.createDirectory(
      at: folder.file("pond"), withIntermediateDirectories: true)
    try Data("{".utf8).write(to: folder.file("pond").appending(path: "window.json"))

    #expect(WindowMemory(of: "pond", environment: environment).shape == nil)
  }

  @Test func aFolderThatCannotBeMadeIsTold() {
    let memory = WindowMemory(of: "pond", environment: ["XDG_STATE_HOME": "/dev/null"])

    #expect(throws: (any Error).self) {
      try memory.note(WindowMemory.Shape(width: 1, height: 1, isMaximized: false))
    }
  }

  @Test func kindsOfWindowsAreRememberedApart() throws {
    let folder = try TemporaryDirectory()
    let environment = ["XDG_STATE_HOME": folder.url.path(percentEncoded: false)]
    let plain = WindowMemory(of: "pond", environment: environment)
    let named = WindowMemory(of: "pond", kind: "a/../b", environment: environment)
    let shape = WindowMemory.Shape(width: 500, height: 400, isMaximized: true)

    try named.note(shape)

    #expect(plain.shape == nil)
    #expect(named.shape == shape)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["pond"])
  }
}
