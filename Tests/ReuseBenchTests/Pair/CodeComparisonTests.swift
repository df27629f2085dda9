// SPDX-License-Identifier: Apache-2.0

import BenchHarness
import BenchResults
import BenchStatistics
import Foundation
import TestSupport
import Testing

@testable import ReuseBench

/// Objects that the toolchain's C compiler made, compared as builds are.
@Suite("Machine code is compared by what it does and refers to", .startsPrograms)
struct CodeComparisonTests {
  /// A function that calls another object's, a private one that calls itself by way of a second, a
  /// constant and a text.
  private static let source = """
    extern int other(int);
    static const int table[4] = {3, 1, 4, 1};
    static int down(int), up(int);
    static __attribute__((noinline)) int up(int n) { return n > 100 ? n : down(n * 2) + 1; }
    static __attribute__((noinline)) int down(int n) { return n < 3 ? table[n & 3] : up(n - 7) * 3; }
    const char *name(void) { return "name"; }
    int first(int n) { return other(n) + down(n); }
    """

  private static let second = "int other(int n) { return n ^ 5; }\n"

  /// Compiles sources into a folder of objects, a module each.
  private static func objects(
    _ sources: [String: String],
    as name: String,
    in workplace: borrowing Workplace
  ) throws -> String {
    for (module, source) in sources {
      let folder = workplace.file("\(name)/\(module)")
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try workplace.write(Array(source.utf8), as: "\(name)/\(module)/a.c")
      let ending = try workplace.run(
        [
          "-c",
          #"$(dirname "$(realpath "$(command -v swiftc)")")/clang -O2 -g -fPIC -ffunction-sections"#
            + #" -c "$1" -o "$2""#, "sh", folder + "/a.c", folder + "/a.o",
        ],
        of: "/bin/sh"
      )
      try require(ending.status == 0, "\(ending.account)")
    }
    return workplace.file(name)
  }

  private static func compare(
    _ base: [String: String],
    _ head: [String: String]
  ) throws -> PairDocument.Code {
    let workplace = try Workplace()
    let one = try objects(base, as: "base", in: workplace)
    let other = try objects(head, as: "head", in: workplace)
    return try CodeComparison.compare(base: one, head: other)
  }

  private static let whole = ["Cells": source, "Engine": second]

  @Test("what runs otherwise differs, and nothing else")
  func inert() throws {
    let lines = Self.source.split(separator: "\n").map(String.init)
    let variants = [
      "comment": "// Nothing.\n\n" + Self.source,
      "order": (lines.prefix(3) + [lines[4], lines[6], lines[3], lines[5]]).joined(separator: "\n"),
      "names": Self.source.replacing("table", with: "values").replacing("up(", with: "rise("),
    ]
    for (name, text) in variants {
      let code = try Self.compare(Self.whole, ["Cells": text, "Engine": Self.second])
      expectEqual(code, PairDocument.Code(isIdentical: true), "\(name)")
    }
    do {
      let variants = [
        "constant": Self.source.replacing("4, 1}", with: "4, 2}"),
        "text": Self.source.replacing("\"name\"", with: "\"nome\""),
        "callee": Self.source.replacing("other(n)", with: "another(n)")
          .replacing("other(int)", with: "another(int)"),
        // Two calls away from what others see.
        "instruction": Self.source.replacing("n * 2", with: "n * 6"),
      ]
      for (name, text) in variants {
        let code = try Self.compare(Self.whole, ["Cells": text, "Engine": Self.second])
        expectEqual(
          code,
          PairDocument.Code(isIdentical: false, differingModules: ["Cells"]),
          "\(name)"
        )
      }
      let both = try Self.compare(
        Self.whole,
        [
          "Cells": Self.source.replacing("100", with: "101"),
          "Engine": "int other(int n) { return n; }",
        ]
      )
      expectEqual(both.differingModules, ["Cells", "Engine"])
    }
    let hidden = "__attribute__((visibility(\"hidden\"))) "
    let more = Self.source + "\n\(hidden)int unused(int n) { return n * 17 - first(n); }\n"
    for (one, other) in [(Self.source, more), (more, Self.source)] {
      let code = try Self.compare(
        ["Cells": one, "Engine": Self.second],
        ["Cells": other, "Engine": Self.second]
      )
      expectEqual(code, PairDocument.Code(isIdentical: true, uncalledSectionCount: 1))
    }
    let called = more.replacing("return other(n) +", with: "return unused(n) +")
      .replacing("extern int", with: "\(hidden)int unused(int); extern int")
    try expect(!Self.compare(["Cells": more], ["Cells": called]).isIdentical)
    // A library that the program is linked with calls it by its name.
    let malloc = Self.source + "\nvoid *malloc(unsigned long size) { return (void *)size; }\n"
    try expect(!Self.compare(["Cells": Self.source], ["Cells": malloc]).isIdentical)
    // What both refer to and only one defines is no function that nothing calls.
    let undefined = ["Cells": Self.source]
    try expect(!Self.compare(undefined, Self.whole).isIdentical)
    let slow = "__attribute__((weak)) int f(int n) { return n * n * n; }\n"
    let fast = "int f(int n) { return n + 1; }\n"
    let weakFast = "__attribute__((weak)) \(fast)"
    let use = "int f(int); int g(int n) { return f(n) - 3; }\n"
    let strong = slow.replacing("__attribute__((weak)) ", with: "")
    try expect(
      !Self.compare(["A": slow, "B": fast, "C": use], ["A": strong, "B": weakFast, "C": use])
        .isIdentical
    )
    // The first of two weak ones is linked.
    try expect(
      !Self.compare(["A": slow, "B": weakFast, "C": use], ["A": weakFast, "B": slow, "C": use])
        .isIdentical
    )
    let start =
      "static volatile int count; __attribute__((constructor)) static void start(void) { count++; }\n"
    let twice = try Self.compare(["A": start, "B": use], ["A": start, "B": use, "C": start])
    expect(!twice.isIdentical)
    let fixed = "__asm__(\".globl limit; .set limit, 7\");\n" + use
    try expect(
      !Self.compare(["A": fixed], ["A": fixed.replacing("limit, 7", with: "limit, 9")])
        .isIdentical
    )
  }

