import Foundation

/// The room that deep trees of views need.
enum StackLimit {
  private static let wanted: rlim_t = 128 << 20

  /// Raises the limit of the stack; the main thread's grows up to it from then on.
  ///
  /// The system keeps 128 MB below the main thread's stack free whatever the limit was at start.
  static func raise() {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit) == 0,
      limit.rlim_cur < wanted
    else { return }
    limit.rlim_cur = min(wanted, limit.rlim_max)
    _ = setrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit)
  }
}
