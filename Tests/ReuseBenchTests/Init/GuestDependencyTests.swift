// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import ReuseBench
@testable import ToolUnderTest

/// Where a new package takes ReuseBench from.
@Suite struct GuestDependencyTests {
  private static let commit = "0123456789abcdef0123456789abcdef01234567"

  @Test("an address has a version or a whole commit behind its last @")
  func addresses() {
    let web = "https://example.org/me/ReuseBench.git"
    let shell = "git@example.org:me/ReuseBench"
    let named = "ssh://git@example.org/ReuseBench.git"
    expectEqual(
      GuestDependency("\(web)@0.1.0"),
      .repository(address: web, .version("0.1.0"))
    )
    expectEqual(
      GuestDependency("\(web)@1.2.3-beta.1"),
      .repository(address: web, .version("1.2.3-beta.1"))
    )
    expectEqual(
      GuestDependency("\(shell)@\(Self.commit)"),
      .repository(address: shell, .revision(Self.commit))
    )
    expectEqual(GuestDependency("\(named)@0.1.0"), .repository(address: named, .version("0.1.0")))
    for address in [web, shell, named, "\(web)@", "\(web)@main", "\(web)@1.2", "\(web)@01234567"] {
      expect(GuestDependency(address) == nil, "\(address)")
    }
  }

  @Test("the package manager calls a repository by the last part of its address")
  func names() {
    for address in [
      "https://example.org/me/ReuseBench.git", "https://example.org/ReuseBench",
      "git@example.org:ReuseBench.git", "file:///here/ReuseBench",
    ] {
      expectEqual(GuestDependency.name(ofRepository: address), "ReuseBench", "\(address)")
    }
  }

  @Test(
    "all else is a folder, also where it has an @",
    arguments: ["../r", "/a b/r", "r@1.0.0", "a:b"]
  )
  func folders(_ path: String) {
    expectEqual(GuestDependency(path), .folder(path))
  }

  /// The expected ways are written down as `realpath --relative-to` prints them.
  @Test(
    "a relative folder is seen from the package",
    arguments: [
      ("/nowhere/a", "/nowhere/b/c", "../../a"), ("/nowhere/a/b", "/nowhere/a", "b"),
      ("/nowhere/a", "/nowhere/a", "."), ("/nowhere/a/../b", "/nowhere/c", "../b"),
      ("/x", "/nowhere", "../x"), ("/nowhere/ab", "/nowhere/a", "../ab"),
    ]
  )
  func ways(_ target: String, _ folder: String, _ way: String) {
    expectEqual(RealPath(target).way(from: RealPath(folder)), way)
  }

  @Test("a way leads through no link")
  func links() throws {
    let workplace = try Workplace()
    let files = FileManager.default
    for name in ["deep/er/packages", "reuse"] {
      try files.createDirectory(atPath: workplace.file(name), withIntermediateDirectories: true)
    }
    try files.createSymbolicLink(
      atPath: workplace.file("link"),
      withDestinationPath: "deep/er/packages"
    )
    let way = RealPath(workplace.file("reuse")).way(from: RealPath(workplace.file("link/new")))
    expectEqual(way, "../../../../reuse")
  }
}