  @Test("what is no object is refused, however it is damaged")
  func refused() throws {
    let workplace = try Workplace()
    let good = try Self.objects(Self.whole, as: "good", in: workplace)
    let bytes = [UInt8](try workplace.bytes(of: "good/Cells/a.o"))
    var stripped = bytes
    // The place of the table of sections.
    for place in 40..<48 { stripped[place] = 0 }
    var linked = bytes
    linked[16] = 3
    var big = bytes
    big[5] = 2
    var far = bytes
    for place in 40..<48 { far[place] = 0xFF }
    let faults: [(bytes: [UInt8], sentence: String)] = [
      (Array("rubbish".utf8), "is no ELF object"), ([], "is no ELF object"),
      (stripped, "has no table of sections; it may be stripped or cut off"),
      (linked, "is linked already; its objects are wanted"), (big, "little end first"),
      (far, "has no table of sections"),
      (Array(bytes.prefix(bytes.count / 2)), "cut off"),
    ]
    for (bytes, sentence) in faults {
      try workplace.write(bytes, as: "good/Cells/b.o")
      let fault = #expect(throws: ToolFailure.self) {
        try CodeComparison.compare(base: good, head: good)
      }
      expectEqual(fault?.exit, .badData)
      let message = fault?.message ?? ""
      expect(message.contains("Cells/b.o: ") && message.contains(sentence), "\(message)")
    }
    for seed in 0..<8 as Range<UInt64> {
      let workplace = try Workplace()
      _ = try Self.objects(["Cells": Self.source], as: "good", in: workplace)
      let bytes = [UInt8](try workplace.bytes(of: "good/Cells/a.o"))
      var generator = SplitMix64(seed: seed)
      for _ in 0..<400 {
        var changed = bytes
        for _ in 0..<Int.random(in: 1...4, using: &generator) {
          let place = Int.random(in: 0..<changed.count, using: &generator)
          changed[place] = UInt8.random(in: 0...255, using: &generator)
        }
        if Bool.random(using: &generator) {
          changed.removeLast(Int.random(in: 0..<changed.count, using: &generator))
        }
        // Read or refused, never stopped.
        do throws(ObjectFile.Fault) {
          var graph = CodeGraph()
          graph.add(try ObjectFile(changed), of: "Cells")
          _ = graph.refined()
        } catch {
          expect(!error.reason.isEmpty)
        }
      }
    }
  }
}
