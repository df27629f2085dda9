// SPDX-License-Identifier: Apache-2.0

import BenchStatistics
import TestSupport
import Testing

@testable import SourceAdoption

/// What is changed in one file, and what is not.
@Suite("Rewriting") struct RewritingTests {
  @Test(
    "attributes of Interface Builder and Objective-C go, the declaration stays",
    arguments: [
      ("@IBOutlet weak var a: B!", "weak var a: B! /* adopt: @IBOutlet dropped */"),
      ("  @IBAction func a() {}", "  func a() {} /* adopt: @IBAction dropped */"),
      ("@IBInspectable var a = 1", "var a = 1 /* adopt: @IBInspectable dropped */"),
      ("@IBDesignable\nclass A {}", "/* adopt: @IBDesignable dropped */\nclass A {}"),
      ("@objc(b:) func a() {}", "func a() {} /* adopt: @objc dropped */"),
      ("@objc(a:\nb:) func a() {}", "/* adopt: @objc dropped */ \nfunc a() {}"),
      ("@objcMembers class A {}", "class A {} /* adopt: @objcMembers dropped */"),
      ("@NSManaged var a: Int", "var a: Int /* adopt: @NSManaged dropped */"),
      ("@GKInspectable var a = 1", "var a = 1 /* adopt: @GKInspectable dropped */"),
      ("private@objc var a = 1", "private var a = 1 /* adopt: @objc dropped */"),
      ("@objc dynamic var a = 1", "var a = 1 /* adopt: @objc dropped; dynamic dropped */"),
      ("@IBOutlet var a: B! // c", "var a: B! // c /* adopt: @IBOutlet dropped */"),
      ("@objc var a = 1\r\nlet b = 2\r\n", "var a = 1 /* adopt: @objc dropped */\r\nlet b = 2\r\n"),
    ]
  )
  func attributes(text: String, expected: String) {
    expectEqual(adopted(text), [expected])
  }

  @Test(
    "what only looks like something to rewrite stays",
    arguments: [
      "// @objc #selector(a)", "/* @IBOutlet /* @objc */ #keyPath(a) */",
      #"let a = "@objc #selector(a)""#,
      ##"let a = #"@objc \(#selector(a))"#"##,
      "let a = \"\"\"\n  @objc\n  import CoreData\n  \"\"\"",
      "let r = #/@objc #selector(a)/#", "let r = /@objc/", "@objcNot var a = 1", "let dynamic = 1",
      "case dynamic\nvar a = 1", "f(dynamic: 1)", "a.dynamic.b()", "let `dynamic` = 1", "x.import",
      "var a: `import`",
      "@available(iOS 15, *) func a() {}", "@MainActor class A {}", "@escaping () -> Void",
    ]
  )
  func untouched(text: String) {
    expectEqual(adopted(text), [text])
  }

  @Test(
    "a file that uses the network imports what Linux has of it in another module, once",
    arguments: [
      (
        "import UIKit\nlet a = URLSession.shared",
        "import UIKit; import FoundationNetworking /* adopt: import FoundationNetworking added */\n"
          + "let a = URLSession.shared"
      ),
      (
        "import Foundation\nimport UIKit\nvar a: URLRequest?",
        "import Foundation; import FoundationNetworking /* adopt: import FoundationNetworking added */\n"
          + "import UIKit\nvar a: URLRequest?"
      ),
      (
        "import FoundationNetworking\nvar a: URLRequest?",
        "import FoundationNetworking\nvar a: URLRequest?"
      ),
      (
        "import UIKit\nlet a = b.URLSession // URLRequest",
        "import UIKit\nlet a = b.URLSession // URLRequest"
      ),
      ("import UIKit\nlet a = \"URLSession\"", "import UIKit\nlet a = \"URLSession\""),
    ]
  )
  func networking(text: String, expected: String) {
    expectEqual(adopted(text), [expected])
  }

  @Test(
    "previews of Xcode go, with the availability before them; as many lines stay",
    arguments: [
      ("#Preview { UIView() }\nlet a = 1", "/* adopt: #Preview dropped */\nlet a = 1"),
      (
        "#Preview(\"b\", traits: .c) {\n  D { 1 }\n}\nlet a = 1",
        "/* adopt: #Preview dropped */ \n\n\nlet a = 1"
      ),
      (
        "let a = 1\n@available(iOS 17, *)\n#Preview {\n}\n",
        "let a = 1\n/* adopt: #Preview dropped */ \n\n\n"
      ),
      (
        "@available(iOS 17, *)\nfunc a() {}\n#Preview { b }",
        "@available(iOS 17, *)\nfunc a() {}\n/* adopt: #Preview dropped */"
      ),
      ("// #Preview { }", "// #Preview { }"),
    ]
  )
  func previews(text: String, expected: String) {
    expectEqual(adopted(text), [expected])
  }

