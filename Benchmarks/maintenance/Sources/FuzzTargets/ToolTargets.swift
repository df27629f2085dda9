// SPDX-License-Identifier: Apache-2.0

@testable internal import BenchHarness
@testable internal import BenchResults
@testable internal import ReuseBench

/// The readers of what other tools write: stacks, which read the same once they are written.
enum ToolTargets {
  static func folded(_ bytes: [UInt8]) {
    do throws(ProfileError) {
      check(try FoldedStacks(text: String(decoding: bytes, as: UTF8.self)))
    } catch {
      demand(
        !"\(error)".unicodeScalars.contains(where: PrintableText.steers),
        "a refusal that steers a terminal: \(error)"
      )
    }
  }

  static func perf(_ bytes: [UInt8]) { check(FoldedStacks(PerfScript.stacks(bytes))) }

  static func callgrind(_ bytes: [UInt8]) {
    do throws(HarnessError) {
      check(FoldedStacks(try CallgrindStacks.read(String(decoding: bytes, as: UTF8.self))))
    } catch {
      guard case .callgrindOutput = error else { fatalError("another error: \(error)") }
    }
  }

  static func dhat(_ bytes: [UInt8]) {
    do throws(ToolFailure) {
      check(FoldedStacks(try DHATStacks.read(String(decoding: bytes, as: UTF8.self))))
    } catch {
      demand(!error.message.isEmpty, "a refusal without a word")
    }
  }

  /// A pattern in the first line, and a text in the rest.
  static func pattern(_ bytes: [UInt8]) {
    let parts = bytes.split(separator: 0x0A, maxSplits: 1, omittingEmptySubsequences: false)
    let text = String(decoding: parts.count > 1 ? parts[1].prefix(200) : [], as: UTF8.self)
    let pattern = String(decoding: parts[0], as: UTF8.self)
    do throws(PatternFault) {
      _ = try Pattern(pattern).matches(in: text)
    } catch {
      demand(
        (1...pattern.count + 1).contains(error.column),
        "a fault outside the pattern: \(error)"
      )
    }
  }

  /// Writes stacks and reads them again; a name may lose what separates names, and no more.
  private static func check(_ stacks: FoldedStacks) {
    guard !stacks.stacks.isEmpty else { return }
    do throws(ProfileError) {
      let again = try FoldedStacks(text: stacks.text)
      demand(again.total == stacks.total, "the weights are others")
      demand(again.text == stacks.text, "what was read is written as something else")
    } catch {
      fatalError("what was written is refused: \(error)")
    }
    demand(StackTree(stacks).total == stacks.total, "the tree has another total")
    _ = PhaseCost.all(of: stacks)
  }
}
