import SwiftUI

/// What a camera noted of a photograph, except where it was.
struct CameraFacts: View {
  let notes: PictureNotes

  var body: some View {
    Section {
      if let camera = notes.camera {
        LabeledContent {
          Text(verbatim: camera)
        } label: {
          Text("Camera", bundle: .module)
        }
      }
      if let taken = notes.taken {
        LabeledContent {
          Text(
            taken,
            format: Date.FormatStyle(date: .abbreviated, time: .shortened, timeZone: .gmt))
        } label: {
          Text("Taken", bundle: .module)
        }
      }
      if !exposure.isEmpty {
        LabeledContent {
          Text(verbatim: exposure)
        } label: {
          Text("Exposure", bundle: .module)
        }
      }
    } header: {
      Text("Camera", bundle: .module)
    }
  }

  /// How the picture was exposed, as photographers write it.
  private var exposure: String {
    let seconds = notes.exposureInSeconds.map { seconds in
      seconds > 0 && seconds < 0.3 ? "1/\(Int((1 / seconds).rounded())) s" : "\(seconds.short) s"
    }
    return [
      seconds, notes.aperture.map { "f/\($0.short)" }, notes.sensitivity.map { "ISO \($0)" },
      notes.focalLengthInMillimetres.map { "\($0.short) mm" },
    ].compactMap(\.self).joined(separator: "  ")
  }
}

/// Where a photograph was taken, which is shown only to who asks for it.
struct CameraPlace: View {
  let place: PictureNotes.Place
  @State private var isShown = false

  var body: some View {
    Section {
      if isShown {
        LabeledContent {
          Text(verbatim: words).textSelection(.enabled)
        } label: {
          Text("Place", bundle: .module)
        }
      } else {
        Button {
          isShown = true
        } label: {
          Text("Show Where It Was Taken", bundle: .module)
        }
      }
    }
  }

  private var words: String {
    let latitude = abs(place.latitude).formatted(.number.precision(.fractionLength(5)))
    let longitude = abs(place.longitude).formatted(.number.precision(.fractionLength(5)))
    return "\(latitude)° \(place.latitude < 0 ? "S" : "N"), "
      + "\(longitude)° \(place.longitude < 0 ? "W" : "E")"
  }
}

extension Double {
  /// The number with one digit behind the point, if that is not a zero.
  fileprivate var short: String {
    let tenths = (self * 10).rounded()
    return tenths.truncatingRemainder(dividingBy: 10) == 0
      ? "\(Int(tenths / 10))" : "\(tenths / 10)"
  }
}
