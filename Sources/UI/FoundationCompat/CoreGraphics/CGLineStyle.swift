/// How the ends of an open line look.
public enum CGLineCap: Int32, Sendable {
  /// Cut off where the line ends.
  case butt
  /// Half a circle around the end.
  case round
  /// Half a line width beyond the end.
  case square
}

/// How two pieces of a line meet.
public enum CGLineJoin: Int32, Sendable {
  /// A sharp corner, as long as it stays within the miter limit.
  case miter
  /// A rounded corner.
  case round
  /// A corner that is cut off.
  case bevel
}
