// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import SourceAdoption

/// The classes that get what calls their methods by name.
@Suite("Actions by name") struct ActionTests {
  /// The method that a class gets, in one line.
  private func method(_ cases: String, other: String = "false", prefix: String = "") -> String {
    prefix + "func callMethod(named selector: Selector, from sender: Any?) -> Bool"
      + " { switch selector.description { \(cases); default: return \(other) } } "
  }

  @Test("a class calls what a selector names, with the sender as the type that the method takes")
  func senders() {
    let text = """
      class A: UIView {
        @objc func a() {}
        @objc func b(_ s: UIButton) {}
        @objc func c(s: Any) -> Int { 1 }
        @objc func d(_ s: UISwitch?) {}
        @objc func e(_ s: Any?) {}
        @objc func unused() {}
        let all = [#selector(a), #selector(b), #selector(c), #selector(d), #selector(e)]
      }
      """
    let copy = adopted(text)[0]
    let lines = copy.split(separator: "\n").map(String.init)
    expectEqual(lines[0], "class A: UIView, SelectorTarget { /* adopt: made a SelectorTarget */")
    let expected = method(
      "case \"a\": self.`a`(); return true"
        + "; case \"b:\": if let sender = sender as? UIButton { self.`b`(sender); return true }; return false"
        + "; case \"cWithS:\": _ = self.`c`(s: sender as Any); return true"
        + "; case \"d:\": self.`d`(sender as? UISwitch); return true"
        + "; case \"e:\": self.`e`(sender); return true"
    )
    expectEqual(lines.last, expected + "} /* adopt: calls a, b:, cWithS:, d:, e: by name */")
  }

  @Test("a class below one that calls by name overrides it, and asks it for what it does not know")
  func subclasses() {
    let above = "public class A {\n  @objc func a() {}; let x = #selector(a)\n}"
    let below =
      "public final class B: A {\n  @objc func b() {}; let y = #selector(b); let z = #selector(a)\n}"
    let copies = adopted(above, below)
    expect(copies[0].hasPrefix("public class A: SelectorTarget {"))
    expect(
      copies[0]
        .contains("\n" + method("case \"a\": self.`a`(); return true", prefix: "public ") + "}")
    )
    expect(copies[1].hasPrefix("public final class B: A {\n"))
    let expected = method(
      "case \"b\": self.`b`(); return true",
      other: "super.callMethod(named: selector, from: sender)",
      prefix: "override public "
    )
    expect(copies[1].contains("\n" + expected + "}"))
  }

  @Test("a method of another file's extension is called by its class, unless it is private there")
  func extensions() {
    let files = adoption([
      "class A: UIView {\n}",
      "extension A { @objc func a() {} }\nprivate extension A { @objc func b() {} }",
      "extension A { var all: [Selector] { [#selector(a), #selector(b)] } }",
    ])
    .files
    expect(
      String(decoding: files[0].bytes, as: UTF8.self)
        .contains("case \"a\": self.`a`(); return true; default")
    )
    expectEqual(
      files[1].findings,
      [
        Finding(
          line: 2,
          message: "'b' is called by nobody: it is private in another file than its class"
        )
      ]
    )
  }

  @Test("on one line with other code, the method is parted from it")
  func oneLine() {
    let copy = adopted("class A { @objc func a() { b(#selector(a)) } }")[0]
    expect(copy.contains("{ func a() { b(Selector(\"a\")) } ; func callMethod(named"))
    expect(
      adopted("class A<T> where T: B { @objc func a() {}\nlet x = #selector(a)}")[0]
        .hasPrefix("class A<T>: SelectorTarget where T: B {")
    )
  }

  @Test(
    "what no sender can call is said, not guessed",
    arguments: [
      ("class A { @objc func a(_ b: Any, c: Any) {}\nlet x = #selector(a) }", "takes 2 parameters"),
      ("class A { @objc class func a() {}\nlet x = #selector(a) }", "a method of the class itself"),
      ("class A { @objc var a = 1\nlet x = #selector(getter: a) }", "a property"),
      ("class A { @objc func a(_ f: () -> Void) {}\nlet x = #selector(a) }", "can be no sender"),
      (
        "@objc protocol A { func a() }\nclass B { let x = #selector(A.a) }",
        "no class of these files"
      ),
      (
        "extension UIView { @objc func a() {}\nfunc b() { c(#selector(a)) } }",
        "no class of these files"
      ),
    ]
  )
  func uncallable(text: String, reason: String) {
    let file = adoption([text]).files[0]
    expect(
      file.findings.contains { $0.line == 1 && $0.message.contains(reason) },
      "\(file.findings)"
    )
    expect(file.changes["SelectorTarget"] == nil)
    expectEqual(file.changes["#selector"], 1)
  }

  @Test("where braces do not match, no class is given anything, and the table says so")
  func unmatched() {
    let text =
      "#if A\nclass A: B {\n#else\nclass A {\n#endif\n@objc func a() {}\nlet x = #selector(a)\n}"
    let file = adoption([text]).files[0]
    expect(file.changes["SelectorTarget"] == nil)
    expect(file.findings.contains { $0.message.contains("braces do not match") })
  }
}
