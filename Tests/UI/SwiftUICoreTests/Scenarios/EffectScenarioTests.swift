import Foundation
import FoundationCompat
import HeadlessRenderer
import Observation
import SwiftUICore
import Testing

/// The measured facts of groups `transform`, `effects` and `animation`: none of it moves the layout.
@MainActor struct EffectScenarioTests {
  @Test(.measured("transform/basic")) func transforms() {
    let host = Host(
      320, 260, text: .sized(["Tilt": 19.5]),
      VStack(spacing: 24) {
        HStack(spacing: 40) {
          Box(40, 40).offset(x: 10, y: 6).probe("offset")
          Box(40, 40).rotationEffect(.degrees(45)).probe("rotated")
          Box(40, 40).scaleEffect(1.5).probe("scaled")
        }.probe("row1")
        HStack(spacing: 40) {
          Box(40, 40).rotationEffect(.degrees(30), anchor: .topLeading).probe("anchored")
          Box(40, 40).scaleEffect(x: 2, y: 0.5, anchor: .bottom).probe("stretched")
          Text("Tilt").rotationEffect(.degrees(-20)).probe("text")
        }.probe("row2")
        Box(60, 20).transformEffect(CGAffineTransform(translationX: 20, y: -4)).probe("affine")
      }.probe("stack"))

    host.expectMeasured()
    host.close()
  }

  @Test(.measured("effects/shadow-profile")) func shadows() {
    let host = Host(
      360, 160,
      HStack(spacing: 60) {
        Box(60, 60).shadow(radius: 10).probe("blur10")
        Box(60, 60).shadow(radius: 4, x: 10).probe("blur4")
        Box(60, 60).shadow(radius: 0, x: 5).probe("sharp")
      }.probe("row"))

    host.expectMeasured()
    host.close()
  }

  @Test(.measured("animation/transition")) func leavingViewLeavesTheLayoutAtOnce() {
    let (model, clock) = (Showing(), TestClock())
    let host = Host(
      320, 160, text: .sized(["Above": 38.5, "Hello": 31, "Below": 36.5]), clock: clock,
      Greeting(model: model))

    host.expectMeasured()
    withAnimation(.linear(duration: 0.3)) { model.isShown = false }
    host.settle()
    host.expectMeasured(after: "hide")
    #expect(host.renderer.screen.texts.contains("Hello"), "it is still drawn")
    clock.advance(by: .milliseconds(300))
    #expect(!host.renderer.screen.texts.contains("Hello"))
    host.expectMeasured(after: "hide")
    withAnimation(.linear(duration: 0.3)) { model.isShown = true }
    host.settle()
    host.expectMeasured(after: "show")
    clock.advance(by: .milliseconds(300))
    host.expectMeasured(after: "show")
    host.close()
  }

  @MainActor @Observable final class Showing {
    var isShown = true
  }

  private struct Greeting: View {
    let model: Showing

    var body: some View {
      VStack(spacing: 8) {
        Text("Above").probe("above")
        if model.isShown { Text("Hello").transition(.move(edge: .leading)).probe("hello") }
        Text("Below").probe("below")
      }.probe("stack")
    }
  }
}
