// SPDX-License-Identifier: Apache-2.0

extension Examination {
  /// Whether the optimiser ran over this tool.
  var build: Finding {
    guard probes.isDebugBuild else {
      return Finding(.build, .good, evidence: Finding.Evidence("this program", "release build"))
    }
    return Finding(
      .build,
      .disturbs,
      evidence: Finding.Evidence("this program", "debug build"),
      remedy: .command("swift build -c release")
    )
  }

  /// Whether the runtime of a sanitizer is part of this process.
  var sanitizers: Finding {
    let source = "symbols of this process"
    let names = probes.sanitizers()
    guard !names.isEmpty else {
      return Finding(.sanitizers, .good, evidence: Finding.Evidence(source, "none"))
    }
    return Finding(
      .sanitizers,
      .disturbs,
      evidence: Finding.Evidence(source, names.joined(separator: ", ") + " sanitizer"),
      remedy: .command("swift build -c release", advice: "build without --sanitize")
    )
  }
}
