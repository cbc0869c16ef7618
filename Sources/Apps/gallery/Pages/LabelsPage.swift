import SwiftUI

struct LabelsPage: View {
  var body: some View {
    Samples {
      Sample("Styles") {
        Label("Automatic", systemImage: "tag")
        Label("Title and icon", systemImage: "tag").labelStyle(.titleAndIcon)
        Label("Title only", systemImage: "tag").labelStyle(.titleOnly)
        Label("Icon only", systemImage: "tag").labelStyle(.iconOnly)
      }
      Sample("Sizes") {
        Label("Large title", systemImage: "tag").font(.largeTitle)
        Label("Body", systemImage: "tag")
        Label("Caption", systemImage: "tag").font(.caption)
      }
      Sample("Labels with values") {
        LabeledContent("Language") { Text("English") }
        LabeledContent("Articles", value: 1_234, format: .number)
      }
      Sample("Links") {
        if let url = URL(string: "https://www.swift.org") {
          Link("Opens in the browser", destination: url)
          ShareLink(item: url)
        }
      }
    }
  }
}
