// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import SourceAdoption

/// The command as a user meets it.
@Suite("Adopt tool") struct ToolTests {
  private let cell = "import UIKit\nclass C: UITableViewCell {\n  @IBOutlet var a: UILabel!\n}\n"

  @Test("the table says what was rewritten, what is missing, and where")
  func table() throws {
    let workplace = try Workplace()
    try workplace.write(
      cell + "let n: UISplitViewController? = nil, m: UISplitViewController? = nil\n",
      to: "app/C.swift"
    )
    try workplace.write("struct P {}\n", to: "app/Deep/P.swift")
    try workplace.write("no source", to: "app/.hidden/X.swift")
    let ending = Place.adopt(workplace.file("app"), "--into", workplace.file("out"))
    let expected = """
      C.swift
        rewritten   1 @IBOutlet
        missing     2 × type UISplitViewController: line 5
                    1 × outlet: no nib among these files sets it, so code has to: line 3
      Deep/P.swift
        rewritten   nothing

      2 files copied to \(workplace.file("out")), 1 of them rewritten; 'adopt:' marks each changed line.

      """
    expectEqual(ending, AdoptTool.Ending(status: 0, output: expected, error: ""))
    try expectEqual(workplace.names(in: "out"), [".adopted", "C.swift", "Deep", "Deep/P.swift"])
  }

  @Test(
    "a command line that says nothing that can be done ends with 64 and a way on",
    arguments: [
      (["a", "--inot", "b"], "did you mean --into?"),
      (["a", "--chekc", "--into", "b"], "did you mean --check?"),
      (["a", "--zzzzzzzzzz"], "there is no option --zzzzzzzzzz"), (["a"], "--into FOLDER"),
      (["--into", "b"], "name the files"), (["a", "--into"], "--into needs a value"),
      (["a", "--into", "b", "--into", "c"], "given twice"),
      (["a", "--into", "b", "--check=1"], "no value"),
      (["a", "--into", "b", "--check", "--swift", "7"], "takes 5 or 6"),
      (["a", "--into", "b", "--swift", "6"], "is for --check"),
    ]
  )
  func usage(words: [String], hint: String) {
    let ending = AdoptTool.run(words)
    expect(ending.status == 64 && ending.output.isEmpty)
    expect(ending.error.contains(hint) && ending.error.contains("--help"), "\(ending.error)")
  }

  @Test("help is printed and needs nothing else")
  func help() {
    let ending = AdoptTool.run(["--help"])
    expect(ending.status == 0 && ending.output.hasPrefix("usage: scripts/adopt"))
  }

  @Test("what is not there ends with 66: a folder, a file, Swift in a folder, a Swift file")
  func missing() throws {
    let workplace = try Workplace()
    try workplace.write("", to: "empty/readme.md")
    try workplace.write("", to: "file.txt")
    for name in ["nowhere", "nowhere.swift", "empty", "file.txt"] {
      let ending = Place.adopt(workplace.file(name), "--into", workplace.file("out"))
      expect(ending.status == 66 && ending.error.contains(name), "\(ending)")
    }
    try expectEqual(workplace.names(), ["empty", "empty/readme.md", "file.txt"])
  }

  @Test("a target that lies in the sources, or they in it, is refused, through links too")
  func apart() throws {
    let workplace = try Workplace()
    try workplace.write(cell, to: "app/Cells/C.swift")
    try FileManager.default.createSymbolicLink(
      atPath: workplace.file("link"),
      withDestinationPath: workplace.file("app")
    )
    let targets = ["app", "app/", "app/Cells/new", "app/../app/new", "link/new", "."]
    for target in targets {
      let ending = Place.adopt(workplace.file("app"), "--into", workplace.file(target))
      expect(ending.status == 64 && ending.error.contains("never changed"), "\(target): \(ending)")
    }
    let ending = Place.adopt(
      workplace.file("app/Cells/C.swift"),
      "--into",
      workplace.file("app/Cells")
    )
    expectEqual(ending.status, 64)
    try expectEqual(workplace.names(in: "app"), ["Cells", "Cells/C.swift"])
    try expectEqual(workplace.read("app/Cells/C.swift"), Array(cell.utf8))
  }

