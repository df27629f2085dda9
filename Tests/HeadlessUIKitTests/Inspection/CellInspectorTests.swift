// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

@Suite("Cell inspection") @MainActor struct CellInspectorTests {
  private func cell() -> (cell: UITableViewCell, label: UILabel, image: UIImageView) {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 1000, width: 320, height: 44)
    let label = UILabel(frame: CGRect(x: 10, y: 5, width: 200, height: 20))
    label.text = "title"
    let image = UIImageView(image: UIImage(systemName: "star"))
    image.frame = CGRect(x: 250, y: 5, width: 20, height: 20)
    cell.contentView.addSubview(label)
    cell.contentView.addSubview(image)
    cell.layoutIfNeeded()
    return (cell, label, image)
  }

  private func digest(_ change: (UITableViewCell, UILabel, UIImageView) -> Void) -> UInt64 {
    let (cell, label, image) = cell()
    change(cell, label, image)
    var inspector = CellInspector()
    var digest = StableDigest()
    for element in inspector.elements(of: cell) { digest.combine(element) }
    return digest.value
  }

  @Test("digests differ for every visible difference and for nothing else")
  func differences() {
    let changes: [(String, (UITableViewCell, UILabel, UIImageView) -> Void)] = [
      ("nothing", { _, _, _ in }),
      ("text", { _, label, _ in label.text = "titlf" }),
      ("no text", { _, label, _ in label.text = nil }),
      ("text colour", { _, label, _ in label.textColor = .red }),
      ("font size", { _, label, _ in label.font = .systemFont(ofSize: 18) }),
      ("font weight", { _, label, _ in label.font = .boldSystemFont(ofSize: 17) }),
      ("alignment", { _, label, _ in label.textAlignment = .center }),
      ("lines", { _, label, _ in label.numberOfLines = 2 }),
      ("place", { _, label, _ in label.frame.origin.x += 0.5 }),
      ("size", { _, label, _ in label.frame.size.height += 0.5 }),
      ("hidden image", { _, _, image in image.isHidden = true }),
      ("hidden parent", { cell, _, _ in cell.contentView.isHidden = true }),
      ("image", { _, _, image in image.image = UIImage(systemName: "heart") }),
      ("tint", { _, _, image in image.tintColor = .red }),
      ("inherited tint", { cell, _, _ in cell.tintColor = .green }),
      ("background", { cell, _, _ in cell.backgroundColor = .red }),
      ("inner background", { cell, _, _ in cell.contentView.backgroundColor = .green }),
      ("selection", { cell, _, _ in cell.isSelected = true }),
      ("scrolled content", { cell, _, _ in cell.contentView.bounds.origin.y = 3 }),
      ("half as opaque", { cell, _, _ in cell.contentView.alpha = 0.5 }),
    ]
    var seen: [UInt64: String] = [:]
    for (name, change) in changes {
      let value = digest(change)
      expect(seen[value] == nil, "\(name) looks like \(seen[value] ?? "")")
      seen[value] = name
    }
    let plain = digest { _, _, _ in }
    expectEqual(plain, digest { cell, _, _ in cell.frame.origin.y = 7 })
    expectEqual(plain, digest { cell, _, _ in cell.tag = 7 })
    expectEqual(plain, digest { cell, _, _ in cell.contentView.addSubview(UILabel(frame: .zero)) })
    expectEqual(plain, digest { cell, _, _ in cell.backgroundColor = .clear })
    expectEqual(
      plain,
      digest { cell, _, _ in
        let hidden = UILabel(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        hidden.text = "hidden"
        hidden.isHidden = true
        cell.contentView.addSubview(hidden)
      }
    )
  }

  @Test("digests are FNV-1a, and pixels tell unnamed images apart")
  func digestVectors() throws {
    // Offset basis: draft-eastlake-fnv; nothing combined is that.
    expectEqual(StableDigest().hexadecimal, "cbf29ce484222325")
    var left = StableDigest()
    left.combine("ab")
    left.combine("c")
    var right = StableDigest()
    right.combine("a")
    right.combine("bc")
    expect(left != right)
    // FNV-1a of eight bytes from 1, low byte first, worked out by its two steps.
    var number = StableDigest()
    number.combine(UInt64(0x0807_0605_0403_0201))
    var expected: UInt64 = 14_695_981_039_346_656_037
    for byte in 1...8 { expected = (expected ^ UInt64(byte)) &* 1_099_511_628_211 }
    expectEqual(number.value, expected)
    func image(_ pixel: UInt32) -> UIImage {
      UIImage(pixelBuffer: PixelBuffer(width: 1, height: 1, pixels: [pixel]))
    }
    let red = digest { _, _, view in view.image = image(0xFF00_00FF) }
    expectEqual(red, digest { _, _, view in view.image = image(0xFF00_00FF) })
    expect(red != digest { _, _, view in view.image = image(0x00FF_00FF) })
  }
}
