// SPDX-License-Identifier: Apache-2.0

import BenchCases
import BenchCells
import BenchHarness
import BenchLists
import Foundation
@_spi(Headless) import HeadlessUIKit

/// A hundred cells like `card` in a window, and the values that the price pass writes to them.
@MainActor final class PricedTree {
  nonisolated static let targetCount = 100

  enum Values {
    case shown
    case other
    /// Equal to the shown ones, in memory of their own; there are two of each.
    case copy(Int)

    /// The values of a turn for an effect, so that it meets the effect again each time.
    init(_ effect: WritePrice.Effect, turn: Int) {
      self =
        switch effect {
        case .redundant: .shown
        case .equalElsewhere: .copy(turn % 2)
        case .effective: turn.isMultiple(of: 2) ? .other : .shown
        }
    }
  }

  let renderer: FrameRenderer

  private let labels: [UILabel]
  private let accents: [UIView]
  private let titles: [UILabel]
  private let images: [UIImageView]
  private let flagViews: [UIImageView]
  private let texts: [String]
  private let otherTexts: [String]
  private let copies: [[String]]
  private let colors: [UIColor]
  private let otherColors: [UIColor]
  private let fonts: [UIFont]
  private let otherFonts: [UIFont]
  private let pictures: [UIImage]
  private let otherPictures: [UIImage]
  private let flags: [Bool]
  private let otherFlags: [Bool]

  init(rows: any RowSource) {
    let size = CGSize(width: Viewport.standard.width, height: 132)
    let window = UIWindow(
      frame: CGRect(x: 0, y: 0, width: size.width, height: size.height * Double(Self.targetCount))
    )
    let cells = (0..<Self.targetCount)
      .map { number in
        let y = Double(number) * size.height
        let cell = PricedCell(frame: CGRect(origin: CGPoint(x: 0, y: y), size: size))
        window.addSubview(cell)
        return cell
      }
    renderer = FrameRenderer(root: window, scale: Viewport.scale)
    // Four texts a cell, as many as a cell has.
    labels = cells.prefix(Self.targetCount / 4).flatMap(\.labels)
    accents = cells.map(\.accent)
    titles = cells.map(\.title)
    images = cells.map(\.image)
    flagViews = cells.map(\.flag)
    let shownRows = (0..<Self.targetCount / 4).map { rows.row(at: $0 % rows.count) }
    let otherRows = (0..<Self.targetCount / 4)
      .map { RowEditor.framed(rows.row(at: ($0 + 1) % rows.count)) }
    texts = shownRows.flatMap { [$0.title, $0.source, $0.body, $0.badge] }
    otherTexts = otherRows.flatMap { [$0.title, $0.source, $0.body, $0.badge] }
    let shown = texts
    copies = (0..<2)
      .map { _ in shown.map { String(decoding: Array($0.utf8), as: UTF8.self) } }
    func all<Value>(_ value: Value) -> [Value] { Array(repeating: value, count: Self.targetCount) }
    colors = all(.systemRed)
    otherColors = all(.systemTeal)
    fonts = all(UIFont.systemFont(ofSize: 15))
    otherFonts = all(UIFont.systemFont(ofSize: 15, weight: .semibold))
    pictures = all(Self.symbol("star.fill"))
    otherPictures = all(Self.symbol("bell"))
    flags = all(false)
    otherFlags = all(true)
    for kind in WriteKind.allCases { write(kind, from: .shown) }
    renderer.renderFrame()
  }

  private static func symbol(_ name: String) -> UIImage {
    guard let image = UIImage(systemName: name) else {
      preconditionFailure("There is no symbol named \"\(name)\": take one of the cells'.")
    }
    return image
  }

  func write(_ kind: WriteKind, from values: Values) {
    switch kind {
    case .text:
      let texts = strings(values)
      for index in labels.indices { labels[index].text = texts[index] }
    case .color:
      let colors = values.isOther ? otherColors : self.colors
      // Half of the colours are of grounds and half of texts, as in a cell.
      for index in 0..<Self.targetCount / 2 { accents[index].backgroundColor = colors[index] }
      for index in 0..<Self.targetCount / 2 { titles[index].textColor = colors[index] }
    case .image:
      let pictures = values.isOther ? otherPictures : self.pictures
      for index in images.indices { images[index].image = pictures[index] }
    case .font:
      let fonts = values.isOther ? otherFonts : self.fonts
      for index in titles.indices { titles[index].font = fonts[index] }
    case .flag:
      let flags = values.isOther ? otherFlags : self.flags
      for index in flagViews.indices { flagViews[index].isHidden = flags[index] }
    }
  }

  /// Reads the targets and values of ``write(_:from:)`` and writes nothing.
  ///
  /// Addresses and sizes are looked at, so that nothing is retained: what a write retains is its own.
  func read(_ kind: WriteKind) {
    switch kind {
    case .text:
      for index in labels.indices {
        Self.look(at: labels[index])
        BlackHole.consume(texts[index].utf8.count)
      }
    case .color:
      for index in 0..<Self.targetCount / 2 {
        Self.look(at: accents[index])
        Self.look(at: colors[index])
      }
      for index in 0..<Self.targetCount / 2 {
        Self.look(at: titles[index])
        Self.look(at: colors[index])
      }
    case .image:
      for index in images.indices {
        Self.look(at: images[index])
        Self.look(at: pictures[index])
      }
    case .font:
      for index in titles.indices {
        Self.look(at: titles[index])
        Self.look(at: fonts[index])
      }
    case .flag:
      for index in flagViews.indices {
        Self.look(at: flagViews[index])
        BlackHole.consume(flags[index])
      }
    }
  }

  @inline(__always)
  private static func look<Object: AnyObject>(at object: Object) {
    BlackHole.consume(Unmanaged.passUnretained(object).toOpaque())
  }

  private func strings(_ values: Values) -> [String] {
    switch values {
    case .shown: texts
    case .other: otherTexts
    case .copy(let number): copies[number]
    }
  }
}

extension PricedTree.Values {
  fileprivate var isOther: Bool {
    if case .other = self { true } else { false }
  }
}

/// The seven views of a cell like `card`, laid out by hand.
private final class PricedCell: UIView {
  let accent = UIView()
  let image = UIImageView()
  let title = UILabel()
  let source = UILabel()
  let body = UILabel()
  let badge = UILabel()
  let flag = UIImageView()

  var labels: [UILabel] { [title, source, body, badge] }

  override init(frame: CGRect) {
    super.init(frame: frame)
    source.font = UIFont.systemFont(ofSize: 12)
    body.font = UIFont.systemFont(ofSize: 13)
    body.numberOfLines = 3
    badge.font = UIFont.systemFont(ofSize: 11, weight: .bold)
    flag.image = UIImage(systemName: "flag.fill")
    for view in [accent, image, title, source, body, badge, flag] { addSubview(view) }
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width
    accent.frame = CGRect(x: 0, y: 8, width: 4, height: bounds.height - 16)
    image.frame = CGRect(x: 16, y: 12, width: 40, height: 40)
    title.frame = CGRect(x: 68, y: 12, width: width - 148, height: 20)
    source.frame = CGRect(x: 68, y: 34, width: width - 148, height: 15)
    body.frame = CGRect(x: 16, y: 60, width: width - 32, height: 60)
    badge.frame = CGRect(x: width - 56, y: 14, width: 40, height: 16)
    flag.frame = CGRect(x: width - 76, y: 14, width: 16, height: 16)
  }
}
