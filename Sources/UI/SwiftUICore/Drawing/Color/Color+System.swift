extension Color {
  /// The colour of most text.
  public static let primary = Color(.primary)
  /// The colour of text that matters less.
  public static let secondary = Color(.secondary)
  /// The tint of the view, which is the colour that the person or the application prefers.
  public static let accentColor = Color(Kind.tint)

  /// No colour: what is behind shows.
  public static let clear = Color(white: 0, opacity: 0)
  /// The system's black.
  public static let black = Color(white: 0)
  /// The system's white.
  public static let white = Color(white: 1)
  /// The system's gray.
  public static let gray = Color(.gray)
  /// The system's red.
  public static let red = Color(.red)
  /// The system's orange.
  public static let orange = Color(.orange)
  /// The system's yellow.
  public static let yellow = Color(.yellow)
  /// The system's green.
  public static let green = Color(.green)
  /// The system's mint.
  public static let mint = Color(.mint)
  /// The system's teal.
  public static let teal = Color(.teal)
  /// The system's cyan.
  public static let cyan = Color(.cyan)
  /// The system's blue.
  public static let blue = Color(.blue)
  /// The system's indigo.
  public static let indigo = Color(.indigo)
  /// The system's purple.
  public static let purple = Color(.purple)
  /// The system's pink.
  public static let pink = Color(.pink)
  /// The system's brown.
  public static let brown = Color(.brown)
}
