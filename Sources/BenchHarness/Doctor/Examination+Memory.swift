// SPDX-License-Identifier: Apache-2.0

import Foundation

extension Examination {
  /// The percentage of the last ten seconds from which on waits for memory disturb.
  private static let waitLimit = 1.0

  /// Memory on disk, of this process or of any.
  var swap: Finding {
    let path = "/proc/meminfo"
    if let own = files.bytes("VmSwap", at: Self.statusPath).value, own > 0 {
      let evidence = Finding.Evidence(Self.statusPath, "VmSwap \(Self.size(own))")
      return Finding(.swap, .disturbs, evidence: evidence, remedy: swappedIn)
    }
    let total = files.bytes("SwapTotal", at: path)
    let used = total.flatMap { total in files.bytes("SwapFree", at: path).map { total - $0 } }
    return Finding(.swap, used) { used in
      guard used >= 0 else {
        return Finding(.swap, .unavailable(reason: "\(path) has more free swap than swap"))
      }
      let evidence = Finding.Evidence(path, "\(Self.size(used)) in use")
      guard used > 0 else { return Finding(.swap, .good, evidence: evidence) }
      return Finding(.swap, .note, evidence: evidence, remedy: swappedIn)
    }
  }

  /// The kernel counts memory in KiB and calls them kB.
  private static func size(_ bytes: Int) -> String {
    bytes < 1 << 20 ? "\(bytes >> 10) KiB" : "\(bytes >> 20) MiB"
  }

  private var swappedIn: Finding.Remedy {
    surroundings.kernelSetting("sudo swapoff -a && sudo swapon -a")
  }

  /// The share of the last ten seconds in which something waited for memory.
  var memoryPressure: Finding {
    let path = "/proc/pressure/memory"
    let average = files.field("some", separator: " ", at: path)
      .compactMap(orUnavailable: "\(path) has no average over ten seconds") { text in
        text.split(separator: " ").first { $0.hasPrefix("avg10=") }
          .flatMap { Double($0.dropFirst(6)) }
          .flatMap { (0...100).contains($0) ? $0 : nil }
      }
    return Finding(.memoryPressure, average) { percent in
      Finding(
        .memoryPressure,
        Finding.Evidence(path, "some avg10=\(String(format: "%.2f", percent))"),
        isGood: percent < Self.waitLimit,
        remedy: .command("ps -eo pid,rss,args --sort=-rss | head")
      )
    }
  }

  var addressLayout: Finding {
    let path = "/proc/sys/kernel/randomize_va_space"
    let own = "/proc/self/personality"
    let addressesStay = 0x004_0000
    if let text = files.word(at: own).value, let bits = Int(text, radix: 16),
      bits & addressesStay != 0
    {
      return Finding(.addressLayout, .good, evidence: Finding.Evidence(own, "\(text), kept"))
    }
    return Finding(.addressLayout, files.integer(at: path)) { level in
      switch level {
      case 0: return Finding(.addressLayout, .good, evidence: Finding.Evidence(path, "0, kept"))
      case 1, 2:
        return Finding(
          .addressLayout,
          .note,
          evidence: Finding.Evidence(path, "\(level), drawn anew"),
          remedy: .command(
            "setarch -R reuse-bench run",
            advice: "'pair' needs none: it compares over many layouts"
          )
        )
      default:
        return Finding(.addressLayout, .unavailable(reason: "\(path) holds neither 0, 1 nor 2"))
      }
    }
  }

  var hugePages: Finding {
    let path = "/sys/kernel/mm/transparent_hugepage/enabled"
    let chosen = files.word(at: path)
      .compactMap(orUnavailable: "\(path) marks no choice") { text in
        text.split(separator: " ").first { $0.hasPrefix("[") && $0.hasSuffix("]") }
          .map { String($0.dropFirst().dropLast()) }
      }
    return Finding(.hugePages, chosen) { choice in
      Finding(
        .hugePages,
        Finding.Evidence(path, choice),
        isGood: choice != "always",
        remedy: surroundings.kernelSetting("echo madvise | sudo tee \(path)")
      )
    }
  }
}
