import Foundation
import SwiftUI

struct PickersPage: View {
  private enum Order: CaseIterable, Identifiable {
    case newest, oldest, liked

    var id: Self { self }
    var title: LocalizedStringKey {
      switch self {
      case .newest: "Newest first"
      case .oldest: "Oldest first"
      case .liked: "Most liked"
      }
    }
  }

  @State private var order = Order.newest
  @State private var date = Date(timeIntervalSince1970: 1_700_000_000)

  var body: some View {
    Samples {
      Sample("Automatic") { picker }
      Sample("Menus") { picker.pickerStyle(.menu) }
      Sample("Segments") { picker.pickerStyle(.segmented) }
      Sample("In line") { picker.pickerStyle(.inline) }
      Sample("Disabled") { picker.pickerStyle(.segmented).disabled(true) }
      Sample("Dates") {
        DatePicker("Since", selection: $date)
        DatePicker("Since", selection: $date, displayedComponents: .date)
          .datePickerStyle(.graphical)
      }
    }
  }

  private var picker: some View {
    Picker("Order", selection: $order) {
      ForEach(Order.allCases) { Text($0.title) }
    }
  }
}
