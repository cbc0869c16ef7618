/// A way to show an application.
enum Face: String, CaseIterable {
  case text, json
}
