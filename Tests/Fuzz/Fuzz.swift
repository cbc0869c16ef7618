import Foundation

/// Gives one parser inputs until a promise breaks: `fuzz ENTRY [FILE|FOLDER]…`.
///
/// Built with `FUZZING` and the fuzzer's runtime it searches by itself and takes libFuzzer's
/// options; built plainly it repeats the files it is given, to look at a finding.
@main
struct Fuzz {
  static func main() throws {
    let words = Array(CommandLine.arguments.dropFirst())
    guard let name = words.first, let entry = FuzzEntry(rawValue: name) else {
      print("usage: fuzz ENTRY [FILE|FOLDER]…")
      for entry in FuzzEntry.allCases { print("\(entry.rawValue)\t\(entry.corpus)") }
      exit(64)
    }
    #if FUZZING
      exit(search(entry))
    #else
      for path in words.dropFirst() {
        for file in try files(at: path) { entry.check(try Data(contentsOf: file)) }
      }
    #endif
  }

  private static func files(at path: String) throws -> [URL] {
    let url = URL(filePath: path)
    guard (try? url.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true else {
      return [url]
    }
    return try FileManager.default.contentsOfDirectory(at: url, includingPropertiesForKeys: nil)
  }
}

#if FUZZING
  /// libFuzzer's main function; see llvm.org/docs/LibFuzzer.html#using-libfuzzer-as-a-library.
  @_silgen_name("LLVMFuzzerRunDriver")
  private func runDriver(
    _ count: UnsafeMutablePointer<CInt>,
    _ words: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
    _ check: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
  ) -> CInt

  /// What the C callback, which can hold nothing, checks with.
  nonisolated(unsafe) private var current = FuzzEntry.answers

  /// Searches with the words behind the entry's name as libFuzzer's own.
  private func search(_ entry: FuzzEntry) -> CInt {
    // Written once, before the fuzzer's only thread reads it.
    current = entry
    var count = CommandLine.argc - 1
    var words = CommandLine.unsafeArgv + 1
    return runDriver(&count, &words) { bytes, length in
      current.check(Data(UnsafeBufferPointer(start: bytes, count: length)))
      return 0
    }
  }
#endif