  @Test(
    "imports of what is not here go or have a stand-in, others stay",
    arguments: [
      ("import UIKit", "import UIKit"),
      ("import class UIKit.UIView", "import class UIKit.UIView"),
      ("import Combine", "import Combine"),
      ("import struct Combine.Just", "import struct Combine.Just"),
      ("import CoreData", "/* adopt: import CoreData dropped */"),
      (
        "import class CoreData.NSManagedObject",
        "/* adopt: import CoreData.NSManagedObject dropped */"
      ),
      ("@testable import App", "/* adopt: import App dropped */"),
      ("@_spi(A) public import App", "/* adopt: import App dropped */"),
      ("import CoreData; import UIKit", " import UIKit /* adopt: import CoreData dropped */"),
      (
        "import UIKit.UIView", "import UIKit /* adopt: import of UIKit.UIView made that of UIKit */"
      ),
      ("import QuartzCore", "import UIKit /* adopt: import of QuartzCore made that of UIKit */"),
      ("import Foundation\nimport os.log", "import Foundation\n/* adopt: import os.log dropped */"),
    ]
  )
  func imports(text: String, expected: String) {
    expectEqual(adopted(text), [expected])
  }

  @Test("a mark stands at the line's end, but never inside of text")
  func marksInText() {
    let text = """
      class A { @objc var k = 1
        let a = \"\"\"
          \\(#keyPath(k)) and
          \"\"\"
        @objc let r = #/
          a
          /#
      }
      """
    let expected = """
      class A { var k = 1 /* adopt: @objc dropped */
        let a = \"\"\"
          \\("k" /* adopt: #keyPath became a string */ ) and
          \"\"\"
        /* adopt: @objc dropped */ let r = #/
          a
          /#
      }
      """
    expectEqual(adopted(text), [expected])
  }

  @Test("#keyPath becomes a string where each property is known")
  func keyPaths() {
    let text = """
      class P { @objc var name = ""; @objc(label) var title = ""; @objc var next: P? }
      let a = [#keyPath(P.name), #keyPath(P.next.title), #keyPath(CALayer.position)]
      let b = #keyPath(P.isHidden)
      """
    let copy = adoption([text]).files[0]
    expect(
      String(decoding: copy.bytes, as: UTF8.self).contains(#"["name", "next.label", "position"]"#)
    )
    expect(String(decoding: copy.bytes, as: UTF8.self).contains("let b = #keyPath(P.isHidden)"))
    expectEqual(copy.changes["#keyPath"], 3)
    expectEqual(copy.findings.map(\.line), [3])
  }

  /// Pieces of source that hold nothing to rewrite in code, some with it in text.
  private static let plainPieces = [
    "let a = 1", "\"@objc\"", "#\"#selector(a)\"#", "\"\"\"\nimport Combine\n\"\"\"",
    "/* @objc /* b */ */",
    "// #selector(a)\n", "f(x) { $0 / 2 }", "#/@objc/#", "\"\\(a + \"@objc\")\"", "\n", "\r\n", "{",
    "}",
    "@MainActor", "#if DEBUG\n", "#endif\n", "case dynamic", "é😀", "`import`", "0x1F", "a.b?.c!",
    "->", "\\.a",
  ]

  /// Pieces that are rewritten.
  private static let changedPieces = [
    "@objc func a() {}", "@IBOutlet weak var b: C!", "import Combine\n", "#selector(a)",
    "#keyPath(b)",
    "@objc dynamic var d = 1", "class E: F {", "@IBAction\nfunc g(_ s: Any) {}",
  ]

  @Test("what holds nothing to rewrite comes out byte for byte")
  func plainText() {
    var generator = SeededGenerator(seed: 2_101)
    for _ in 0..<1_000 {
      let text = (0..<Int.random(in: 0...20, using: &generator))
        .map { _ in
          Self.plainPieces[Int.random(in: Self.plainPieces.indices, using: &generator)]
        }
        .joined(separator: " ")
      expectEqual(adopted(text), [text])
    }
  }

  @Test("the lines are as many as before, and rewriting a copy changes nothing")
  func linesAndRepeats() {
    var generator = SeededGenerator(seed: 2_102)
    let pieces = Self.plainPieces + Self.changedPieces
    var changed = 0
    for _ in 0..<1_000 {
      let text = (0..<Int.random(in: 0...20, using: &generator))
        .map { _ in
          pieces[Int.random(in: pieces.indices, using: &generator)]
        }
        .joined(separator: " ")
      let copy = adoption([text]).files[0].bytes
      expectEqual(lineCount(copy), lineCount(Array(text.utf8)), "\(text)")
      let again = adoption([String(decoding: copy, as: UTF8.self)]).files[0].bytes
      expectEqual(again, copy, "\(text)")
      if copy != Array(text.utf8) { changed += 1 }
    }
    expect(changed > 500)
  }
}
