import SwiftUI

/// When something was, as people say it.
struct TimeText: View {
  let date: Date
  @Environment(Forum.self) private var forum
  @Environment(\.calendar) private var calendar

  init(_ date: Date) { self.date = date }

  var body: some View { RelativeTime(date, now: forum.now(), calendar: calendar).words }
}
