import ForumFeature
import Foundation
import Testing

struct PictureHeadTests {
  private static let files: [(Data, PictureFormat)] = [
    (PictureSample.gif(640, 480), .gif), (PictureSample.jpeg(640, 480), .jpeg),
    (PictureSample.png(640, 480), .png),
  ]

  @Test(arguments: files.indices)
  func formatAndSizeAreReadFromTheBeginning(index: Int) throws {
    let head = try PictureHead(Self.files[index].0)

    #expect(head.format == Self.files[index].1)
    #expect(head.pixels == CGSize(width: 640, height: 480))
  }

  @Test func whatIsNoPictureSaysSo() {
    #expect(throws: PictureProblem.empty) { try PictureHead(Data()) }
    #expect(throws: PictureProblem.notAPicture) { try PictureHead(Data("<html>".utf8)) }
    #expect(throws: PictureProblem.notAPicture) { try PictureHead(Data([0xFF])) }
  }

  @Test func fileThatBreaksOffIsDamaged() {
    let files = [
      PictureSample.jpeg(8, 8, isWhole: false), PictureSample.png(8, 8, isWhole: false),
      PictureSample.jpeg(8, 8).prefix(20), PictureSample.gif(0, 8),
    ]
    for file in files { #expect(throws: PictureProblem.damaged) { try PictureHead(file) } }
  }

  @Test func anyPieceOfAFileIsReadWithoutATrap() {
    let notes = NoteWriter().notes([(0x0112, .number(6)), (0x8769, .table([(0x9003, .text("x"))]))])
    for file in [PictureSample.jpeg(8, 8, notes: notes), PictureSample.png(8, 8, notes: notes)] {
      let read = (0...file.count).filter { (try? PictureHead(file.prefix($0))) != nil }
      #expect(read == [file.count] || read.count < 20)
    }
  }

  @Test(arguments: [true, false])
  func photographIsAsUprightAsItsCameraNoted(isLittleEndian: Bool) throws {
    let writer = NoteWriter(isLittleEndian: isLittleEndian)
    let head = try PictureHead(
      PictureSample.jpeg(400, 300, notes: writer.notes([(0x0112, .number(6))])))

    #expect(head.pixels == CGSize(width: 300, height: 400))
    #expect(head.notes.orientation == 6)
  }

  @Test(arguments: [true, false])
  func notesOfTheCameraAreRead(isLittleEndian: Bool) throws {
    let notes = NoteWriter(isLittleEndian: isLittleEndian).notes([
      (0x010F, .text("NIKON CORPORATION")), (0x0110, .text("NIKON D90")),
      (
        0x8769,
        .table([
          (0x829A, .fractions([(1, 250)])), (0x829D, .fractions([(28, 10)])),
          (0x8827, .number(400)), (0x9003, .text("2024:05:03 10:22:31")),
          (0x920A, .fractions([(35, 1)])),
        ])
      ),
      (
        0x8825,
        .table([
          (1, .text("N")), (2, .fractions([(39, 1), (54, 1), (36, 1)])), (3, .text("W")),
          (4, .fractions([(116, 1), (30, 1), (0, 1)])),
        ])
      ),
    ])

    for file in [PictureSample.jpeg(8, 8, notes: notes), PictureSample.png(8, 8, notes: notes)] {
      let read = try PictureHead(file).notes
      #expect(read.camera == "NIKON D90")
      #expect(read.taken == Date(timeIntervalSince1970: 1_714_731_751))
      #expect(read.exposureInSeconds == 0.004 && read.aperture == 2.8)
      #expect(read.sensitivity == 400 && read.focalLengthInMillimetres == 35)
      #expect(read.place.map { abs($0.latitude - 39.91) < 1e-9 } == true)
      #expect(read.place?.longitude == -116.5)
    }
  }

  @Test func notesThatMakeNoSenseAreLeftOut() throws {
    let notes = NoteWriter().notes([
      (0x0112, .number(99)), (0x0110, .text("  ")), (0x0132, .text("0000:00:00 00:00:00")),
      (0x8825, .table([(2, .fractions([(1, 0), (0, 0), (0, 0)])), (4, .fractions([(1, 1)]))])),
    ])

    let read = try PictureHead(PictureSample.jpeg(8, 8, notes: notes)).notes

    #expect(read == PictureNotes())
    #expect(read.isEmpty)
  }
}
