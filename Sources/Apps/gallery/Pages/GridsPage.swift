import SwiftUI

struct GridsPage: View {
  var body: some View {
    Samples {
      Sample("Grid") {
        Grid(alignment: .leading, horizontalSpacing: 16, verticalSpacing: 8) {
          GridRow {
            Text("Board").bold()
            Text("Topics").bold().gridColumnAlignment(.trailing)
          }
          Divider()
          GridRow {
            Text("Lotus")
            Text(verbatim: "1,024")
          }
          GridRow {
            Text("A pond of lotus flowers").gridCellColumns(2)
          }
        }
      }
      Sample("As many columns as fit") {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 64))]) { tiles }
      }
      Sample("Columns of three kinds") {
        LazyVGrid(columns: [GridItem(.fixed(48)), GridItem(.flexible()), GridItem(.flexible())]) {
          tiles
        }
      }
      Sample("Sideways") {
        ScrollView(.horizontal) {
          LazyHGrid(rows: [GridItem(.fixed(40)), GridItem(.fixed(40))]) {
            ForEach(0..<30, id: \.self) { tile($0).frame(width: 72) }
          }
          .frame(height: 96)
        }
      }
    }
  }

  private var tiles: some View { ForEach(0..<9, id: \.self) { tile($0).frame(height: 40) } }

  private func tile(_ number: Int) -> some View {
    RoundedRectangle(cornerRadius: 6)
      .fill(Color(hue: Double(number % 9) / 9, saturation: 0.5, brightness: 0.8))
      .overlay { Text(verbatim: "\(number + 1)").foregroundStyle(.white) }
  }
}
