// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import SourceAdoption

/// Outlets and actions that nibs connect: the classes are given what sets and calls them by name.
@Suite("Outlets") struct OutletTests {
  private func adopted(_ texts: [String], _ nibs: NibConnections) -> (
    texts: [String], findings: [[String]]
  ) {
    let adoption = adoption(texts, nibs: nibs)
    return (
      adoption.files.map { String(decoding: $0.bytes, as: UTF8.self) },
      adoption.files.map { $0.findings.map { "\($0.line): \($0.message)" } }
    )
  }

  private func outlets(_ pairs: (String, String)...) -> NibConnections {
    NibConnections(outlets: Set(pairs.map { NibConnections.Outlet(holder: $0.0, name: $0.1) }))
  }

  private let unset = "outlet: no nib among these files sets it, so code has to"

  @Test("a class sets the outlets that a nib has for it, and the others are named")
  func sets() {
    let copy = adopted(
      ["class A: UIView {\n@IBOutlet private weak var b: UIView!\n@IBOutlet var c: [UIView]!\n}\n"],
      outlets(("A", "b"), ("B", "c"))
    )
    let expected = """
      class A: UIView, OutletTarget { /* adopt: made an OutletTarget */
      private weak var b: UIView! /* adopt: @IBOutlet dropped */
      var c: [UIView]! /* adopt: @IBOutlet dropped */
      func connect(_ object: Any?, toOutlet name: String) -> Bool { switch name { case "b": return \
      setOutlet(&self.`b`, to: object); default: return false } }; } /* adopt: sets b by name */

      """
    expectEqual(copy.texts, [expected])
    expectEqual(copy.findings, [["3: " + unset]])
  }

  @Test(
    "all outlets of one declaration are set, whatever their types and values are",
    arguments: [
      "var a: UIView!, b: [String: UIView]!, c: UIView?",
      "var a: UIView! = nil, b: Set<UIView>! = nil,\n    c: UIView!",
      "weak var a, b: UIView?, `c`: UIView? { didSet { let d = 1, e = 2 } }",
      "var a: ((Int, Int) -> Void)?, b: UIView!, c: UIView!; var d = 1, e = 2",
    ]
  )
  func together(declaration: String) {
    let names = ["a", "b", "c", "d", "e"].map { ("A", $0) }
    let nibs = NibConnections(
      outlets: Set(names.map { NibConnections.Outlet(holder: $0.0, name: $0.1) })
    )
    let copy = adopted(
      ["class A: UIView {\n@IBOutlet \(declaration)\nlet d = f(), e = 3\n}\n"],
      nibs
    )
    expect(copy.texts[0].contains("/* adopt: sets a, b, c by name */"), "\(copy.texts[0])")
    expectEqual(copy.findings, [[]])
  }

  @Test("a sign that compares is no bracket, and what follows it declares nothing more")
  func comparisons() {
    let text = "class A {\nlet wide = w > 400\nfunc f(_ x: Int, y: Int) {}\nvar a = 1, b = 2\n}"
    let read = DeclarationReader.read([LexedSource(Array(text.utf8))])
    expectEqual(read.members.map(\.name), ["wide", "f", "a", "b"])
  }

  @Test("a class below hands on what it does not have, and sets what a nib has for it alone")
  func below() {
    let copy = adopted(
      [
        "open class A: UIView { @IBOutlet var a: UIView! }",
        "class B: A { @IBOutlet var b: UIView! }",
      ],
      outlets(("B", "a"), ("B", "b"))
    )
    expect(copy.texts[0].contains("open func connect("))
    expect(copy.texts[1].contains("override func connect("))
    expect(copy.texts[1].contains("default: return super.connect(object, toOutlet: name)"))
    expect(!copy.texts[1].contains("OutletTarget"))
    expectEqual(copy.findings, [[], []])
  }

  @Test("an action that a nib names is called by name, beside outlets and overrides of one class")
  func actions() {
    var nibs = outlets(("A", "a"))
    nibs.actions = ["tapped:", "other"]
    let copy = adopted(
      [
        "class A: UIView { @IBOutlet var a: UIView!; @IBAction func tapped(_ sender: Any) {}\n"
          + "@IBAction func never() {} }\nextension A { override func layoutSubviews() {} }"
      ],
      nibs
    )
    expect(copy.texts[0].contains("UIView, OutletTarget, SelectorTarget {"))
    expect(copy.texts[0].contains("case \"tapped:\": self.`tapped`(sender as Any); return true"))
    expect(!copy.texts[0].contains("never\": "))
    let members = copy.texts[0].split(separator: "\n")[1]
    expect(
      members.contains("; override func layoutSubviews() { layoutSubviewsInExtensionOfA() }; ")
    )
    expect(members.contains("default: return false } }; func callMethod("))
  }

  @Test("an outlet in an extension of another file stays unset where it is private")
  func apart() {
    let copy = adopted(
      [
        "class A: UIView {}",
        "extension A { @IBOutlet private var a: UIView! { get { nil } set {} } }",
      ],
      outlets(("A", "a"))
    )
    expectEqual(copy.findings, [[], ["1: " + unset]])
  }

  @Test("an outlet in a branch of #if stays unset, since the class may be compiled without it")
  func conditions() {
    let copy = adopted(
      [
        "class A: UIView {\n#if DEBUG\n@IBOutlet var a: UIView!\n#endif\n@IBOutlet var b: UIView!\n}\n"
      ],
      outlets(("A", "a"), ("A", "b"))
    )
    expectEqual(copy.findings, [["3: " + unset]])
    expect(copy.texts[0].contains("case \"b\"") && !copy.texts[0].contains("case \"a\""))
  }
}
