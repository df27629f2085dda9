// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

/// How `scripts/cluster/gnu-parallel` ends, by the codes of its parts and of the merge.
@Suite struct ParallelEndingTests {
  /// A stand-in for the executable: each part ends with its code of `CODES`, and writes no document
  /// from 64 on; what it was given is kept.
  private static let stub = """
    verb=$1
    shift
    if [ "$verb" = merge ]; then
      printf '%s\\n' "$*" >merge-words
      while [ "$1" != -- ]; do shift; done
      set -- "$@" $CODES
      [ $(($# - 1)) -eq $((2 * $(echo $CODES | wc -w))) ] || exit 4
      echo joined >parts/merged.json
      exit "$MERGE"
    fi
    part=${2%%/*}
    file=${3#--output=}
    shift 3
    printf '%s\\n' "$*" >"part-words-$part"
    set -- $CODES
    shift $((part - 1))
    if [ "$1" -lt 64 ]; then echo "$part" >"$file"; fi
    exit "$1"
    """

  /// The codes of the parts and of the merge, and the code that has to come out of them.
  static let endings: [(parts: String, merge: Int, status: Int32)] = [
    ("0 0", 0, 0), ("0 3", 0, 3), ("4 3", 0, 3), ("4 0", 0, 4), ("4 4", 0, 4), ("0 0", 3, 3),
    ("5 5", 0, 5), ("0 1", 0, 1),
    // A part is missing: the merge says so, unless all parts say one thing.
    ("64 64", 0, 64), ("0 74", 0, 4), ("65 66", 0, 66), ("255 255", 0, 69),
  ]

  @Test(arguments: endings)
  func theGravestCodeComesOut(_ ending: (parts: String, merge: Int, status: Int32)) throws {
    let workplace = try Workplace()
    let stub = try workplace.writeScript(Self.stub, as: "stub")
    try FileManager.default.createDirectory(
      atPath: workplace.file("parts"),
      withIntermediateDirectories: false
    )
    for old in ["merged.json", "shard-1-of-2.json", "shard-2-of-2.json"] {
      try workplace.write(Array("old".utf8), as: "parts/" + old)
    }
    let found = try ShardTests.script(
      "gnu-parallel",
      ["2", "parts", "--filter", "a {1} b", "--markdown", "a page.md", "--quiet"],
      in: workplace,
      environment: ["REUSE_BENCH": stub, "CODES": ending.parts, "MERGE": "\(ending.merge)"]
    )
    guard !found.error.contains("GNU parallel is missing") else { return }
    expectEqual(found.status, ending.status, "\(found.account)")
    let words = String(decoding: try workplace.bytes(of: "part-words-2"), as: UTF8.self)
    expectEqual(words, "--filter a {1} b --quiet\n")
    let isJoined = FileManager.default.fileExists(atPath: workplace.file("parts/merged.json"))
    expectEqual(isJoined, ending.parts.split(separator: " ").allSatisfy { $0.count == 1 })
    if isJoined {
      try expectEqual(workplace.bytes(of: "parts/merged.json"), Data("joined\n".utf8))
      let merging = String(decoding: try workplace.bytes(of: "merge-words"), as: UTF8.self)
      expect(merging.hasPrefix("--output=parts/merged.json --markdown a page.md -- "))
    }
  }
}