  @Test("a folder of somebody else's, or a file, is no target and ends with 73")
  func foreignTarget() throws {
    let workplace = try Workplace()
    try workplace.write(cell, to: "app/C.swift")
    try workplace.write("mine", to: "full/notes.txt")
    try workplace.write("mine", to: "marked/.adopted")
    try workplace.write("mine", to: "plain")
    for name in ["full", "marked", "plain", "plain/below"] {
      let ending = Place.adopt(workplace.file("app"), "--into", workplace.file(name))
      expect(ending.status == 73 && ending.error.contains(name), "\(ending)")
    }
    try expectEqual(workplace.read("full/notes.txt"), Array("mine".utf8))
  }

  @Test(
    "adopting again replaces copies, takes away those without original, and leaves the user's files"
  )
  func again() throws {
    let workplace = try Workplace()
    try workplace.write(cell, to: "app/C.swift")
    try workplace.write("struct Old {}\n", to: "app/Old.swift")
    expectEqual(Place.adopt(workplace.file("app"), "--into", workplace.file("out")).status, 0)
    try workplace.write("struct Stub {}\n", to: "out/Stub.swift")
    try FileManager.default.removeItem(atPath: workplace.file("app/Old.swift"))
    try workplace.write("struct New {}\n", to: "app/New.swift")
    expectEqual(Place.adopt(workplace.file("app"), "--into", workplace.file("out")).status, 0)
    try expectEqual(workplace.names(in: "out"), [".adopted", "C.swift", "New.swift", "Stub.swift"])
    // An original that would take the place of the user's own file.
    try workplace.write("struct Stub { let a = 1 }\n", to: "app/Stub.swift")
    let ending = Place.adopt(workplace.file("app"), "--into", workplace.file("out"), "--overwrite")
    expectEqual(ending.status, 73)
    try expectEqual(workplace.read("out/Stub.swift"), Array("struct Stub {}\n".utf8))
  }

  @Test("a copy that was changed by hand is replaced only if it is said so")
  func changedCopy() throws {
    let workplace = try Workplace()
    try workplace.write(cell, to: "app/C.swift")
    expectEqual(Place.adopt(workplace.file("app"), "--into", workplace.file("out")).status, 0)
    let copy = try workplace.read("out/C.swift")
    try workplace.write("// by hand\n", to: "out/C.swift")
    let refused = Place.adopt(workplace.file("app"), "--into", workplace.file("out"))
    expect(refused.status == 73 && refused.error.contains("--overwrite"))
    try expectEqual(workplace.read("out/C.swift"), Array("// by hand\n".utf8))
    expectEqual(
      Place.adopt(workplace.file("app"), "--into", workplace.file("out"), "--overwrite").status,
      0
    )
    try expectEqual(workplace.read("out/C.swift"), copy)
  }

  @Test("a file that is no UTF-8 is named with its byte, the others are copied, and the end is 65")
  func badBytes() throws {
    let workplace = try Workplace()
    try workplace.write(Array("// é".utf8) + [0xFF, 0x0A], to: "app/Bad.swift")
    try workplace.write(cell, to: "app/C.swift")
    let ending = Place.adopt(workplace.file("app"), "--into", workplace.file("out"))
    expectEqual(ending.status, 65)
    expect(
      ending.output.contains("Bad.swift\n  not copied  byte 6 is no UTF-8\n"),
      "\(ending.output)"
    )
    try expectEqual(workplace.names(in: "out"), [".adopted", "C.swift"])
  }

  @Test(
    "several folders keep their names; two files of one name are refused, as one module takes one"
  )
  func severalSources() throws {
    let workplace = try Workplace()
    for name in ["a/C.swift", "b/D.swift", "c/C.swift"] {
      try workplace.write("let x = 1\n", to: name)
    }
    let both = Place.adopt(
      workplace.file("a"),
      workplace.file("b/"),
      "--into",
      workplace.file("out")
    )
    expectEqual(both.status, 0)
    try expectEqual(workplace.names(in: "out"), [".adopted", "a", "a/C.swift", "b", "b/D.swift"])
    let files = Place.adopt(
      workplace.file("a/C.swift"),
      workplace.file("c/C.swift"),
      "--into",
      workplace.file("other")
    )
    expect(files.status == 64 && files.error.contains("C.swift have one name"))
  }

