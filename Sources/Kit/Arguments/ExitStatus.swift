/// How a program ends, in the numbers of BSD's `sysexits.h`.
public enum ExitStatus: Int32, Sendable {
  case success = 0
  /// The command line is wrong.
  case usage = 64
  /// The input is damaged.
  case dataError = 65
  /// The input is not there.
  case noInput = 66
  /// A service that is needed, such as an address to listen at, is not to be had.
  case unavailable = 69
  /// The program itself is wrong.
  case software = 70
  /// An output cannot be made, or is there already.
  case cannotCreate = 73
  /// Reading or writing failed, such as on a full disk.
  case inputOutput = 74
  /// Trying again later may help.
  case temporary = 75
  /// The system does not allow it.
  case noPermission = 77
  /// Something is not set up as it must be.
  case configuration = 78
}
