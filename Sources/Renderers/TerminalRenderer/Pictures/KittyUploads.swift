/// The pictures that kitty has been sent, and what it is to be told of them next.
struct KittyUploads {
  struct Key: Hashable {
    let picture: Int
    let quarterTurns: Int
  }

  private struct Upload {
    let picture: KittyPicture?
    /// How many pixels it was to have at most.
    let limit: Int
    var use: Int
  }

  /// The most pixels that a picture is sent with: as many as a window of usual size has.
  static let pixelLimit = 1_500_000
  /// The most pixels that kitty keeps for the program; it needs four bytes for each.
  private static let totalLimit = 12_000_000
  private var uploads: [Key: Upload] = [:]
  /// The most pixels of pictures that are of no use any more and that kitty still has.
  private static let deadLimit = 12_000_000
  private var deadPixels = 0
  /// The numbers of those that were shown last.
  var shown: Set<Int> = []
  private var errands: [UInt8] = []
  private var uses = 0
  // Other programs in the same window begin at 1.
  private var lastNumber = 7_300_000

  /// The picture as it was sent last.
  subscript(key: Key) -> KittyPicture? {
    mutating get {
      uses += 1
      uploads[key]?.use = uses
      return uploads[key]?.picture
    }
  }

  mutating func nextNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }

  /// Whether a picture was sent in far fewer pixels than are wanted, or not at all.
  func isSmaller(than limit: Int, _ key: Key) -> Bool {
    guard let upload = uploads[key] else { return true }
    return upload.limit < limit * 8 / 10
  }

  /// Has a picture sent, in place of what was sent of it before; `nil` for one that can't be had.
  mutating func add(_ picture: KittyPicture?, for key: Key, limit: Int) {
    remove(key)
    uses += 1
    uploads[key] = Upload(picture: picture, limit: limit, use: uses)
    if let picture { errands += picture.transmission }
    while uploads.count > 1, total > Self.totalLimit,
      let oldest = uploads.min(by: { $0.value.use < $1.value.use })
    {
      remove(oldest.key)
    }
  }

  private var total: Int {
    uploads.values.reduce(0) { $0 + ($1.picture.map { $0.width * $0.height } ?? 0) }
  }

  private mutating func remove(_ key: Key) {
    guard let old = uploads.removeValue(forKey: key)?.picture else { return }
    deadPixels += old.width * old.height
    guard deadPixels > Self.deadLimit else { return errands += Array(old.removal.utf8) }
    // That frees all others, too, that are shown nowhere.
    errands += Array(old.deletion.utf8)
    deadPixels = 0
    let shown = shown
    uploads = uploads.filter { $0.value.picture.map { shown.contains($0.number) } ?? true }
  }

  /// Forgets all, as the terminal has.
  mutating func removeAll() {
    uploads.removeAll()
    errands.removeAll()
    (shown, deadPixels) = ([], 0)
  }

  /// What the terminal is to be told before the next picture.
  mutating func takeErrands() -> [UInt8] {
    defer { errands.removeAll() }
    return errands
  }
}
