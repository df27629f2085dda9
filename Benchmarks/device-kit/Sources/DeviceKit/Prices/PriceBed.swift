// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The views that prices are taken on: labels, images and boxes as deep in a tree as those of cells.
@MainActor final class PriceBed {
  /// How many of each there are: what one batch writes.
  static let viewCount = 512

  /// Labels that show plain texts.
  let labels: [UILabel]
  /// Labels that show attributed texts, which changes what the other writes of a label do.
  let notes: [UILabel]
  /// Images that are always to be seen.
  let images: [UIImageView]
  /// Images that come and go.
  let flags: [UIImageView]
  /// Views with a background alone.
  let boxes: [UIView]
  private let root = UIView(frame: Viewport.frame)
  private let driver: FrameDriver

  /// Puts the views on the screen, in groups of eight as in a cell.
  init(in host: UIView, driver: FrameDriver) {
    self.driver = driver
    labels = (0..<Self.viewCount).map { _ in UILabel() }
    notes = (0..<Self.viewCount).map { _ in UILabel() }
    images = (0..<Self.viewCount).map { _ in UIImageView() }
    flags = (0..<Self.viewCount).map { _ in UIImageView(image: Palette.flag) }
    boxes = (0..<Self.viewCount).map { _ in UIView() }
    for first in stride(from: 0, to: Self.viewCount, by: 8) {
      let cell = UIView(frame: CGRect(x: 0, y: Double(first / 8) * 12, width: 375, height: 60))
      let content = UIView(frame: cell.bounds)
      for index in first..<first + 8 { place(index, in: content, x: Double(index - first) * 44) }
      cell.addSubview(content)
      root.addSubview(cell)
    }
    host.addSubview(root)
    driver.finishFrame()
  }

  private func place(_ index: Int, in content: UIView, x: Double) {
    labels[index].frame = CGRect(x: x, y: 0, width: 44, height: 20)
    notes[index].frame = CGRect(x: x, y: 20, width: 44, height: 20)
    images[index].frame = CGRect(x: x, y: 40, width: 12, height: 12)
    flags[index].frame = CGRect(x: x + 14, y: 40, width: 12, height: 12)
    boxes[index].frame = CGRect(x: x + 28, y: 40, width: 12, height: 12)
    for view in [labels[index], notes[index], images[index], flags[index], boxes[index]] {
      content.addSubview(view)
    }
  }

  /// Takes the views off the screen.
  func remove() {
    root.removeFromSuperview()
    driver.finishFrame()
  }

  /// Performs an action once for each number below ``viewCount`` and returns what that took, in
  /// nanoseconds; the frame that follows is not in it.
  func time(_ action: PricedAction, round: Int) -> Int {
    let perform = action.perform
    let start = MonotonicClock.nowNanoseconds()
    for index in 0..<Self.viewCount { perform(index, round) }
    let elapsed = MonotonicClock.nowNanoseconds() - start
    driver.finishFrame()
    return elapsed
  }
}
