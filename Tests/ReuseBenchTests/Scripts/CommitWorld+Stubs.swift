// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

extension CommitWorld {
  /// A `swift` that writes down what it is to build, and builds by copying.
  ///
  /// It fails where the subject has a file `fails`, whose text it prints, and where the instrument
  /// has a file `needs` and the subject none that `gives`.
  static let swift = #"""
    case "$1" in
      --version) echo 'Swift version 0 (a stub)'; exit ;;
    esac
    package=$3
    case "$*" in
      *dump-package)
        [ -e "$package/neighbour" ] || { echo '{ "dependencies" : [ ] }'; exit; }
        printf '{\n  "dependencies" : [\n    {\n      "fileSystem" : [\n        {\n'
        printf '          "identity" : "neighbour",\n          "path" : "%s",\n' \
          "$(realpath -ms "$package/$(cat "$package/neighbour")" | sed 's,/,\\/,g')"
        printf '          "traits" : [ ]\n        }\n      ]\n    }\n  ]\n}\n'
        exit ;;
      *--show-bin-path) echo "$package/.build/out"; exit ;;
      *--scratch-path*)
        # A build that can be linked anew: an object, its list, and the command that links it.
        scratch=$5
        product=$9
        out=$scratch/x-triple/release
        mkdir -p "$out" && ln -sfn "$out" "$scratch/release"
        mkdir -p "$out/$product.product" "$out/Cells.build"
        cat "$package/Sources/BenchCells/Cells/Card.swift" >"$out/Cells.build/Card.o"
        echo "$out/Cells.build/Card.o" >"$out/$product.product/Objects.LinkFileList"
        escaped=$(printf '%s' "$WORLD/bin/link" | sed 's/\\/\\\\/g; s/"/\\"/g')
        cp "$WORLD/product" "$out/$product"
        printf '  "C.%s-x-triple-release.exe":\n    args: ["%s","-o","x","@list","-g","a \\"b\\""]\n' \
          "$product" "$escaped" >"$scratch/release.yaml"
        set -- build --package-path "$package" -c release --product "$product" ;;
    esac
    role=${package#*/trees/in/here/}
    role=${role%%/*}
    echo "$role $6" >>"$WORLD/builds"
    echo $$ >>"$WORLD/processes"
    (cd "$package" && find . -type f ! -name .git | LC_ALL=C sort | while IFS= read -r file; do
      printf '%s\t%s\n' "${file#./}" "$(cat "$file")"
    done) >"$WORLD/tree-$role"
    [ ! -e "$package/neighbour" ] || cat "$package/$(cat "$package/neighbour")/mark" \
      >"$WORLD/neighbour-$role" || exit 1
    [ -z "$BUILD_SLEEP" ] || sleep "$BUILD_SLEEP"
    if [ -e "$package/Sources/HeadlessUIKit/fails" ]; then
      cat "$package/Sources/HeadlessUIKit/fails"
      exit 1
    fi
    if [ -e "$package/Sources/BenchHarness/needs" ] \
      && [ ! -e "$package/Sources/HeadlessUIKit/gives" ]; then
      echo 'error: cannot find what the harness needs'
      exit 1
    fi
    mkdir -p "$package/.build/out"
    cp "$WORLD/product" "$package/.build/out/$7"
    [ -z "$RESOLVES" ] || [ -e "$package/Package.resolved" ] \
      || echo "by $role" >"$package/Package.resolved"
    """#

  /// A linker that writes down its words and copies the product; it fails as the test wants it.
  static let link = #"""
    printf '%s\n' "$*" >>"$WORLD/links"
    echo $$ >>"$WORLD/processes"
    [ -z "$LINK_SLEEP" ] || sleep "$LINK_SLEEP"
    [ -z "$LINK_FAULT" ] || { echo "ld.lld: error: $LINK_FAULT"; exit 1; }
    while [ $# -gt 0 ]; do
      [ "$1" != -o ] || cp "$WORLD/product" "$2"
      shift
    done
    """#

  /// What stands for the executable: `pair` writes its words down, and ends as the test wants it.
  static let product = #"""
    if [ "$2" = --help ]; then
      [ -z "$IS_OLD" ] || exit 0
      printf '%s\n' '  --markdown FILE    a page' '  --instrument WORD  same or differs' \
        '  --base-name NAME   its commit' "$KNOWN"
      exit
    fi
    echo $$ >>"$WORLD/processes"
    for word; do printf '%s\n' "$word"; done >"$WORLD/arguments"
    [ -z "$PAIR_SLEEP" ] || sleep "$PAIR_SLEEP"
    echo 'the table'
    [ -z "$PAIR_SIGNAL" ] || kill -s "$PAIR_SIGNAL" $$
    exit "${PAIR_STATUS-0}"
    """#

  /// The lines that a stub wrote down, or none.
  func lines(of name: String) throws -> [String] {
    guard FileManager.default.fileExists(atPath: workplace.file(name)) else { return [] }
    return String(decoding: try workplace.bytes(of: name), as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }

  /// The files of the tree that was built as base or head, with their texts.
  func tree(_ role: String) throws -> [String: String] {
    try lines(of: "tree-\(role)")
      .reduce(into: [:]) { files, line in
        let parts = line.split(separator: "\t", maxSplits: 1).map(String.init)
        if parts.count == 2 { files[parts[0]] = parts[1] }
      }
  }

  /// The words of `pair`, without the paths and names of the builds.
  func pairWords() throws -> [String] {
    var words = try lines(of: "arguments")
    for option in ["--head", "--base"] {
      if let place = words.firstIndex(of: option), place + 1 < words.count {
        expect(words[place + 1].hasSuffix("/products/\(option.dropFirst(2))/reuse-bench"))
        words.removeSubrange(place...place + 1)
      }
      if let place = words.firstIndex(of: option + "-name"), place + 1 < words.count {
        expect(words[place + 1].hasSuffix(" a $(touch pwned) `change`"))
        words.removeSubrange(place...place + 1)
      }
    }
    return words
  }

  /// Expects that nothing is left: no worktree, no folder of a call, no process, nothing run.
  func expectTidy(_ comment: Comment? = nil) throws {
    try expectEqual(git("worktree", "list").split(separator: "\n").count, 1, comment)
    try expect(git("worktree", "prune", "--dry-run").isEmpty, comment)
    let store = repository + "/.build/compare-commits"
    let manager = FileManager.default
    let names =
      manager.fileExists(atPath: store) ? try manager.contentsOfDirectory(atPath: store) : []
    expect(!names.contains { $0.hasPrefix("run.") }, comment)
    for line in try lines(of: "processes") {
      let process = try require(pid_t(line))
      expect(kill(process, 0) != 0 || Self.isZombie(process), comment)
    }
    for folder in [workplace.path, repository] {
      expect(!manager.fileExists(atPath: folder + "/pwned"), comment)
    }
  }

  /// Whether a process has ended and waits for nobody but its parent.
  private static func isZombie(_ process: pid_t) -> Bool {
    let state = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
    return state?.contains(") Z ") ?? true
  }
}
