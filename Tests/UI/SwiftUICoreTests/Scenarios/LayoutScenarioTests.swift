import Foundation
import SwiftUICore
import Testing

/// The measured facts of group `layout`.
@MainActor struct LayoutScenarioTests {
  @Test(.measured("layout/divider")) func divider() {
    let host = Host(
      200, 200,
      VStack(spacing: 0) {
        Box(100, 20).probe("a")
        Divider().probe("hdivider")
        HStack(spacing: 0) {
          Box(20, 60).probe("b")
          Divider().probe("vdivider")
          Box(20, 60).probe("c")
        }.probe("hstack")
      }.probe("vstack"))

    host.expectMeasured()
    host.close()
  }

  @Test(.measured("layout/frame-fixed")) func fixedFrame() {
    let host = Host(
      200, 200,
      Box(40, 40).probe("inner").frame(width: 120, height: 80, alignment: .topLeading)
        .probe("outer"))

    host.expectMeasured()
    host.close()
  }

  @Test(.measured("layout/frame-flex")) func flexibleFrame() {
    let host = Host(
      300, 300,
      VStack(spacing: 0) {
        Box(40, 20).frame(minWidth: 100).probe("min")
        Box(40, 20).frame(maxWidth: 200).probe("max")
        Box(40, 20).frame(minWidth: 50, maxWidth: .infinity).probe("fill")
        Box(40, 20).frame(idealWidth: 150).fixedSize().probe("ideal")
        Color.red.frame(maxWidth: 120, maxHeight: 20).probe("clampFlexible")
        Box(250, 20).frame(maxWidth: 200).probe("overflow")
      })

    host.expectMeasured()
    host.close()
  }

  @Test(.measured("layout/group-modifier")) func groupModifier() {
    let host = Host(
      300, 100,
      HStack(spacing: 0) {
        Group {
          Color.red.probe("a")
          Color.blue.probe("b")
        }.frame(width: 50, height: 50).padding(5)
        Color.green.probe("c")
      })

    host.expectMeasured()
    host.close()
  }

  @Test(.measured("layout/hstack-ideal")) func idealRow() {
    let host = Host(
      300, 200,
      VStack(alignment: .leading, spacing: 0) {
        HStack(spacing: 6) {
          Box(30, 30).probe("a")
          Box(40, 30).probe("b")
        }.probe("row")
        Box(200, 10).probe("wide")
      }.probe("column"))

    host.expectMeasured()
    host.close()
  }

  @Test(.measured("layout/hstack-priority")) func rowPriority() {
    let host = Host(
      300, 100,
      HStack(spacing: 0) {
        Color.red.frame(minWidth: 20).probe("a")
        Color.red.frame(minWidth: 20).layoutPriority(1).probe("b")
        Color.red.frame(width: 60).probe("c")
      })

    host.expectMeasured()
    host.close()
  }

  @Test(.measured("layout/nested-stacks")) func nestedStacks() {
    let host = Host(
      300, 200,
      VStack(spacing: 10) {
        HStack(spacing: 10) {
          Color.red.probe("a")
          Color.red.frame(width: 80).probe("b")
        }.padding(10).probe("row")
        HStack {
          Box(40, 40).probe("c")
          Spacer()
          Box(40, 40).probe("d")
        }.frame(height: 60).probe("bottom")
      })

    host.expectMeasured()
    host.close()
  }

  @Test(.measured("layout/padding-default")) func standardPadding() {
    let host = Host(200, 100, Color.red.probe("inner").padding().probe("outer"))

    host.expectMeasured()
    host.close()
  }

  @Test(.measured("layout/padding-edges")) func paddingOfEdges() {
    let host = Host(
      200, 100,
      Color.red.probe("inner").padding(.leading, 30).padding(.vertical)
        .padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)).probe("outer"))

    host.expectMeasured()
    host.close()
  }

  @Test(.measured("layout/root-centering")) func rootIsCentred() {
    let host = Host(200, 100, Box(50, 30).probe("box"))

    host.expectMeasured()
    host.close()
  }

  @Test(.measured("layout/spacer")) func spacer() {
    let host = Host(
      300, 100,
      HStack {
        Box(50, 50).probe("a")
        Spacer().probe("spacer")
        Box(50, 50).probe("b")
      }.probe("stack"))

    host.expectMeasured()
    host.close()
  }

  @Test(.measured("layout/spacer-min-length")) func spacerMinLength() {
    let host = Host(
      300, 100,
      VStack(spacing: 0) {
        HStack(spacing: 0) {
          Box(250, 20).probe("a")
          Spacer(minLength: 20).probe("s1")
          Box(100, 20).probe("b")
        }.probe("overflow")
        HStack(spacing: 0) {
          Spacer().probe("s2")
          Box(40, 20).probe("c")
          Spacer().probe("s3")
        }.probe("balanced")
        Spacer().probe("vspacer")
      })

    host.expectMeasured()
    host.close()
  }

  @Test(.measured("layout/spacing-default")) func standardSpacing() {
    let host = Host(
      300, 100,
      HStack {
        Box(50, 50).probe("a")
        Box(50, 50).probe("b")
        Box(50, 50).probe("c")
      }.probe("stack"))

    host.expectMeasured()
    host.close()
  }

  @Test(.measured("layout/vstack-alignment")) func columnAlignment() {
    let host = Host(
      300, 200,
      HStack(spacing: 0) {
        VStack(alignment: .leading, spacing: 4) {
          Box(100, 20).probe("l1")
          Box(50, 20).probe("l2")
        }.probe("leading")
        VStack(alignment: .trailing, spacing: 4) {
          Box(100, 20).probe("t1")
          Box(50, 20).probe("t2")
        }.probe("trailing")
      })

    host.expectMeasured()
    host.close()
  }

  @Test(.measured("layout/zstack-fill")) func pileFills() {
    let host = Host(
      200, 200,
      ZStack(alignment: .topLeading) {
        Color.red.probe("fill")
        Box(30, 30).probe("b")
      })

    host.expectMeasured()
    host.close()
  }
}
