import Foundation
import SwiftUICore
import Testing

/// The measured facts of group `layout`.
@MainActor struct LayoutScenarioTests {
  @Test func divider() {
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

    host.expect(
      """
      a 50,0,100,20; b 79.5,80.5,20,60; c 100.5,80.5,20,60; hdivider 0,20,200,1;
      hstack 79.5,21,41,179; vdivider 99.5,21,1,179; vstack 0,0,200,200
      """)
    host.close()
  }

  @Test func fixedFrame() {
    let host = Host(
      200, 200,
      Box(40, 40).probe("inner").frame(width: 120, height: 80, alignment: .topLeading)
        .probe("outer"))

    host.expect("inner 40,60,40,40; outer 40,60,120,80")
    host.close()
  }

  @Test func flexibleFrame() {
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

    host.expect(
      """
      clampFlexible 90,170,120,20; fill 0,130,300,20; ideal 75,150,150,20; max 50,110,200,20;
      min 100,90,100,20; overflow 50,190,200,20
      """)
    host.close()
  }

  @Test func groupModifier() {
    let host = Host(
      300, 100,
      HStack(spacing: 0) {
        Group {
          Color.red.probe("a")
          Color.blue.probe("b")
        }.frame(width: 50, height: 50).padding(5)
        Color.green.probe("c")
      })

    host.expect("a 5,25,50,50; b 65,25,50,50; c 120,0,180,100")
    host.close()
  }

  @Test func idealRow() {
    let host = Host(
      300, 200,
      VStack(alignment: .leading, spacing: 0) {
        HStack(spacing: 6) {
          Box(30, 30).probe("a")
          Box(40, 30).probe("b")
        }.probe("row")
        Box(200, 10).probe("wide")
      }.probe("column"))

    host.expect(
      "a 50,80,30,30; b 86,80,40,30; column 50,80,200,40; row 50,80,76,30; wide 50,110,200,10")
    host.close()
  }

  @Test func rowPriority() {
    let host = Host(
      300, 100,
      HStack(spacing: 0) {
        Color.red.frame(minWidth: 20).probe("a")
        Color.red.frame(minWidth: 20).layoutPriority(1).probe("b")
        Color.red.frame(width: 60).probe("c")
      })

    host.expect("a 0,0,20,100; b 20,0,220,100; c 240,0,60,100")
    host.close()
  }

  @Test func nestedStacks() {
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

    host.expect(
      """
      a 10,10,190,110; b 210,10,80,110; bottom 0,140,300,60; c 0,150,40,40; d 260,150,40,40;
      row 0,0,300,130
      """)
    host.close()
  }

  @Test func padding() {
    let standard = Host(200, 100, Color.red.probe("inner").padding().probe("outer"))
    let edges = Host(
      200, 100,
      Color.red.probe("inner").padding(.leading, 30).padding(.vertical)
        .padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)).probe("outer"))

    standard.expect("inner 16,16,168,68; outer 0,0,200,100")
    edges.expect("inner 32,17,164,64; outer 0,0,200,100")
  }

  @Test func rootIsCentred() {
    let host = Host(200, 100, Box(50, 30).probe("box"))

    host.expect("box 75,35,50,30")
    host.close()
  }

  @Test func spacer() {
    let host = Host(
      300, 100,
      HStack {
        Box(50, 50).probe("a")
        Spacer().probe("spacer")
        Box(50, 50).probe("b")
      }.probe("stack"))

    host.expect("a 0,25,50,50; b 250,25,50,50; spacer 50,50,200,0; stack 0,25,300,50")
    host.close()
  }

  @Test func spacerMinLength() {
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

    host.expect(
      """
      a -35,0,250,20; b 235,0,100,20; balanced 0,20,300,20; c 130,20,40,20; overflow -35,0,370,20;
      s1 215,10,20,0; s2 0,30,130,0; s3 170,30,130,0; vspacer 150,40,0,60
      """)
    host.close()
  }

  @Test func standardSpacing() {
    let host = Host(
      300, 100,
      HStack {
        Box(50, 50).probe("a")
        Box(50, 50).probe("b")
        Box(50, 50).probe("c")
      }.probe("stack"))

    host.expect("a 67,25,50,50; b 125,25,50,50; c 183,25,50,50; stack 67,25,166,50")
    host.close()
  }

  @Test func columnAlignment() {
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

    host.expect(
      """
      l1 50,78,100,20; l2 50,102,50,20; leading 50,78,100,44; t1 150,78,100,20; t2 200,102,50,20;
      trailing 150,78,100,44
      """)
    host.close()
  }

  @Test func pileFills() {
    let host = Host(
      200, 200,
      ZStack(alignment: .topLeading) {
        Color.red.probe("fill")
        Box(30, 30).probe("b")
      })

    host.expect("b 0,0,30,30; fill 0,0,200,200")
    host.close()
  }
}
