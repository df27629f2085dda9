// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import ReuseBench

/// Where a new package takes ReuseBench from.
@Suite struct GuestDependencyTests {
  private static let commit = "0123456789abcdef0123456789abcdef01234567"

  @Test(
    "an address has a version behind its last @, and all else is a folder, seen from the package"
  )
  func addresses() throws {
    let web = "https://example.org/me/ReuseBench.git"
    let shell = "git@example.org:me/ReuseBench"
    let named = "ssh://git@example.org/ReuseBench.git"
    expectEqual(GuestDependency("\(web)@0.1.0"), .repository(address: web, .version("0.1.0")))
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
    for address in [
      "https://example.org/me/ReuseBench.git", "https://example.org/ReuseBench",
      "git@example.org:ReuseBench.git", "file:///here/ReuseBench",
    ] {
      expectEqual(GuestDependency.name(ofRepository: address), "ReuseBench", "\(address)")
    }
    for path in ["../r", "/a b/r", "r@1.0.0", "a:b"] as [String] {
      expectEqual(GuestDependency(path), .folder(path))
    }
    for (target, folder, way) in [
      ("/nowhere/a", "/nowhere/b/c", "../../a"), ("/nowhere/a/b", "/nowhere/a", "b"),
      ("/nowhere/a", "/nowhere/a", "."), ("/nowhere/a/../b", "/nowhere/c", "../b"),
      ("/x", "/nowhere", "../x"), ("/nowhere/ab", "/nowhere/a", "../ab"),
    ] as [(String, String, String)] {
      expectEqual(RealPath(target).way(from: RealPath(folder)), way)
    }
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
