import CommunityAPI
import ForumFeature
import Foundation
import TestSupport
import Testing

@MainActor @Suite(.hangLimit)
struct PictureLoadingTests {
  private func picture(_ name: String) -> ForumPicture {
    ForumPicture(id: Identifier(name), name: name, sizeInBytes: 1, addresses: [])
  }

  @Test func whatHasComeIsToldWhileAPictureIsLoaded() async {
    let gate = AsyncGate()
    let report = PictureProgress(receivedBytes: 512, totalBytes: 2048)
    let files = StubPictureFiles(gate: gate, reports: [report])
    let loading = PictureLoading(files)

    let task = Task { await loading.load(picture("64x32.gif")) }
    await files.waitForCalls(1)
    while loading.progress != report { await Task.yield() }
    gate.open()
    await task.value

    #expect(loading.file?.head.pixels == CGSize(width: 64, height: 32))
  }

  @Test func whatWasLoadedIsNotLoadedAgain() async {
    let files = StubPictureFiles()
    let loading = PictureLoading(files)

    for name in ["8x8.gif", "9x9.gif", "8x8.gif"] { await loading.load(picture(name)) }

    #expect(files.asked == ["8x8.gif", "9x9.gif"])
    #expect(loading.file?.head.pixels.width == 8)
  }

  @Test func onlySoManyBytesAreKept() async {
    let files = StubPictureFiles()
    let large = PictureSample.gif(8, 8) + Data(count: PictureLoading.mostKeptBytes / 2)
    for name in ["a", "b", "c"] { files.answer(name, .success(large)) }
    let loading = PictureLoading(files)

    for name in ["a", "b", "c", "c", "b"] { await loading.load(picture(name)) }

    #expect(files.asked == ["a", "b", "c", "b"])
  }

  @Test func failureIsToldAndAskedForAgain() async {
    let files = StubPictureFiles()
    files.answer("8x8.gif", .failure(.webPage))
    let loading = PictureLoading(files)
    await loading.load(picture("8x8.gif"))
    #expect(loading.problem == .webPage)
    files.answer("8x8.gif", .success(PictureSample.gif(8, 8)))

    await loading.load(picture("8x8.gif"))

    #expect(loading.file != nil)
  }

  @Test func fileThatCannotBeShownIsForgotten() async throws {
    let files = StubPictureFiles()
    let loading = PictureLoading(files)
    await loading.load(picture("8x8.gif"))

    loading.fail(try #require(loading.file))
    #expect(loading.problem == .damaged)
    await loading.load(picture("8x8.gif"))

    #expect(files.asked.count == 2)
  }

  @Test func pictureThatIsLeftIsNotLoadedToItsEnd() async {
    let gate = AsyncGate()
    let files = StubPictureFiles(gate: gate)
    let loading = PictureLoading(files)
    let task = Task { await loading.load(picture("8x8.gif")) }
    await files.waitForCalls(1)

    task.cancel()
    gate.open()
    await task.value

    #expect(loading.file == nil && loading.problem == nil)
  }
}

extension PictureLoading {
  fileprivate var progress: PictureProgress? {
    if case .loading(let progress) = phase { progress } else { nil }
  }

  fileprivate var problem: PictureProblem? {
    if case .failed(let problem) = phase { problem } else { nil }
  }
}
