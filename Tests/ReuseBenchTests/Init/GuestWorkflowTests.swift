// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import ReuseBench

/// The workflow of a new package: `scripts/ci/compare.yml` with everything filled in that is known.
@Suite(.startsPrograms) struct GuestWorkflowTests {
  static let dependencies: [GuestDependency] = [
    .folder("/home/me/Reuse \"Bench\""), .folder("../ReuseBench"),
    .repository(address: "https://example.org/me/Reuse.git", .version("0.1.0")),
  ]

  private static func text(_ dependency: GuestDependency) -> String {
    let package = GuestPackage(name: "inbox", isScreen: false, dependency: dependency)
    return GuestWorkflow(package: package).text
  }

  /// Lines that say something, without comments.
  private static func lines(in text: String) -> [String] {
    text.split(separator: "\n").map(String.init)
      .filter { !$0.drop { $0 == " " }.hasPrefix("#") }
  }

  @Test("it is the project's own workflow, from where the package takes ReuseBench")
  func sameAsOurs() throws {
    for dependency in Self.dependencies {
      let ours = Self.lines(in: try WorkflowTests.text(of: "compare.yml"))
      var rest = Self.lines(in: Self.text(dependency))[...]
      for line in ours
      where !line.contains("PRODUCT: ") && !line.contains("/scripts/compare-commits") {
        let place = try require(rest.firstIndex(of: line), "\(line) is missing, or stands before")
        rest = rest[(place + 1)...]
      }
      expect(rest.isEmpty)
    }
    for dependency in Self.dependencies {
      let workplace = try Workplace()
      let text = Self.text(dependency)
      let blocks = WorkflowTests.blocks(in: text)
      expectEqual(blocks.count, text.components(separatedBy: "run: |").count - 1)
      for block in blocks {
        expect(!block.contains("${{"))
        let ending = try workplace.run("-n", of: "/bin/bash", input: block)
        expectEqual(ending.status, 0, "\(ending.account)")
      }
      expect(!text.contains(": write") && text.contains("persist-credentials: false"))
      for use in text.matches(of: /uses: (\S+)/) { expect(use.1.contains(/@[0-9a-f]{40}$/)) }
    }
    let places = Self.dependencies.map { Self.text($0) }
    expect(places[0].contains("\n          \"$REUSEBENCH_FOLDER/scripts/compare-commits\" \\\n"))
    expect(places[0].contains("\n  REUSEBENCH_FOLDER: \"/home/me/Reuse \\\"Bench\\\"\"\n"))
    expect(places[1].contains("\"$PACKAGE/$REUSEBENCH_FOLDER/scripts/compare-commits\""))
    expect(places[2].contains("\"$PACKAGE/.build/checkouts/Reuse/scripts/compare-commits\""))
    expect(!places[2].contains("REUSEBENCH"))
  }

  @Test("a folder that is not there is cloned, once its address is filled in")
  func clone() throws {
    let workplace = try Workplace()
    let block = try require(WorkflowTests.blocks(in: Self.text(.folder("../Reuse Bench"))).first)
    try workplace.write(Array(block.utf8), as: "script")
    let start = """
      mkdir -p origin package && cd origin && git init --quiet && echo 1 >Package.swift
      git add --all && git -c user.name=A -c user.email=a@example.org commit --quiet --message 1
      """
    try workplace.run(["-ec", start], of: "/bin/sh").exited(0)
    for (address, status) in [("", Int32(1)), (workplace.file("origin"), 0), ("gone", 0)] {
      let ending =
        try workplace.run(
          "--noprofile --norc -eo pipefail script",
          of: "/bin/bash",
          environment: [
            "PACKAGE": "package", "REUSEBENCH_FOLDER": "../Reuse Bench",
            "REUSEBENCH_ADDRESS": address, "REUSEBENCH_STATE": "HEAD",
          ]
        )
        .exited(status)
      expectEqual(ending.output.contains("::error::fill in REUSEBENCH_ADDRESS"), status == 1)
      let isThere = try workplace.names().contains("Reuse Bench")
      expectEqual(isThere, status == 0)
    }
  }
}
