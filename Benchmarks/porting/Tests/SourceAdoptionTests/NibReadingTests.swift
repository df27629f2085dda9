// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import SourceAdoption

/// Files that are no .xib, or no whole one, and trees that nobody has drawn.
@Suite("Reading of .xib files") struct NibReadingTests {
  private func refusal(_ text: String) -> NibError? {
    do throws(NibError) {
      _ = try NibWriter(Array(text.utf8), name: "Some")
      return nil
    } catch {
      return error
    }
  }

  @Test(
    "what is no .xib for iOS is refused, with its line and what helps",
    arguments: [
      ("", 1, "this is no XML, or it ends too soon"),
      ("some words", 1, "this is no XML, or it ends too soon"),
      ("NIBArchive\u{1}\u{0}", 1, "this is a compiled nib"),
      ("bplist00", 1, "this is a compiled nib"),
      ("<document>\n\n<objects></document>", 3, "this is no XML, or it ends too soon"),
      (
        "<document><objects/></document>", 1,
        "a document of Interface Builder begins with <document type=…>"
      ),
      ("<svg/>", 1, "a document of Interface Builder begins with <document type=…>"),
      (
        "<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"8.00\"/>", 1,
        "this is a .xib of a time before Xcode 5"
      ),
      (
        "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\"/>", 1,
        "this is a storyboard"
      ),
      (
        "<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\" targetRuntime=\"MacOSX.Cocoa\"/>",
        1, "this is a .xib for MacOSX.Cocoa"
      ),
    ]
  )
  func refusals(_ text: String, _ line: Int, _ found: String) throws {
    let error = try require(refusal(text))
    expectEqual(error.line, line)
    expectEqual(error.found, found)
    expect(error.description.hasPrefix("Some.xib:\(line): \(found); "))
    expect(!error.remedy.isEmpty)
  }

  @Test("bytes that are no UTF-8 are refused, with their line")
  func encoding() {
    let bytes = Array(NibFixture.header.utf8) + [0xFF]
    let line = 1 + NibFixture.header.count { $0 == "\n" }
    #expect(
      throws: NibError(
        name: "Some",
        line: line,
        found: "this is no UTF-8",
        remedy: "save the file in Interface Builder"
      )
    ) { try NibWriter(bytes, name: "Some") }
  }

  @Test("elements in each other without end are refused")
  func depth() throws {
    let text =
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\">"
      + String(repeating: "<view>", count: 5_000)
    try expectEqual(require(refusal(text)).found, "elements lie more than 200 deep in each other")
  }

  @Test("any beginning of a file is refused, but for the whole", arguments: NibFixture.all)
  func truncation(name: String, text: String) {
    let bytes = Array(text.utf8)
    let end = text.utf8.count - 1
    for count in stride(from: 0, to: end, by: 7) {
      #expect(throws: NibError.self) { try NibWriter(Array(bytes.prefix(count)), name: name) }
    }
    #expect(throws: Never.self) { try NibWriter(Array(bytes.prefix(end)), name: name) }
  }

  @Test("a byte that was changed is read or refused, and nothing else", arguments: NibFixture.all)
  func noise(name: String, text: String) {
    var random = Seeded(state: 7)
    for _ in 0..<200 {
      var bytes = Array(text.utf8)
      bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(
        in: 0...255,
        using: &random
      )
      do throws(NibError) {
        let writer = try NibWriter(bytes, name: name)
        expect(writer.code.hasSuffix("  }\n}\n"))
      } catch {
        expect(error.line > 0)
      }
    }
  }

  @Test("each constraint of a file stands once in its code", arguments: NibFixture.all)
  func constraints(name: String, text: String) throws {
    let document = try NibReader.read(Array(text.utf8), name: name)
    let plan = NibPlan(document)
    let expected = document.family.filter { element in
      element.name == "constraint" && !element.isOn("placeholder")
        && !(element.id.map(plan.excluded.contains) ?? false)
    }
    let writer = try NibWriter(Array(text.utf8), name: name)
    let lines = writer.code.split(separator: "\n")
    let made = lines.filter { $0.contains(".constraint(") || $0.contains("NSLayoutConstraint(") }
    expectEqual(made.count, expected.count)
    let block = lines.drop { !$0.contains("NSLayoutConstraint.activate([") }.dropFirst()
      .prefix { $0.hasPrefix("      ") }
    expectEqual(block.count, expected.count)
    expectEqual(Set(block).count, block.count)
  }

  @Test("in any tree the variables have names of their own, and each is made before it is used")
  func randomTrees() throws {
    for seed in 0..<200 {
      var random = Seeded(state: UInt64(seed))
      var tree = RandomNib()
      let text = NibFixture.document(tree.view(depth: 0, using: &random))
      let writer = try NibWriter(Array(text.utf8), name: "Random")
      var declared: Set<String> = []
      for line in writer.code.split(separator: "\n").map({ $0.drop { $0 == " " } }) {
        let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
        if line.hasPrefix("let ") {
          expect(declared.insert(words[1]).inserted, "seed \(seed): \(line)")
        } else if line.contains(" = ") || line.contains(".addSubview(") {
          expect(declared.contains(words[0]), "seed \(seed): \(line)")
        }
      }
      expectEqual(declared.count, tree.count, "seed \(seed)")
      expect(writer.findings.isEmpty, "seed \(seed): \(writer.findings)")
    }
  }
}

/// Trees of views with labels and outlets that are alike.
private struct RandomNib {
  /// How many objects the tree has.
  var count = 0
  private var ids: [String] = []

  init() {}

  mutating func view(depth: Int, using random: inout Seeded) -> String {
    count += 1
    let id = "i\(count)"
    ids.append(id)
    let words = ["Title", "title label", "class", "Über", "view", "12", "owner", "Self", ""]
    let kinds = ["view", "stackView", "scrollView", "imageView", "switch"]
    let kind = depth == 0 ? "view" : kinds.randomElement(using: &random) ?? "view"
    let word = words.randomElement(using: &random) ?? ""
    let label = Bool.random(using: &random) ? " userLabel=\"\(word)\"" : ""
    let custom = depth == 0 ? " customClass=\"Root\"" : ""
    var text = "<\(kind) id=\"\(id)\"\(label)\(custom)><subviews>"
    if depth < 4 {
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        text += view(depth: depth + 1, using: &random)
      }
    }
    text += "</subviews>"
    guard depth == 0 else { return text + "</\(kind)>" }
    text += "<connections>"
    for id in ids where Bool.random(using: &random) {
      let property = words.prefix(5).randomElement(using: &random) ?? "title"
      text += "<outlet property=\"\(property)\" destination=\"\(id)\"/>"
    }
    return text + "</connections></view>"
  }
}

/// Numbers that are the same in each run.
private struct Seeded: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
