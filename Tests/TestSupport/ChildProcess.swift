package import Foundation
import Synchronization

/// Another program at work for a test, started without Foundation's `Process`, which fails now and
/// then where many programs are started while others end.
///
/// It inherits no file but those that it is given.
package final class ChildProcess: Sendable {
  /// The system started no such program.
  package struct NotStarted: Error {
    package let program: String
    package let reason: Int32
  }

  private enum State {
    case running([CheckedContinuation<Int32, Never>])
    case ended(Int32)
  }

  package let identifier: Int32
  private let state = Mutex(State.running([]))

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - program: Where it lies.
  ///   - arguments: The words behind its name.
  ///   - environment: Its variables.
  ///   - input: The file that it reads; nothing if there is none.
  ///   - output: The file that it writes, which is made; what it says gets lost if there is none.
  ///   - watch: Is told, on a thread of its own, that the program has ended.
  /// - Throws: `NotStarted`.
  package init(
    _ program: String, _ arguments: [String], environment: [String: String], input: URL? = nil,
    output: URL? = nil, watch: @escaping @Sendable () -> Void = {}
  ) throws {
    identifier = try Self.spawn(
      program, arguments, environment, input: input?.path ?? "/dev/null",
      output: output?.path ?? "/dev/null")
    let (identifier, thread) = (identifier, Thread { [self] in wait(watch) })
    thread.name = "child \(identifier)"
    thread.start()
  }

  /// How the program ended: its own number, or 128 and that of the signal; `nil` while it runs.
  package var status: Int32? {
    state.withLock { if case .ended(let status) = $0 { status } else { nil } }
  }

  /// Waits for the program to end.
  package func ended() async -> Int32 {
    await withCheckedContinuation { continuation in
      let status: Int32? = state.withLock { state in
        switch state {
        case .ended(let status): return status
        case .running(let waiting):
          state = .running(waiting + [continuation])
          return nil
        }
      }
      if let status { continuation.resume(returning: status) }
    }
  }

  /// Sends a signal, unless the program has ended.
  package func send(_ signal: Int32) {
    state.withLock { if case .running = $0 { kill(identifier, signal) } }
  }

  private func wait(_ watch: @Sendable () -> Void) {
    // Only once nobody can send it a signal any more is its number given back.
    var information = siginfo_t()
    while waitid(P_PID, UInt32(identifier), &information, WEXITED | WNOWAIT) != 0, errno == EINTR {}
    let waiting = state.withLock { state in
      var word: Int32 = 0
      while waitpid(identifier, &word, 0) < 0, errno == EINTR {}
      let signal = word & 0x7F
      let status = signal == 0 ? (word >> 8) & 0xFF : 128 + signal
      guard case .running(let waiting) = state else { fatalError("a program ended twice") }
      state = .ended(status)
      return waiting.map { ($0, status) }
    }
    for (continuation, status) in waiting { continuation.resume(returning: status) }
    watch()
  }
}

extension ChildProcess {
  private static func spawn(
    _ program: String, _ arguments: [String], _ environment: [String: String], input: String,
    output: String
  ) throws -> pid_t {
    var files = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&files)
    defer { posix_spawn_file_actions_destroy(&files) }
    posix_spawn_file_actions_addopen(&files, 0, input, O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&files, 1, output, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    posix_spawn_file_actions_addopen(&files, 2, "/dev/null", O_WRONLY, 0)
    _ = closeFrom(&files, 3)
    var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) } + [nil]
    var variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for word in words + variables { free(word) } }
    var identifier: pid_t = 0
    let reason = posix_spawn(&identifier, program, &files, nil, &words, &variables)
    guard reason == 0 else { throw NotStarted(program: program, reason: reason) }
    return identifier
  }
}

/// Lets a program that is started inherit no file from a number on; glibc's module leaves it out.
@_silgen_name("posix_spawn_file_actions_addclosefrom_np")
private func closeFrom(_ files: UnsafeMutablePointer<posix_spawn_file_actions_t>, _ number: Int32)
  -> Int32
