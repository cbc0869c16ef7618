// The kinds that all programs know.

extension UTType {
  /// Anything that a file system keeps.
  public static let item = UTType(known: "public.item")
  /// Anything that people look at.
  public static let content = UTType(known: "public.content")
  /// Content that has several parts.
  public static let compositeContent = UTType(known: "public.composite-content")
  /// A sequence of bytes.
  public static let data = UTType(known: "public.data")
  /// A folder of any sort.
  public static let directory = UTType(known: "public.directory")
  /// A folder that people look into.
  public static let folder = UTType(known: "public.folder")
  /// A folder that looks like a file.
  public static let `package` = UTType(known: "com.apple.package")
  /// A file that leads to another one.
  public static let symbolicLink = UTType(known: "public.symlink")
  /// Something that runs.
  public static let executable = UTType(known: "public.executable")
  /// A whole disk.
  public static let diskImage = UTType(known: "public.disk-image")
  /// Any text, marked up or not.
  public static let text = UTType(known: "public.text")
  /// Text without marks, in any encoding.
  public static let plainText = UTType(known: "public.plain-text")
  /// Text without marks, in UTF-8.
  public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
  /// Text without marks, in UTF-16.
  public static let utf16PlainText = UTType(known: "public.utf16-plain-text")
  /// A table as text.
  public static let delimitedText = UTType(known: "public.delimited-values-text")
  /// A table with commas between values.
  public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
  /// A table with tabs between values.
  public static let tabSeparatedText = UTType(known: "public.tab-separated-values-text")
  /// Rich text.
  public static let rtf = UTType(known: "public.rtf")
  /// A page of the web.
  public static let html = UTType(known: "public.html")
  /// Marked up text.
  public static let xml = UTType(known: "public.xml")
  /// Values in YAML.
  public static let yaml = UTType(known: "public.yaml")
  /// Values in JSON.
  public static let json = UTType(known: "public.json")
  /// Text of a program.
  public static let sourceCode = UTType(known: "public.source-code")
  /// A program in Swift.
  public static let swiftSource = UTType(known: "public.swift-source")
  /// A program in C.
  public static let cSource = UTType(known: "public.c-source")
  /// A program that is run as it is written.
  public static let script = UTType(known: "public.script")
  /// A program for the shell.
  public static let shellScript = UTType(known: "public.shell-script")
  /// A program in Python.
  public static let pythonScript = UTType(known: "public.python-script")
  /// A program in JavaScript.
  public static let javaScript = UTType(known: "com.netscape.javascript-source")
  /// Values of a property list.
  public static let propertyList = UTType(known: "com.apple.property-list")
  /// An address.
  public static let url = UTType(known: "public.url")
  /// The address of a file.
  public static let fileURL = UTType(known: "public.file-url")
  /// A lasting reference to a file.
  public static let urlBookmarkData = UTType(known: "com.apple.bookmark")
  /// A picture of any sort.
  public static let image = UTType(known: "public.image")
  /// A PNG picture.
  public static let png = UTType(known: "public.png")
  /// A JPEG picture.
  public static let jpeg = UTType(known: "public.jpeg")
  /// A GIF picture.
  public static let gif = UTType(known: "com.compuserve.gif")
  /// A WebP picture.
  public static let webP = UTType(known: "org.webmproject.webp")
  /// A TIFF picture.
  public static let tiff = UTType(known: "public.tiff")
  /// A BMP picture.
  public static let bmp = UTType(known: "com.microsoft.bmp")
  /// An icon in several sizes.
  public static let ico = UTType(known: "com.microsoft.ico")
  /// A drawing in SVG.
  public static let svg = UTType(known: "public.svg-image")
  /// A HEIC picture.
  public static let heic = UTType(known: "public.heic")
  /// A HEIF picture.
  public static let heif = UTType(known: "public.heif")
  /// A PDF document.
  public static let pdf = UTType(known: "com.adobe.pdf")
  /// A book.
  public static let epub = UTType(known: "org.idpf.epub-container")
  /// Pictures or sound that take time.
  public static let audiovisualContent = UTType(known: "public.audiovisual-content")
  /// Moving pictures with or without sound.
  public static let movie = UTType(known: "public.movie")
  /// Moving pictures without sound.
  public static let video = UTType(known: "public.video")
  /// A film in MPEG-4.
  public static let mpeg4Movie = UTType(known: "public.mpeg-4")
  /// A film in QuickTime's format.
  public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
  /// Sound.
  public static let audio = UTType(known: "public.audio")
  /// Sound in MP3.
  public static let mp3 = UTType(known: "public.mp3")
  /// Sound in WAV.
  public static let wav = UTType(known: "com.microsoft.waveform-audio")
  /// Sound in MPEG-4.
  public static let mpeg4Audio = UTType(known: "public.mpeg-4-audio")
  /// Files in one.
  public static let archive = UTType(known: "public.archive")
  /// A ZIP archive.
  public static let zip = UTType(known: "public.zip-archive")
  /// Data packed by gzip.
  public static let gzip = UTType(known: "org.gnu.gnu-zip-archive")
  /// A tar archive.
  public static let tarArchive = UTType(known: "public.tar-archive")
  /// Somebody.
  public static let contact = UTType(known: "public.contact")
  /// Somebody's card.
  public static let vCard = UTType(known: "public.vcard")
  /// Something that takes place.
  public static let calendarEvent = UTType(known: "public.calendar-event")
  /// A message.
  public static let message = UTType(known: "public.message")
  /// A letter.
  public static let emailMessage = UTType(known: "public.email-message")
  /// A typeface.
  public static let font = UTType(known: "public.font")
  /// A database.
  public static let database = UTType(known: "public.database")
  /// What a program has noted.
  public static let log = UTType(known: "public.log")
}
