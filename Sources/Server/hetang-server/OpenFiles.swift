import Glibc

/// How many files and connections the program may have open.
enum OpenFiles {
  /// Asks the system for room for some connections, beside what the program itself needs.
  ///
  /// Less than that is no failure: clients then wait until others have gone.
  static func makeRoom(forConnections count: Int) {
    let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    var limit = rlimit()
    guard getrlimit(resource, &limit) == 0 else { return }
    let wanted = rlim_t(count + 256)
    guard limit.rlim_cur < wanted else { return }
    limit.rlim_cur = min(wanted, limit.rlim_max)
    setrlimit(resource, &limit)
  }
}
