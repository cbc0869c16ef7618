import Foundation
import Persistence
import TestSupport
import Testing

struct FullDiskTests {
  @Test func aFullFileRefusesAWriteAndKeepsWhatItHas() async throws {
    let folder = try TemporaryDirectory()
    let database = try await EntryTable.open(folder.file("test.sqlite"))
    try await database.run("INSERT INTO entry (origin, number) VALUES ('kept', 1)")
    try await database.write { connection throws(SQLiteError) in
      try connection.execute("PRAGMA max_page_count = 20")
    }

    await #expect(throws: SQLiteError.full) { try await fill(database) }

    #expect(try await database.all(String.self, "SELECT origin FROM entry") == ["kept"])
    #expect(try await database.check() == [])
    try await database.run("INSERT INTO entry (origin, number) VALUES ('small', 1)")
  }

  @Test(.enabled(if: geteuid() == 0, "mounting a small disk takes root"))
  func aFullDiskRefusesAWriteAndKeepsWhatItHas() async throws {
    let disk = try SmallDisk(kilobytes: 512)
    let file = disk.url.appending(path: "test.sqlite")
    let database = try await EntryTable.open(file)
    try await database.run("INSERT INTO entry (origin, number) VALUES ('kept', 1)")

    await #expect(throws: SQLiteError.full) { try await fill(database) }
    await #expect(throws: SQLiteError.full) {
      try await database.backup(to: disk.url.appending(path: "copy.sqlite"))
    }

    #expect(try await database.all(String.self, "SELECT origin FROM entry") == ["kept"])
    await database.close()
    let again = try await SQLiteDatabase.open(at: file)
    #expect(try await again.all(String.self, "SELECT origin FROM entry") == ["kept"])
    #expect(try await again.check() == [])
    let names = try FileManager.default.contentsOfDirectory(atPath: disk.url.path)
    #expect(!names.contains { $0.contains("copy") })
    await again.close()
  }

  private func fill(_ database: SQLiteDatabase) async throws(SQLiteError) {
    try await database.write { connection throws(SQLiteError) in
      for number in 0..<3_000 {
        try connection.run(
          "INSERT INTO entry (origin, number, note) VALUES ('lost', ?, ?)",
          [number, String(repeating: "荷", count: 300)])
      }
    }
  }
}

/// A disk in memory that is full soon.
private final class SmallDisk {
  private let folder: TemporaryDirectory
  var url: URL { folder.url }

  init(kilobytes: Int) throws {
    folder = try TemporaryDirectory()
    let mount = Process()
    mount.executableURL = URL(filePath: "/bin/mount")
    mount.arguments = ["-t", "tmpfs", "-o", "size=\(kilobytes)k", "tmpfs", folder.url.path]
    try mount.run()
    mount.waitUntilExit()
    try #require(mount.terminationStatus == 0)
  }

  deinit {
    // Lazily, as a connection may still be closing.
    umount2(folder.url.path, Int32(MNT_DETACH))
  }
}
