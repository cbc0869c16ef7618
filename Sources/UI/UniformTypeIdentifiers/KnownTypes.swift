/// The kinds that all programs know, and the tags that stand for them.
nonisolated enum KnownTypes {
  static let all: [String: TypeDeclaration] = [
    "public.item": TypeDeclaration(
      parents: []),
    "public.content": TypeDeclaration(
      parents: []),
    "public.composite-content": TypeDeclaration(
      parents: ["public.content"]),
    "public.data": TypeDeclaration(
      parents: ["public.item"],
      mediaTypes: ["application/octet-stream"]),
    "public.directory": TypeDeclaration(
      parents: ["public.item"],
      mediaTypes: ["inode/directory"]),
    "public.folder": TypeDeclaration(
      parents: ["public.directory"]),
    "com.apple.package": TypeDeclaration(
      parents: ["public.directory"]),
    "public.symlink": TypeDeclaration(
      parents: ["public.item"]),
    "public.executable": TypeDeclaration(
      parents: ["public.item"]),
    "public.disk-image": TypeDeclaration(
      parents: ["public.item"], extensions: ["img", "iso"]),
    "public.text": TypeDeclaration(
      parents: ["public.data", "public.content"]),
    "public.plain-text": TypeDeclaration(
      parents: ["public.text"], extensions: ["txt", "text"],
      mediaTypes: ["text/plain"]),
    "public.utf8-plain-text": TypeDeclaration(
      parents: ["public.plain-text"],
      mediaTypes: ["text/plain;charset=utf-8"]),
    "public.utf16-plain-text": TypeDeclaration(
      parents: ["public.plain-text"],
      mediaTypes: ["text/plain;charset=utf-16"]),
    "public.delimited-values-text": TypeDeclaration(
      parents: ["public.text"]),
    "public.comma-separated-values-text": TypeDeclaration(
      parents: ["public.delimited-values-text"], extensions: ["csv"],
      mediaTypes: ["text/csv"]),
    "public.tab-separated-values-text": TypeDeclaration(
      parents: ["public.delimited-values-text"], extensions: ["tsv"],
      mediaTypes: ["text/tab-separated-values"]),
    "public.rtf": TypeDeclaration(
      parents: ["public.text"], extensions: ["rtf"],
      mediaTypes: ["text/rtf", "application/rtf"]),
    "public.html": TypeDeclaration(
      parents: ["public.text"], extensions: ["html", "htm"],
      mediaTypes: ["text/html"]),
    "public.xml": TypeDeclaration(
      parents: ["public.text"], extensions: ["xml"],
      mediaTypes: ["application/xml", "text/xml"]),
    "public.yaml": TypeDeclaration(
      parents: ["public.text"], extensions: ["yaml", "yml"],
      mediaTypes: ["application/yaml", "application/x-yaml"]),
    "public.json": TypeDeclaration(
      parents: ["public.text"], extensions: ["json"],
      mediaTypes: ["application/json"]),
    "public.source-code": TypeDeclaration(
      parents: ["public.plain-text"]),
    "public.swift-source": TypeDeclaration(
      parents: ["public.source-code"], extensions: ["swift"],
      mediaTypes: ["text/x-swift"]),
    "public.c-source": TypeDeclaration(
      parents: ["public.source-code"], extensions: ["c"],
      mediaTypes: ["text/x-csrc"]),
    "public.script": TypeDeclaration(
      parents: ["public.source-code"]),
    "public.shell-script": TypeDeclaration(
      parents: ["public.script"], extensions: ["sh"],
      mediaTypes: ["application/x-shellscript"]),
    "public.python-script": TypeDeclaration(
      parents: ["public.script"], extensions: ["py"],
      mediaTypes: ["text/x-python"]),
    "com.netscape.javascript-source": TypeDeclaration(
      parents: ["public.source-code"], extensions: ["js"],
      mediaTypes: ["text/javascript", "application/javascript"]),
    "com.apple.property-list": TypeDeclaration(
      parents: ["public.data"], extensions: ["plist"],
      mediaTypes: ["application/x-plist"]),
    "public.url": TypeDeclaration(
      parents: ["public.data"]),
    "public.file-url": TypeDeclaration(
      parents: ["public.url"]),
    "com.apple.bookmark": TypeDeclaration(
      parents: ["public.data"]),
    "public.image": TypeDeclaration(
      parents: ["public.data", "public.content"]),
    "public.png": TypeDeclaration(
      parents: ["public.image"], extensions: ["png"],
      mediaTypes: ["image/png"]),
    "public.jpeg": TypeDeclaration(
      parents: ["public.image"], extensions: ["jpeg", "jpg", "jpe"],
      mediaTypes: ["image/jpeg"]),
    "com.compuserve.gif": TypeDeclaration(
      parents: ["public.image"], extensions: ["gif"],
      mediaTypes: ["image/gif"]),
    "org.webmproject.webp": TypeDeclaration(
      parents: ["public.image"], extensions: ["webp"],
      mediaTypes: ["image/webp"]),
    "public.tiff": TypeDeclaration(
      parents: ["public.image"], extensions: ["tiff", "tif"],
      mediaTypes: ["image/tiff"]),
    "com.microsoft.bmp": TypeDeclaration(
      parents: ["public.image"], extensions: ["bmp"],
      mediaTypes: ["image/bmp", "image/x-bmp"]),
    "com.microsoft.ico": TypeDeclaration(
      parents: ["public.image"], extensions: ["ico"],
      mediaTypes: ["image/vnd.microsoft.icon", "image/x-icon"]),
    "public.svg-image": TypeDeclaration(
      parents: ["public.image", "public.text"], extensions: ["svg"],
      mediaTypes: ["image/svg+xml"]),
    "public.heic": TypeDeclaration(
      parents: ["public.image"], extensions: ["heic"],
      mediaTypes: ["image/heic"]),
    "public.heif": TypeDeclaration(
      parents: ["public.image"], extensions: ["heif"],
      mediaTypes: ["image/heif"]),
    "com.adobe.pdf": TypeDeclaration(
      parents: ["public.data", "public.composite-content"], extensions: ["pdf"],
      mediaTypes: ["application/pdf"]),
    "org.idpf.epub-container": TypeDeclaration(
      parents: ["public.data", "public.composite-content"], extensions: ["epub"],
      mediaTypes: ["application/epub+zip"]),
    "public.audiovisual-content": TypeDeclaration(
      parents: ["public.data", "public.content"]),
    "public.movie": TypeDeclaration(
      parents: ["public.audiovisual-content"]),
    "public.video": TypeDeclaration(
      parents: ["public.movie"]),
    "public.mpeg-4": TypeDeclaration(
      parents: ["public.movie"], extensions: ["mp4"],
      mediaTypes: ["video/mp4"]),
    "com.apple.quicktime-movie": TypeDeclaration(
      parents: ["public.movie"], extensions: ["mov", "qt"],
      mediaTypes: ["video/quicktime"]),
    "public.audio": TypeDeclaration(
      parents: ["public.audiovisual-content"]),
    "public.mp3": TypeDeclaration(
      parents: ["public.audio"], extensions: ["mp3"],
      mediaTypes: ["audio/mpeg"]),
    "com.microsoft.waveform-audio": TypeDeclaration(
      parents: ["public.audio"], extensions: ["wav"],
      mediaTypes: ["audio/wav", "audio/x-wav"]),
    "public.mpeg-4-audio": TypeDeclaration(
      parents: ["public.audio"], extensions: ["m4a"],
      mediaTypes: ["audio/mp4"]),
    "public.archive": TypeDeclaration(
      parents: ["public.data"]),
    "public.zip-archive": TypeDeclaration(
      parents: ["public.archive"], extensions: ["zip"],
      mediaTypes: ["application/zip"]),
    "org.gnu.gnu-zip-archive": TypeDeclaration(
      parents: ["public.archive"], extensions: ["gz"],
      mediaTypes: ["application/gzip"]),
    "public.tar-archive": TypeDeclaration(
      parents: ["public.archive"], extensions: ["tar"],
      mediaTypes: ["application/x-tar"]),
    "public.contact": TypeDeclaration(
      parents: ["public.data"]),
    "public.vcard": TypeDeclaration(
      parents: ["public.text", "public.contact"], extensions: ["vcf", "vcard"],
      mediaTypes: ["text/vcard"]),
    "public.calendar-event": TypeDeclaration(
      parents: ["public.data"], extensions: ["ics"],
      mediaTypes: ["text/calendar"]),
    "public.message": TypeDeclaration(
      parents: ["public.data"]),
    "public.email-message": TypeDeclaration(
      parents: ["public.message"], extensions: ["eml"],
      mediaTypes: ["message/rfc822"]),
    "public.font": TypeDeclaration(
      parents: ["public.data"], extensions: ["ttf", "otf"],
      mediaTypes: ["font/ttf", "font/otf"]),
    "public.database": TypeDeclaration(
      parents: ["public.data"], extensions: ["db", "sqlite"],
      mediaTypes: ["application/vnd.sqlite3"]),
    "public.log": TypeDeclaration(
      parents: ["public.plain-text"], extensions: ["log"]),
  ]

  static let byExtension = index(\.extensions)
  static let byMediaType = index(\.mediaTypes)

  private static func index(_ tags: (TypeDeclaration) -> [String]) -> [String: [String]] {
    var index: [String: [String]] = [:]
    for (identifier, declaration) in all.sorted(by: { $0.key < $1.key }) {
      for tag in tags(declaration) { index[tag, default: []].append(identifier) }
    }
    return index
  }
}
