// SPDX-License-Identifier: Apache-2.0

import Testing

extension Workplace {
  /// Makes a library of C, to be loaded before all others as `LD_PRELOAD`, and returns its path.
  ///
  /// - Throws: what running the compiler throws, and where it fails.
  func makeLibrary(_ source: String, _ name: String) throws -> String {
    try write(Array(source.utf8), as: name + ".c")
    // The preloading list is cut at spaces, so the path is a relative one.
    let ending = try ToolProcess.run(
      ["clang", "-shared", "-fPIC", "-o", "\(name).so", "\(name).c"],
      of: "/usr/bin/env",
      in: self
    )
    try #require(ending.status == 0, "\(ending.account)")
    return "./\(name).so"
  }
}
