// SPDX-License-Identifier: Apache-2.0

import Combine
@_spi(Headless) import HeadlessUIKit
import SwiftUI
import TestSupport
import Testing

/// What views said of their lives.
@MainActor private final class Diary: ObservableObject {
  var lines: [String] = []
  let news = PassthroughSubject<String, Never>()
  @Published var value = 0
  @Published var isThere = true
}

private struct Guest: View {
  let name: String
  let diary: Diary

  var body: some View {
    Text(name)
      .onAppear { diary.lines.append("\(name) comes") }
      .onDisappear { diary.lines.append("\(name) goes") }
  }
}

private struct Watcher: View {
  @ObservedObject var diary: Diary

  var body: some View {
    Text("\(diary.value)")
      .onChange(of: diary.value) { diary.lines.append("\($0) to \($1)") }
      .onChange(of: diary.isThere) { isThere in diary.lines.append(isThere ? "in" : "out") }
      .onReceive(diary.news) { diary.lines.append($0) }
    if diary.isThere { Guest(name: "guest", diary: diary) }
  }
}

private struct Worker: View {
  let id: Int
  let diary: Diary
  @State private var text = "none"

  var body: some View {
    Text(text)
      .task(id: id) {
        text = "work \(id)"
        diary.lines.append(text)
      }
  }
}

/// Makes one object for its life.
private struct Owner: View {
  final class Model: ObservableObject {
    @Published var count = 0
    static nonisolated(unsafe) var madeCount = 0

    init() { Self.madeCount += 1 }
  }

  let title: String
  @StateObject private var model = Model()

  var body: some View {
    Button("\(title) \(model.count)") { model.count += 1 }
  }
}

@MainActor @Suite(.serialized) struct LifeTests {
  /// Lets the main queue do what waits in it.
  private func pause() async {
    for _ in 0..<3 {
      await withCheckedContinuation { continuation in
        DispatchQueue.main.async { continuation.resume() }
      }
    }
  }

  @Test("a view appears with its first frame and disappears with its identity")
  func appearances() {
    // A view appears with the first frame that shows it, and disappears when it is gone.
    let diary = Diary()
    let table = HostedTable(count: 1) { _ in Watcher(diary: diary) }
    expectEqual(diary.lines, ["guest comes"])
    diary.isThere = false
    table.render()
    diary.isThere = true
    table.render()
    expectEqual(diary.lines, ["guest comes", "guest goes", "out", "in", "guest comes"])
    table.table.removeFromSuperview()
    expectEqual(diary.lines.last, "guest goes")

    // A row of another name in the same cell goes as the new one comes.
    let renamedDiary = Diary()
    let stage = Stage(width: 300) { Guest(name: "a", diary: renamedDiary).id("a") }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    expect(renamedDiary.lines.isEmpty)
    window.addSubview(stage.view)
    stage.view.setNeedsLayout()
    stage.view.layoutIfNeeded()
    stage.show { Guest(name: "b", diary: renamedDiary).id("b") }
    expectEqual(renamedDiary.lines, ["a comes", "a goes", "b comes"])
  }

  @Test("values, publishers, tasks and owned objects reach a view while it is displayed")
  func work() async {
    // A view hears of each new value, and of what a publisher sends while it is there.
    let diary = Diary()
    diary.isThere = false
    let table = HostedTable(count: 1) { _ in Watcher(diary: diary) }
    diary.value = 3
    diary.value = 5
    table.render()
    diary.news.send("news")
    expectEqual(diary.lines, ["0 to 5", "news"])
    table.table.removeFromSuperview()
    diary.news.send("more")
    expectEqual(diary.lines.count, 2)

    await task()

    // An object that a view owns is made once for its place.
    let before = Owner.Model.madeCount
    let stage = Stage(width: 300) { Owner(title: "a") }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    window.addSubview(stage.view)
    window.tap(stage.views[0])
    stage.show { Owner(title: "b") }
    expectEqual(HostedTable.texts(in: stage.view), ["b 1"])
    expectEqual(Owner.Model.madeCount, before + 1)
  }

  /// Work of a view runs on the main queue and its state is shown in the next frame.
  private func task() async {
    let diary = Diary()
    let stage = Stage(width: 300) { Worker(id: 1, diary: diary) }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    window.addSubview(stage.view)
    let renderer = FrameRenderer(root: window)
    stage.view.setNeedsLayout()
    renderer.renderFrame()
    await pause()
    renderer.renderFrame()
    expectEqual(stage.labels[0].text, "work 1")
    stage.show { Worker(id: 2, diary: diary) }
    await pause()
    renderer.renderFrame()
    expectEqual(diary.lines, ["work 1", "work 2"])
    expectEqual(stage.labels[0].text, "work 2")
  }

  @Test("what is turned or scaled takes the room that it had")
  func transforms() {
    let stage = Stage(width: 300) {
      HStack {
        Image(systemName: "star").rotationEffect(.degrees(90))
        Text("a").scaleEffect(2)
      }
    }
    let plain = Stage(width: 300) {
      HStack {
        Image(systemName: "star")
        Text("a")
      }
    }
    expectEqual(stage.views.map(\.center), plain.views.map(\.center))
    expectEqual(stage.views.map(\.bounds.size), plain.views.map(\.bounds.size))
    expectEqual(stage.views[1].transform, CGAffineTransform(scaleX: 2, y: 2))
  }
}
