import SwiftUI

/// Lets a person choose where a picture is kept, and says if that failed.
struct PictureSaver: ViewModifier {
  let transfer: PictureTransfer?
  @Binding var isSaving: Bool
  @State private var failure: String?

  func body(content: Content) -> some View {
    content
      .fileExporter(
        isPresented: $isSaving, item: transfer,
        contentTypes: transfer.map { [$0.contentType] } ?? [], defaultFilename: transfer?.name
      ) { result in
        if case .failure(let error) = result { failure = error.localizedDescription }
      }
      .alert(
        Text("The picture could not be saved", bundle: .module), isPresented: hasFailed,
        presenting: failure
      ) { _ in
        Button {
        } label: {
          Text("OK", bundle: .module)
        }
      } message: { reason in
        Text(verbatim: reason)
      }
  }

  private var hasFailed: Binding<Bool> {
    Binding(get: { failure != nil }, set: { if !$0 { failure = nil } })
  }
}
