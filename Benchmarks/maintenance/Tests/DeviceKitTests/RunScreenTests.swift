// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing
import UIKit

/// The app's screen, on the headless UIKit.
@Suite @MainActor struct RunScreenTests {
  private static let plan = PlayPlan(
    groups: [.reconfigure(.card, changedCount: 0)],
    roundCount: 1,
    configureCount: 10,
    priceRoundCount: 8
  )

  private func label(of controller: RunViewController) throws -> String {
    let labels = controller.view.subviews.compactMap { $0 as? UILabel }
    return try require(labels.first?.text)
  }

  @Test("the screen runs the kit and ends with where the files are")
  func ends() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("device-kit-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    defer { #expect(throws: Never.self) { try FileManager.default.removeItem(at: folder) } }
    let window = UIWindow(frame: Viewport.frame)
    let controller = RunViewController(plan: Self.plan, folder: folder.path)
    window.rootViewController = controller
    controller.loadViewIfNeeded()
    window.layoutIfNeeded()
    try expect(label(of: controller).hasPrefix("Leave the device alone"))
    await controller.run(in: window)
    let text = try label(of: controller)
    for name in [FindingsFolder.pricesName, FindingsFolder.documentName] {
      let path = folder.appendingPathComponent(name).path
      expect(text.contains(path))
      expect(FileManager.default.fileExists(atPath: path))
    }
  }

  @Test("a run that cannot write says so on the screen, with the path")
  func cannotWrite() async throws {
    let window = UIWindow(frame: Viewport.frame)
    let controller = RunViewController(plan: Self.plan, folder: "/no/such/folder")
    window.rootViewController = controller
    await controller.run(in: window)
    try expect(label(of: controller).contains("/no/such/folder"))
  }
}
