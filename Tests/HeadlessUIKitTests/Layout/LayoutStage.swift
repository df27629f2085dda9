// SPDX-License-Identifier: Apache-2.0

import Foundation

@_spi(Headless) @testable import HeadlessUIKit

/// A window of 300 x 200 points to lay views out in, and what was said about conflicts.
@MainActor final class LayoutStage {
  let window: UIWindow
  private let renderer: FrameRenderer

  init(width: CGFloat = 300, height: CGFloat = 200) {
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
    renderer = FrameRenderer(root: window)
  }

  func render() { renderer.renderFrame() }

  func rendered<Value>(_ value: @autoclosure () -> Value) -> Value { renderer.rendered(value()) }

  @discardableResult func add<View: UIView>(_ view: View, to parent: UIView? = nil) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    (parent ?? window).addSubview(view)
    return view
  }

  /// Returns what a function makes the engine say about conflicts.
  static func conflicts(during body: () -> Void) -> [String] {
    let former = LayoutScope.reportConflict
    defer { LayoutScope.reportConflict = former }
    var sentences: [String] = []
    LayoutScope.reportConflict = { sentences.append($0) }
    body()
    return sentences
  }
}

final class ContentBox: UIView {
  var content: CGSize { didSet { invalidateIntrinsicContentSize() } }

  init(_ width: CGFloat, _ height: CGFloat) {
    content = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { content }
}

extension UIView {
  func pinEdges(to guide: UILayoutGuide) {
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: guide.topAnchor),
      leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
  }

  @discardableResult func pinEdges(_ distance: CGFloat = 0) -> Self {
    guard let superview else { return self }
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: superview.topAnchor, constant: distance),
      leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: distance),
      trailingAnchor.constraint(equalTo: superview.trailingAnchor, constant: -distance),
      bottomAnchor.constraint(equalTo: superview.bottomAnchor, constant: -distance),
    ])
    return self
  }

  @discardableResult func pinCorner(_ x: CGFloat = 0, _ y: CGFloat = 0) -> Self {
    guard let superview else { return self }
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: superview.topAnchor, constant: y),
      leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: x),
    ])
    return self
  }
}

/// A table of 300 x 200 points whose rows size themselves.
@MainActor final class SizedTable: NSObject, UITableViewDataSource {
  let view = UITableView(frame: CGRect(0, 0, 300, 200))
  private let renderer: FrameRenderer
  private let rows: Int
  private let build: (UITableViewCell) -> Void
  private let fill: (UITableViewCell, Int) -> Void
  private var built: Set<ObjectIdentifier> = []

  init(
    rows: Int = 50,
    build: @escaping (UITableViewCell) -> Void,
    fill: @escaping (UITableViewCell, Int) -> Void = { _, _ in }
  ) {
    self.rows = rows
    self.build = build
    self.fill = fill
    renderer = FrameRenderer(root: view)
    super.init()
    view.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    view.dataSource = self
  }

  func render() { renderer.renderFrame() }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    if built.insert(ObjectIdentifier(cell)).inserted { build(cell) }
    fill(cell, indexPath.row)
    return cell
  }
}

// Shorter forms of what many tests write.

extension CGRect {
  init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    self.init(x: x, y: y, width: width, height: height)
  }
}

extension CGSize {
  init(_ width: CGFloat, _ height: CGFloat) { self.init(width: width, height: height) }
}

extension CGPoint { init(_ x: CGFloat, _ y: CGFloat) { self.init(x: x, y: y) } }

extension UIEdgeInsets {
  init(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) {
    self.init(top: top, left: left, bottom: bottom, right: right)
  }
}

extension NSDirectionalEdgeInsets {
  init(_ top: CGFloat, _ leading: CGFloat, _ bottom: CGFloat, _ trailing: CGFloat) {
    self.init(top: top, leading: leading, bottom: bottom, trailing: trailing)
  }
}

extension UIView {
  func adding<View: UIView>(_ view: View) -> View {
    addSubview(view)
    return view
  }

  /// Adds a subview that is placed by constraints.
  @discardableResult func placing<View: UIView>(_ view: View) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    return adding(view)
  }

  /// Returns the size at a required width and the least height.
  func fitting(_ target: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      target,
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
  }
}

extension UILabel {
  convenience init(_ text: String?, lines: Int = 1, font: UIFont? = nil) {
    self.init(frame: .zero)
    self.text = text
    if lines != 1 { numberOfLines = lines }
    if let font { self.font = font }
  }
}

extension NSLayoutConstraint {
  /// Makes an equality between attributes of two items.
  convenience init(
    _ item: UIView,
    _ attribute: Attribute,
    _ multiplier: CGFloat,
    _ other: UIView,
    _ otherAttribute: Attribute
  ) {
    self.init(
      item: item,
      attribute: attribute,
      relatedBy: .equal,
      toItem: other,
      attribute: otherAttribute,
      multiplier: multiplier,
      constant: 0
    )
  }

  func activated() -> NSLayoutConstraint {
    isActive = true
    return self
  }
}

extension FrameRenderer {
  func rendered<Value>(_ value: @autoclosure () -> Value) -> Value {
    renderFrame()
    return value()
  }
}

/// Returns the events that the engine counts during a function.
@MainActor func counting(_ body: () throws -> Void) rethrows -> EngineCounters {
  let before = EngineCounters.now()
  try body()
  return EngineCounters.now() - before
}

/// Returns the engine's remarks during a function.
@MainActor func engineRemarks(of work: () throws -> Void) rethrows -> [String] {
  let former = EngineRemarks.write
  var remarks: [String] = []
  EngineRemarks.write = { remarks.append($0) }
  EngineRemarks.forget()
  defer { EngineRemarks.write = former }
  try work()
  return remarks
}

@MainActor func drawn(_ view: UIView) -> [DrawCommand] {
  var list: [DrawCommand] = []
  view.record(into: &list, context: DisplayContext(scale: 2, thumbnails: ThumbnailCache()))
  return list
}

@MainActor func elements(of view: UIView) -> [VisibleElement] {
  var inspector = CellInspector()
  return inspector.elements(of: view)
}

func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

@MainActor func svg(of root: UIView) -> String {
  var snapshot = FrameSnapshot(of: root)
  return snapshot.svg()
}
