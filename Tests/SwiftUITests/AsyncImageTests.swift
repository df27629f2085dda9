// SPDX-License-Identifier: Apache-2.0

import Foundation
@_spi(Headless) import HeadlessUIKit
import SwiftUI
import TestSupport
import Testing

/// Images that are read after the frame in which they came to be there.
@MainActor @Suite(.serialized) struct AsyncImageTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("async-image-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// Writes a file that begins as a GIF of a size does.
  private func gif(_ name: String, width: UInt8, height: UInt8) throws -> URL {
    let url = folder.appendingPathComponent(name)
    try Data(Array("GIF89a".utf8) + [width, 0, height, 0, 0, 0, 0]).write(to: url)
    return url
  }

  private func text(of phase: AsyncImagePhase) -> String {
    switch phase {
    case .empty: "empty"
    case .success: "success"
    case .failure: "failure"
    }
  }

  /// Shows a view in a window, and frames until what it has queued is done.
  private func show<Content: View>(_ stage: Stage, frames: Int = 3, _ content: Content) async {
    let window =
      stage.view.superview ?? UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    if stage.view.superview == nil { window.addSubview(stage.view) }
    let renderer = FrameRenderer(root: window)
    stage.show { content }
    stage.view.setNeedsLayout()
    for _ in 0..<frames {
      renderer.renderFrame()
      await withCheckedContinuation { continuation in
        DispatchQueue.main.async { continuation.resume() }
      }
    }
  }

  private func phases(of url: URL?) -> AsyncImage<Text> {
    AsyncImage(url: url) { phase in Text(text(of: phase)) }
  }

  @Test(
    "an image is displayed after its file is read, by its scale; the placeholder stays until then"
  )
  func reading() async throws {
    // Each part removes the folder of its own instance.
    try await Self().file()
    try await Self().addresses()
    try await Self().network()
    try await Self().sizes()
  }

  /// A file's image is not there in the first frame, and is in a later one.
  private func file() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let url = try gif("a.gif", width: 30, height: 20)
    let stage = Stage(width: 300) { phases(of: url) }
    expectEqual(stage.labels.map(\.text), ["empty"])
    await show(stage, phases(of: url))
    expectEqual(stage.labels.map(\.text), ["success"])
  }

  /// Another address begins anew, and what is no image says why.
  private func addresses() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let image = try gif("a.gif", width: 30, height: 20)
    let note = folder.appendingPathComponent("note.txt")
    try Data("no image".utf8).write(to: note)
    let stage = Stage(width: 300) { phases(of: image) }
    await show(stage, phases(of: image))
    await show(stage, frames: 0, phases(of: note))
    expectEqual(stage.labels.map(\.text), ["empty"])
    await show(stage, phases(of: note))
    expectEqual(stage.labels.map(\.text), ["failure"])
    await show(stage, phases(of: folder.appendingPathComponent("missing.png")))
    expectEqual(stage.labels.map(\.text), ["failure"])
    await show(stage, phases(of: nil))
    expectEqual(stage.labels.map(\.text), ["empty"])
  }

  /// What another machine would send never comes: the placeholder stays.
  private func network() async throws {
    let url = try require(URL(string: "https://example.com/a.png"))
    let content = AsyncImage(url: url) { image in
      image
    } placeholder: {
      Text("waits")
    }
    let stage = Stage(width: 300) { content }
    await show(stage, content)
    expectEqual(stage.labels.map(\.text), ["waits"])
  }

  /// An image has its file's pixels by its scale; grey fills the room until it is there.
  private func sizes() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let url = try gif("a.gif", width: 30, height: 20)
    let content = AsyncImage(url: url, scale: 2)
    let stage = Stage(width: 300, height: 100) { content }
    expectEqual(stage.frames, [rect(0, 0, 300, 100)])
    await show(stage, content)
    expectEqual(stage.frames.map(\.size), [CGSize(width: 15, height: 10)])
  }
}
