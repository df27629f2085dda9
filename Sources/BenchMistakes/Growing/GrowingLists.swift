// SPDX-License-Identifier: Apache-2.0

import BenchLists
import UIKit

struct Profile: Sendable {
  let name: String
  let motto: String
  let isFollowed: Bool

  static func sample(_ number: Int) -> Profile {
    var numbers = SampleNumbers(row: number, of: 9)
    return Profile(
      name: numbers.person(),
      motto: numbers.sentence(wordCount: 5),
      isFollowed: numbers.next(below: 3) == 0
    )
  }
}

private class ProfileCell: ItemCell {
  final func showTexts(_ profile: Profile) {
    title.text = profile.name
    detail.text = profile.motto
    trailing.text = profile.isFollowed ? "Following" : nil
  }
}

/// A cell with an activity indicator, which it adds once.
private final class WaitingCell: ProfileCell {
  private var spinner: UIActivityIndicatorView?

  func show(_ profile: Profile) {
    showTexts(profile)
    if spinner == nil { spinner = addedSpinner() }
    spinner?.stopAnimating()
  }

  /// The mistake: each fill adds an indicator above the hidden earlier ones.
  func showAdding(_ profile: Profile) {
    showTexts(profile)
    addedSpinner().stopAnimating()
  }

  private func addedSpinner() -> UIActivityIndicatorView {
    let spinner = UIActivityIndicatorView(style: .medium)
    spinner.frame = CGRect(x: 300, y: 20, width: 20, height: 20)
    contentView.addSubview(spinner)
    return spinner
  }
}

/// A cell with a button, whose action replaces the one before.
private final class FollowCell: ProfileCell {
  private static let action = UIAction.Identifier("follow")
  private let button = UIButton(type: .system)
  private(set) var followed: [String] = []

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    button.setTitle("Follow", for: .normal)
    contentView.addSubview(button)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    button.frame = CGRect(x: contentView.bounds.width - 96, y: 30, width: 80, height: 24)
  }

  func show(_ profile: Profile) {
    showTexts(profile)
    // An action with the identifier of a known one replaces it.
    let follow = UIAction(identifier: Self.action) { [weak self] _ in
      self?.followed.append(profile.name)
    }
    button.addAction(follow, for: .touchUpInside)
  }

  /// The mistake: each fill adds an action to those of earlier rows, all of which a touch calls.
  func showAdding(_ profile: Profile) {
    showTexts(profile)
    let follow = UIAction { [weak self] _ in self?.followed.append(profile.name) }
    button.addAction(follow, for: .touchUpInside)
  }
}

private final class TouchedCell: ProfileCell, SelectorTarget {
  private var recognizer: UITapGestureRecognizer?
  private(set) var openedCount = 0

  func show(_ profile: Profile) {
    showTexts(profile)
    if recognizer == nil { recognizer = addedRecognizer() }
  }

  /// The mistake: each fill adds a recognizer to those of earlier ones.
  func showAdding(_ profile: Profile) {
    showTexts(profile)
    recognizer = addedRecognizer()
  }

  private func addedRecognizer() -> UITapGestureRecognizer {
    let recognizer = UITapGestureRecognizer(target: self, action: Selector("open"))
    title.isUserInteractionEnabled = true
    title.addGestureRecognizer(recognizer)
    return recognizer
  }

  private func open() { openedCount += 1 }

  func callMethod(named selector: Selector, from sender: Any?) -> Bool {
    guard selector.description == "open" else { return false }
    open()
    return true
  }
}

@MainActor enum GrowingLists {
  private nonisolated static let profiles = (0..<500).map(Profile.sample)

  static let views = ListBenchmark("views-added", rowCount: 500, row: { profiles[$0] }) {
    Strategy("cured", cell: WaitingCell.self) { cell, profile in cell.show(profile) }
    Strategy("mistake", cell: WaitingCell.self) { cell, profile in cell.showAdding(profile) }
      .growing(.views)
  }
  .rowHeight(.fixed(ItemCell.rowHeight))

  static let actions = ListBenchmark("action-added", rowCount: 500, row: { profiles[$0] }) {
    Strategy("cured", cell: FollowCell.self) { cell, profile in cell.show(profile) }
    Strategy("mistake", cell: FollowCell.self) { cell, profile in cell.showAdding(profile) }
      .growing(.actions)
  }
  .rowHeight(.fixed(ItemCell.rowHeight))

  static let gestures = ListBenchmark("gesture-added", rowCount: 500, row: { profiles[$0] }) {
    Strategy("cured", cell: TouchedCell.self) { cell, profile in cell.show(profile) }
    Strategy("mistake", cell: TouchedCell.self) { cell, profile in cell.showAdding(profile) }
      .growing(.gestures)
  }
  .rowHeight(.fixed(ItemCell.rowHeight))
}
