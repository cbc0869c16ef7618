/// Why a picture can't be shown, by what a person can do about it.
package enum PictureProblem: Error, Hashable, Sendable {
  /// It could not be had from any of its addresses.
  case notReached(ForumProblem)
  /// There is nothing at its addresses any more.
  case gone
  /// A web page came in its place: a login, a guard, an outage.
  case webPage
  /// A file came, with nothing in it.
  case empty
  /// A file came that is no picture of a kind that can be shown.
  case notAPicture
  /// A part of the file is missing or makes no sense.
  case damaged
  /// The file has no end, or more bytes than are loaded.
  case tooLarge(limitInBytes: Int)
  /// Whoever asked no longer wants to know; no screen shows this.
  case cancelled
}
