// SPDX-License-Identifier: Apache-2.0

@_spi(Headless) import HeadlessUIKit
import SwiftUI
import TestSupport
import Testing

/// A preview as it stands below the class it shows in an iOS project.
private struct BadgePreview: PreviewProvider {
  static var previews: some View {
    Badge.getPreview().previewLayout(.fixed(width: 120, height: 50))
  }
}

private final class Badge: UIView {
  struct Wrapper: UIViewRepresentable {
    func makeUIView(context: Context) -> Badge { Badge() }
    func updateUIView(_ uiView: Badge, context: Context) { uiView.backgroundColor = .systemRed }
  }

  @MainActor static func getPreview() -> some View { Wrapper() }
}

/// A label with a delegate's stand-in that counts what it was asked.
private struct CountedLabel: UIViewRepresentable {
  final class Coordinator {
    var updateCount = 0
  }

  let text: String

  func makeCoordinator() -> Coordinator { Coordinator() }

  func makeUIView(context: Context) -> UILabel { UILabel() }

  func updateUIView(_ uiView: UILabel, context: Context) {
    context.coordinator.updateCount += 1
    uiView.tag = context.coordinator.updateCount
    uiView.text = text
  }
}

private struct Screen: UIViewControllerRepresentable {
  let title: String

  func makeUIViewController(context: Context) -> UIViewController { UIViewController() }

  func updateUIViewController(_ uiViewController: UIViewController, context: Context) {
    uiViewController.view.tag = title.count
  }
}

private struct Card: ViewModifier {
  let color: Color

  func body(content: Content) -> some View {
    content.padding(4).background(color)
  }
}

@MainActor @Suite struct BridgeTests {
  @Test("S0-26: a preview of a view in a fixed layout can be rendered")
  func preview() {
    let controller = UIHostingController(rootView: BadgePreview.previews)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    FrameRenderer(root: window).renderFrame()
    let badge = controller.view.subviews.first
    expect(badge is Badge && badge?.frame.size == CGSize(width: 120, height: 50))
    expectEqual(badge?.backgroundColor, .systemRed)
  }

  @Test("S2-18: views and controllers of UIKit are created once, updated and laid out")
  func uiKit() {
    // A view of the other framework is made once, updated, and has its own size.
    func row(_ text: String) -> some View {
      HStack {
        CountedLabel(text: text)
        Color.red.frame(width: 5, height: 5)
      }
    }
    let stage = Stage(width: 300) { row("one") }
    let label = stage.views[0]
    expect(label.frame.size == labelSize("one") && label.tag == 1)
    stage.show { row("another") }
    stage.lay(width: 300)
    expect(stage.views[0] === label && label.tag == 2)
    expectEqual(stage.frames, Stage(width: 300) { row("another") }.frames)

    // The view of a controller fills what it is offered.
    let screen = Stage(width: 100, height: 70) { Screen(title: "four") }
    expect(screen.frames == [rect(0, 0, 100, 70)] && screen.views[0].tag == 4)
    let view = screen.views[0]
    screen.show { Screen(title: "three") }
    expect(screen.views[0] === view && view.tag == 5)
  }

  @Test("S2-18: composed modifiers and hosting controllers update in place")
  func composed() {
    // A modifier made of views applies to what it is given, and updates in place.
    let stage = Stage(width: 100) {
      Color.red.frame(width: 10, height: 10).modifier(Card(color: .blue))
    }
    expectEqual(stage.frames, [rect(0, 0, 18, 18), rect(4, 4, 10, 10)])
    let views = stage.views
    stage.show { Color.red.frame(width: 10, height: 10).modifier(Card(color: .green)) }
    expect(zip(views, stage.views).allSatisfy { $0 === $1 })
    expectEqual(views[0].backgroundColor?.packedRGBA, UIColor.systemGreen.packedRGBA)

    // A hosting controller shows other views of its type in place.
    let controller = UIHostingController(rootView: Text("one"))
    let label = controller.view.subviews.first as? UILabel
    controller.rootView = Text("two")
    expect(label?.text == "two" && controller.view.subviews.first === label)
    expectEqual(controller.sizeThatFits(in: CGSize(width: 300, height: 300)), labelSize("two"))
  }
}
