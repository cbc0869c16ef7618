import SwiftUI
import SwiftUITesting
import Testing

/// What controls look like in characters.
@MainActor struct ControlScreenTests {
  @Test func buttonsStandInBracketsUnlessTheyArePlain() {
    let screen = screen(columns: 24, rows: 2) {
      HStack {
        Button {
        } label: {
          Text(verbatim: "好")
        }
        Button {
        } label: {
          Text(verbatim: "plain")
        }.buttonStyle(.plain)
      }
      Button {
      } label: {
        Text(verbatim: "主要")
      }.buttonStyle(.borderedProminent)
    }

    #expect(screen == "      [ 好 ] plain\n        [ 主要 ]")
  }

  @Test(arguments: [(true, "[x] 夜间"), (false, "[ ] 夜间")])
  func togglesShowTheirState(isOn: Bool, shown: String) {
    let screen = screen(columns: 8, rows: 1) {
      Toggle(isOn: .constant(isOn)) { Text(verbatim: "夜间") }
    }

    #expect(screen == shown)
  }

  @Test func optionsOfOneChoiceShowWhichIsChosen() {
    let picker = Picker(selection: .constant(2)) {
      Text(verbatim: "最新").tag(1)
      Text(verbatim: "最热").tag(2)
    } label: {
      Text(verbatim: "排序")
    }

    #expect(screen(columns: 14, rows: 1) { picker.pickerStyle(.segmented) } == "  最新 [最热]")
    #expect(screen(columns: 10, rows: 1) { picker.pickerStyle(.menu) }.hasSuffix("最热 ▾"))
  }

  @Test func fieldsShowTheirTextAndTheRoomForMore() {
    let screen = screen(columns: 16, rows: 3) {
      VStack(spacing: 0) {
        TextField(text: .constant("荷塘")) { Text(verbatim: "搜索") }
        TextField(text: .constant("")) { Text(verbatim: "搜索") }
        SecureField(text: .constant("abc")) { Text(verbatim: "密码") }
      }
    }

    #expect(screen == "[荷塘__________]\n[搜索__________]\n[•••___________]")
  }

  @Test(arguments: [
    (0, "░░░░░░░░░ 0%"), (0.5, "█████░░░░ 50%"), (1, "█████████ 100%"),
  ])
  func progressIsABarWithItsShare(value: Double, shown: String) {
    #expect(screen(columns: 14, rows: 1) { ProgressView(value: value) } == shown)
  }

  @Test func spinnersAreAnEllipsis() {
    #expect(screen(columns: 3, rows: 1) { ProgressView() } == "…")
  }

  @Test func menusHaveATriangle() {
    let screen = screen(columns: 8, rows: 1) {
      Menu {
        Button {
        } label: {
          Text(verbatim: "一")
        }
      } label: {
        Text(verbatim: "更多")
      }
    }

    #expect(screen == " 更多 ▾")
  }

  @Test(arguments: [
    ("star", "☆"), ("star.fill", "★"), ("heart.circle.fill", "♡"), ("nobody.knows.this", "▫"),
  ])
  func symbolsAreCharacters(name: String, shown: String) {
    #expect(screen(columns: 1, rows: 1) { Image(systemName: name) } == shown)
  }

  @Test func linesDivide() {
    let screen = screen(columns: 5, rows: 3) {
      VStack(spacing: 0) {
        Text(verbatim: "a")
        Divider()
        HStack(spacing: 0) {
          Text(verbatim: "b")
          Divider()
          Text(verbatim: "c")
        }
      }
    }

    #expect(screen == "  a\n─────\n b│c")
  }

  @Test func outlinesAreBoxes() {
    let screen = screen(columns: 8, rows: 3) {
      RoundedRectangle(cornerRadius: 8).stroke(.gray).overlay { Text(verbatim: "框中") }
    }

    #expect(screen == "╭──────╮\n│ 框中 │\n╰──────╯")
  }

  @Test func dialogStandsInFrontOfTheWindow() {
    let screen = screen(columns: 30, rows: 7) {
      Text(verbatim: "behind").alert(Text(verbatim: "确定？"), isPresented: .constant(true)) {
        Button(role: .destructive) {
        } label: {
          Text(verbatim: "删除")
        }
      }
    }

    #expect(screen.contains("确定？"))
    #expect(screen.contains("[ 删除 ]"))
    #expect(screen.contains("╭"))
    #expect(!screen.contains("behind"))
  }
}
