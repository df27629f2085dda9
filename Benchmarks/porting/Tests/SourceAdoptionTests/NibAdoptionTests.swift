// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import SourceAdoption

/// Nibs beside the classes that they name, brought in by the command.
@Suite("Adopting nibs") struct NibAdoptionTests {
  private let cell = """
    import UIKit
    class PlanetCell: UITableViewCell {
      @IBOutlet private weak var nameLabel: UILabel!
      @IBOutlet var bottom: NSLayoutConstraint!
      @IBOutlet var elsewhere: UIView?
    }
    func nib() -> UINib { UINib(nibName: "PlanetCell", bundle: nil) }

    """

  @Test("a cell and its nib compile, and the table says what no nib sets", arguments: ["5", "6"])
  func check(mode: String) throws {
    let workplace = try Workplace()
    try workplace.write(
      cell.replacing("func nib", with: "@MainActor func nib"),
      to: "app/PlanetCell.swift"
    )
    try workplace.write(NibFixture.planet, to: "app/Views/PlanetCell.xib")
    let ending = Place.adopt(
      workplace.file("app"),
      "--into",
      workplace.file("out"),
      "--check",
      "--swift",
      mode
    )
    let expected = """
      PlanetCell.swift
        rewritten   3 @IBOutlet, 1 OutletTarget
        missing     1 × outlet: no nib among these files sets it, so code has to: line 5
        stops       nothing
      Views/PlanetCellNib.swift
        rewritten   1 PlanetCell.xib
        stops       nothing

      2 files copied to \(workplace.file("out")), 2 of them rewritten; 'adopt:' marks each changed line.
      Nothing stops the compiler.

      """
    expectEqual(ending, AdoptTool.Ending(status: 0, output: expected, error: ""))
    let code = String(decoding: try workplace.read("out/Views/PlanetCellNib.swift"), as: UTF8.self)
    expectEqual(code, NibFixture.planetCode)
  }

  @Test("a nib alone is brought in; one that is none is named with what it is, and ends with 65")
  func alone() throws {
    let workplace = try Workplace()
    try workplace.write(NibFixture.planet, to: "PlanetCell.xib")
    let ending = Place.adopt(workplace.file("PlanetCell.xib"), "--into", workplace.file("out"))
    expect(ending.status == 0 && ending.output.hasPrefix("PlanetCellNib.swift\n"))
    try workplace.write("NIBArchive", to: "Old.xib")
    let refused = Place.adopt(workplace.file("Old.xib"), "--into", workplace.file("old"))
    expectEqual(refused.status, 65)
    expect(
      refused.output.contains("not copied  Old.xib:1: this is a compiled nib; adopt the .xib")
    )
  }

  @Test("two nibs of one name are refused, as two files are")
  func twins() throws {
    let workplace = try Workplace()
    try workplace.write("struct A {}\n", to: "app/A.swift")
    for folder in ["app/a", "app/b"] {
      try workplace.write(NibFixture.header, to: folder + "/H.xib")
    }
    let ending = Place.adopt(workplace.file("app"), "--into", workplace.file("out"))
    expect(ending.status == 64 && ending.error.contains("H.xib have one name"))
  }

  @Test("of a nib in several languages the base's is written, and the others are named")
  func languages() throws {
    let workplace = try Workplace()
    for folder in ["de", "Base", "fr"] {
      try workplace.write(NibFixture.header, to: "nibs/\(folder).lproj/H.xib")
    }
    try workplace.write("struct A {}\n", to: "app/A.swift")
    let ending = Place.adopt(
      workplace.file("app"),
      workplace.file("nibs"),
      "--into",
      workplace.file("out")
    )
    expectEqual(ending.status, 0, "\(ending)")
    expect(ending.output.contains("nibs/Base.lproj/HNib.swift\n"))
    for folder in ["de", "fr"] {
      let path = workplace.file("nibs/\(folder).lproj/H.xib")
      expect(ending.output.contains("1 × \(path): in another language, and left out: line 1"))
    }
  }

  @Test("a module of another is imported where there is one, else named; a private value is named")
  func modules() throws {
    let workplace = try Workplace()
    let text = NibFixture.document(
      """
      <view contentMode="scaleToFill" id="a" customClass="Wave" customModule="Waves">
          <userDefinedRuntimeAttributes>
              <userDefinedRuntimeAttribute type="number" keyPath="radius"><integer key="value" value="3"/>
              </userDefinedRuntimeAttribute>
          </userDefinedRuntimeAttributes>
      </view>
      """
    )
    try workplace.write(text, to: "app/W.xib")
    try workplace.write(
      "import UIKit\nclass A: UIView { @IBInspectable private var radius: CGFloat = 1 }\n",
      to: "app/A.swift"
    )
    let without = Place.adopt(workplace.file("app"), "--into", workplace.file("a"))
    expect(without.output.contains("1 × module Waves: line 8"), "\(without)")
    expect(without.output.contains("it is private, and code in another file cannot set it"))
    let with = Place.adopt(workplace.file("app"), "--into", workplace.file("b"), "--has", "Waves")
    expect(with.status == 0 && !with.output.contains("module Waves"))
    let code = String(decoding: try workplace.read("b/WNib.swift"), as: UTF8.self)
    expect(code.contains("\nimport UIKit\nimport Waves\n"))
  }
}