  @Test("--has keeps the import of a module that the user's package has")
  func ownModules() throws {
    let workplace = try Workplace()
    try workplace.write("import Models\nimport Views\n", to: "app/C.swift")
    let ending = Place.adopt(
      workplace.file("app"),
      "--into",
      workplace.file("out"),
      "--has",
      "Models"
    )
    expectEqual(ending.status, 0)
    let copy = String(decoding: try workplace.read("out/C.swift"), as: UTF8.self)
    expectEqual(copy, "import Models\n/* adopt: import Views dropped */\n")
  }

  @Test("--check names the lines of copies and of files that the user put beside them")
  func check() throws {
    let workplace = try Workplace()
    try workplace.write(
      "import UIKit\n@MainActor let a = UIView()\n@MainActor let b = Stub()\n",
      to: "app/C.swift"
    )
    try workplace.write("import UIKit\nclass D: UINowhere {}\n", to: "app/D.swift")
    expectEqual(Place.adopt(workplace.file("app"), "--into", workplace.file("out")).status, 0)
    try workplace.write("struct Stub { let a: Nowhere }\n", to: "out/Own/Stub.swift")
    let ending = Place.adopt(workplace.file("app/"), "--into", workplace.file("out/"), "--check")
    expectEqual(ending.status, 65)
    let stops = """
      C.swift
        rewritten   nothing
        stops       nothing
      D.swift
        rewritten   nothing
        missing     1 × type UINowhere: line 2
        stops       1 × cannot find type 'UINowhere' in scope: line 2
      Own/Stub.swift
        rewritten   not by this tool
        stops       1 × cannot find type 'Nowhere' in scope: line 1

      """
    expect(ending.output.hasPrefix(stops), "\(ending.output)")
    expect(
      ending.output.contains("\n2 files copied to \(workplace.file("out/")), 0 of them rewritten")
    )
    try FileManager.default.removeItem(atPath: workplace.file("out/Own"))
    try workplace.write("struct Stub {}\nclass UINowhere {}\n", to: "out/Stub.swift")
    let whole = Place.adopt(workplace.file("app"), "--into", workplace.file("out"), "--check")
    expect(
      whole.status == 0 && whole.output.hasSuffix("Nothing stops the compiler.\n"),
      "\(whole)"
    )
  }

  @Test("the compiler's lines are read by file, each message of a line once")
  func compilerLines() {
    let output = """
      /a b/C.swift:12:5: error: cannot find 'X' in scope
        X()
      /a b/C.swift:12:9: error: cannot find 'X' in scope
      /a b/C.swift:3:9: error: no: such thing
      /a b/C.swift:4:9: warning: unused
      <unknown>:0: error: fatal
      """
    expectEqual(
      CompilerCheck.findings(in: output),
      [
        "/a b/C.swift": [
          Finding(line: 3, message: "no: such thing"),
          Finding(line: 12, message: "cannot find 'X' in scope"),
        ]
      ]
    )
  }

  @Test(
    "a name of Apple's is missing where nothing declares it and it is no label, member or text",
    arguments: [
      ("let a = UINib()", ["type UINib"]), ("let a: UIView", []), ("a.UINib", []),
      ("f(UINib: 1)", []),
      ("// UINib", []), ("class UIMine {}; let a = UIMine()", []), ("let UIX = 1", []),
      ("typealias UIMine = Int; let a: UIMine", []),
      ("let a: NSManagedObject", []),
      ("import Combine\nlet a: AnyCancellable", []),
      (
        "import CoreData\nlet a: NSManagedObject",
        ["Core Data: NSManagedObject", "module CoreData"]
      ),
      ("import SwiftUI\nstruct A { @State var b = State.on }", ["SwiftUI: @State"]),
      ("a.setValue(1, forKey: \"b\")", ["key-value coding (forKey:)"]),
      ("d.removeObject(forKey: \"b\")", []),
      ("d.value(forKeyPath: \"b\")", ["key-value coding (forKeyPath:)"]),
    ]
  )
  func missingNames(text: String, expected: [String]) {
    expectEqual(adoption([text]).files[0].findings.map(\.message).sorted(), expected)
  }
}
