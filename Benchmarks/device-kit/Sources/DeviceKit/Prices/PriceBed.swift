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

  /// Puts the views on the screen as cells have them: four labels of a kind, and one of the others.
  ///
  /// An effective write tells the views above that there is work, up to the first that knows: with all
  /// in one parent the second write would find it told already, and be the cheaper by that.
  init(in host: UIView, driver: FrameDriver) {
    self.driver = driver
    labels = (0..<Self.viewCount).map { _ in UILabel() }
    notes = (0..<Self.viewCount).map { _ in UILabel() }
    images = (0..<Self.viewCount).map { _ in UIImageView() }
    flags = (0..<Self.viewCount).map { _ in UIImageView(image: Palette.flag) }
    boxes = (0..<Self.viewCount).map { _ in UIView() }
    for number in 0..<Self.viewCount {
      let cell = UIView(frame: CGRect(x: 0, y: Double(number) * 1.5, width: 375, height: 60))
      place(number, in: cell)
      root.addSubview(cell)
    }
    host.addSubview(root)
    driver.finishFrame()
  }

  /// Fills a cell; every fourth one holds the labels of four.
  private func place(_ number: Int, in cell: UIView) {
    images[number].frame = CGRect(x: 0, y: 40, width: 12, height: 12)
    flags[number].frame = CGRect(x: 14, y: 40, width: 12, height: 12)
    boxes[number].frame = CGRect(x: 28, y: 40, width: 12, height: 12)
    for view in [images[number], flags[number], boxes[number]] { cell.addSubview(view) }
    guard number.isMultiple(of: 4) else { return }
    for index in number..<number + 4 {
      let x = Double(index - number) * 88
      labels[index].frame = CGRect(x: x, y: 0, width: 44, height: 20)
      notes[index].frame = CGRect(x: x, y: 20, width: 44, height: 20)
      cell.addSubview(labels[index])
      cell.addSubview(notes[index])
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
