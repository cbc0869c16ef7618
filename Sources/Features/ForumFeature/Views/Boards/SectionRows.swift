import SwiftUI

/// The sections of the community.
struct SectionRows: View {
  let sections: [ForumSection]

  var body: some View {
    Section {
      ForEach(sections) { section in
        DestinationRow(.section(section.id, directory: nil)) {
          TitledRow(
            title: section.name, systemImage: "square.stack",
            facts: section.summary.isEmpty ? nil : Text(verbatim: section.summary))
        }
      }
    } header: {
      Text("Sections", bundle: .module)
    }
  }
}
