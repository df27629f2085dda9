// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import SourceAdoption

/// Overrides that stand in extensions, which Objective-C allows and Swift alone does not.
@Suite("Overrides in extensions") struct OverrideTests {
  /// The lines of the copies, without the marks.
  private func lines(_ texts: String...) -> [[String]] {
    adoption(texts).files
      .map { file in
        String(decoding: file.bytes, as: UTF8.self).split(separator: "\n")
          .map { line in
            let text = line.prefix { $0 != "/" }
            return String(text.reversed().drop { $0 == " " }.reversed())
          }
      }
  }

  @Test("the class overrides a method of its extension, with its words and its arguments")
  func methods() {
    let copy = lines(
      """
      final class A: UIViewController {
      }
      extension A {
        public override func a() { super.a() }
        override func b(_ x: Int, at y: [Int?],
                        into z: inout String) async throws -> Set<Int> { [] }
        override class func c(`in` d: Int) -> Int { 1 }
        func e() {}
      }
      """
    )[0]
    expectEqual(
      copy[1],
      "override public func a() { aInExtensionOfA() }; "
        + "override func b(_ x: Int, at y: [Int?], into z: inout String) async throws -> Set<Int>"
        + " { try await bInExtensionOfA(x, at: y, into: &z) }; "
        + "override class func c(`in` d: Int) -> Int { cInExtensionOfA(in: d) }; }"
    )
    expectEqual(copy[3], "  public func aInExtensionOfA() { super.a() }")
    expectEqual(copy[4], "  func bInExtensionOfA(_ x: Int, at y: [Int?],")
    expectEqual(copy[6], "  class func cInExtensionOfA(`in` d: Int) -> Int { 1 }")
    expectEqual(copy[7], "  func e() {}")
  }

  @Test("a property that is only read is overridden too, and one that is set stays, and is named")
  func properties() {
    let text = """
      class A: UIView { let x = 1 }
      extension A {
        override var a: Bool { true }
        override var b: Int { get { 1 } set {} }
      }
      """
    let copy = lines(text)[0]
    expectEqual(
      copy[0],
      "class A: UIView { let x = 1 ; override var a: Bool { aInExtensionOfA }; }"
    )
    expectEqual(copy[2], "  var aInExtensionOfA: Bool { true }")
    expectEqual(copy[3], "  override var b: Int { get { 1 } set {} }")
    expectEqual(
      adoption([text]).files[0].findings,
      [
        Finding(
          line: 4,
          message: "override of 'b' in an extension: it has to stand in the class"
        )
      ]
    )
  }

  @Test("the class may stand in another file, and calls methods by name besides")
  func files() {
    let copies = lines(
      "class A: UIView { @objc func t() {}; let s = #selector(t) }",
      "extension A { override func a(_ b: Int) {} }"
    )
    expect(
      copies[0][0]
        .hasSuffix(
          "; override func a(_ b: Int) { aInExtensionOfA(b) }; "
            + "func callMethod(named selector: Selector, from sender: Any?) -> Bool"
            + " { switch selector.description { case \"t\": self.`t`(); return true; default: return false } } }"
        )
    )
    expectEqual(copies[1], ["extension A { func aInExtensionOfA(_ b: Int) {} }"])
  }

  @Test("an extension of a class from elsewhere, and a parameter without a name, are named")
  func unmoved() {
    for text in [
      "extension UIView { override func a() {} }",
      "class A: UIView {}\nextension A { override func a(_: Int) {} }",
      "class A: UIView {}\nextension A { override func a(_ b: Int...) {} }",
    ] {
      let adoption = adoption([text])
      expectEqual(String(decoding: adoption.files[0].bytes, as: UTF8.self), text)
      expect(adoption.files[0].findings.map(\.message).first?.hasPrefix("override of 'a'") == true)
    }
  }

  @Test("a class and one below it override the same in extensions, under names of their own")
  func subclasses() {
    let text = """
      class A: UIView {
      }
      class B: A {
      }
      extension A { override func a() {} }
      extension B { override func a() { super.a() } }
      """
    let copy = lines(text)[0]
    expectEqual(copy[1], "override func a() { aInExtensionOfA() }; }")
    expectEqual(copy[3], "override func a() { aInExtensionOfB() }; }")
    expect(adoption([text]).files[0].findings.isEmpty)
  }

  @Test("what is compiled under a condition stays, unless the class is under the same one")
  func conditions() {
    let whole = """
      #if canImport(UIKit)
      class A: UIView {
      }
      extension A { override func a() {} }
      #endif
      """
    expectEqual(lines(whole)[0][2], "override func a() { aInExtensionOfA() }; }")
    for text in [
      "class A: UIView {}\n#if DEBUG\nextension A { override func a() {} }\n#endif",
      "#if DEBUG\nclass A: UIView {}\n#else\nextension A { override func a() {} }\n#endif",
      "class A: UIView {}\nextension A {\n#if DEBUG\noverride func a() {}\n#endif\n}",
    ] {
      expectEqual(String(decoding: adoption([text]).files[0].bytes, as: UTF8.self), text)
      expectEqual(adoption([text]).files[0].findings.count, 1, "\(text)")
    }
  }

  @Test("what every object has stays, and an override of a method in an extension above is named")
  func findings() {
    let text = """
      class A: UIView {}
      class B: A { override func e() {} }
      extension A { override var description: String { "" }; @objc func e() {} }
      """
    expectEqual(
      adoption([text]).files[0].findings,
      [
        Finding(
          line: 2,
          message: "override of 'e', which stands in an extension: it has to stand in its class"
        ),
        Finding(
          line: 3,
          message: "override of 'description' in an extension: it has to stand in the class"
        ),
      ]
    )
  }

  @Test("UIKit is imported where a module that is not here may have shown it, and nowhere else")
  func reexports() {
    func copy(_ text: String) -> String { lines(text)[0].joined(separator: "\n") }
    expectEqual(
      copy("import Common\nimport Shared\nlet a = UIView()"),
      "import UIKit\n\nlet a = UIView()"
    )
    expectEqual(copy("import Common; let a = UIView()"), "import UIKit; let a = UIView()")
    expectEqual(copy("import Common\nlet a = 1"), "\nlet a = 1")
    expectEqual(
      copy("import UIKit\nimport Common\nlet a = UIView()"),
      "import UIKit\n\nlet a = UIView()"
    )
    expectEqual(copy("import Foundation\nlet a = UIView()"), "import Foundation\nlet a = UIView()")
  }
}
