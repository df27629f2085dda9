// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver

/// A cell of twelve views and 48 edges and sizes, laid out by constraints as an app writes them.
///
/// Two texts wish for more width than there is, and one for less, so priorities decide something.
final class SolverCell {
  /// The left and upper edge, the width and the height of a view, as variables.
  struct Frame {
    /// The left edge.
    let left: Variable
    /// The upper edge.
    let top: Variable
    /// The width.
    let width: Variable
    /// The height.
    let height: Variable
  }

  /// The views of a cell.
  static let viewCount = 12

  private let solver = ConstraintSolver()
  private let views: [Frame]
  private let contentWidth: ConstraintHandle

  /// Makes the variables and the constraints of a cell of a width, and with them the first solution.
  init(width: Double) {
    let solver = solver
    views = (0..<Self.viewCount)
      .map { _ in
        Frame(
          left: solver.makeVariable(),
          top: solver.makeVariable(),
          width: solver.makeVariable(),
          height: solver.makeVariable()
        )
      }
    contentWidth = Self.add(LinearTerms(views[0].width), .equal, width, to: solver)
    constrain()
  }

  /// Gives the cell another width.
  func setWidth(_ width: Double) {
    do {
      try solver.setConstant(width, of: contentWidth)
    } catch {
      preconditionFailure("The cell can be of width \(width): \(error)")
    }
  }

  /// The left and upper edge, the width and the height of a view.
  func frame(ofView index: Int) -> ArithmeticCell.Frame {
    let view = views[index]
    return ArithmeticCell.Frame(
      solver.value(of: view.left),
      solver.value(of: view.top),
      solver.value(of: view.width),
      solver.value(of: view.height)
    )
  }

  /// Whether every view has the frame that additions give it.
  func agrees(withWidth width: Double) -> Bool {
    ArithmeticCell.frames(width: width).enumerated()
      .allSatisfy { index, expected in
        let error = frame(ofView: index) - expected
        return (error * error).max() < 1e-12
      }
  }

  /// The number of variables whose values changed since the last call, each read.
  func changedCount() -> Int {
    var count = 0
    solver.forEachChangedVariable { _, _ in count += 1 }
    return count
  }

  @discardableResult
  private static func add(
    _ terms: LinearTerms,
    _ relation: ConstraintRelation,
    _ constant: Double,
    priority: Double = ConstraintSolver.requiredPriority,
    to solver: ConstraintSolver
  ) -> ConstraintHandle {
    do {
      return try solver.addConstraint(terms, relation, constant, priority: priority)
    } catch {
      preconditionFailure("The constraints of the cell agree: \(error)")
    }
  }

  private func constrain() {
    let content = views[0]
    set(content.left, 0)
    set(content.top, 0)
    constrainHead()
    constrainBody()
    constrainButtons()
    // The separator closes the cell, the badge sits on the corner of the picture.
    let (separator, badge, avatar) = (views[10], views[11], views[1])
    set(separator.height, 1)
    tie(separator.left, to: views[2].left)
    join(separator.left, separator.width, to: content.width)
    join(separator.top, separator.height, to: content.height)
    set(badge.width, 16)
    set(badge.height, 16)
    join(avatar.left, avatar.width, to: badge.left, plus: 8)
    join(avatar.top, avatar.height, to: badge.top, plus: 8)
  }

  /// The picture of the sender, a title, a time, a line below them.
  private func constrainHead() {
    let (content, avatar, title, time, line) = (views[0], views[1], views[2], views[3], views[4])
    set(avatar.left, 16)
    set(avatar.top, 12)
    set(avatar.width, 40)
    set(avatar.height, 40)
    join(avatar.left, avatar.width, to: title.left, plus: -12)
    tie(title.top, to: avatar.top)
    set(title.height, 20)
    wish(title.width, 400)
    set(time.width, 48)
    set(time.height, 20)
    tie(time.top, to: title.top)
    join(time.left, time.width, to: content.width, plus: -16)
    join(title.left, title.width, to: time.left, plus: -8, .lessOrEqual)
    tie(line.left, to: title.left)
    join(title.top, title.height, to: line.top, plus: -4)
    set(line.height, 18)
    wish(line.width, 180)
    join(line.left, line.width, to: content.width, plus: -16, .lessOrEqual)
  }

  /// A text and a picture of half its height below the head.
  private func constrainBody() {
    let (content, line, text, picture) = (views[0], views[4], views[5], views[6])
    tie(text.left, to: line.left)
    join(line.top, line.height, to: text.top, plus: -4)
    wish(text.width, 600)
    join(text.left, text.width, to: content.width, plus: -16, .lessOrEqual)
    set(text.height, 60)
    tie(picture.left, to: text.left)
    tie(picture.width, to: text.width)
    join(text.top, text.height, to: picture.top, plus: -8)
    add(LinearTerms(picture.height, 1, picture.width, -0.5), .equal, 0)
  }

  /// Three buttons of one width below the picture, and the end of the cell below them.
  private func constrainButtons() {
    let (content, picture, separator) = (views[0], views[6], views[10])
    let buttons = views[7...9]
    for button in buttons {
      join(picture.top, picture.height, to: button.top, plus: -8)
      set(button.height, 32)
    }
    for (button, next) in zip(buttons, buttons.dropFirst()) {
      tie(next.width, to: button.width)
      join(button.left, button.width, to: next.left, plus: -8)
    }
    tie(views[7].left, to: picture.left)
    join(views[9].left, views[9].width, to: content.width, plus: -16)
    join(views[7].top, views[7].height, to: separator.top, plus: -12)
  }

  private func add(_ terms: LinearTerms, _ relation: ConstraintRelation, _ constant: Double) {
    Self.add(terms, relation, constant, to: solver)
  }

  private func set(_ variable: Variable, _ value: Double) {
    add(LinearTerms(variable), .equal, value)
  }

  private func tie(_ variable: Variable, to other: Variable) {
    add(LinearTerms(variable, 1, other, -1), .equal, 0)
  }

  /// The end of a view, which is its edge and its size, stands in relation to another edge.
  private func join(
    _ edge: Variable,
    _ size: Variable,
    to other: Variable,
    plus margin: Double = 0,
    _ relation: ConstraintRelation = .equal
  ) {
    var terms = LinearTerms(edge, 1, size, 1)
    terms.add(other, -1)
    add(terms, relation, margin)
  }

  private func wish(_ size: Variable, _ value: Double) {
    Self.add(LinearTerms(size), .equal, value, priority: 750, to: solver)
  }
}
