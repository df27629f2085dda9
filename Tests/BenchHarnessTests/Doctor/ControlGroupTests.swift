// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import BenchHarness

/// Quotas and stops under both interfaces of the kernel, and under none.
@Suite struct ControlGroupTests {
  private static let unified = "/sys/fs/cgroup"
  private static let divided = "/sys/fs/cgroup/cpu,cpuacct"

  @Test func unifiedFoldersAndDividedFoldersAndLinkedMount() throws {
    // A group of its own under version 2, and the groups above it.
    let group = try require(
      ControlGroup.read(files(["/proc/self/cgroup": "0::/a.slice/b.scope\n"])).value
    )
    expectEqual(group.version, .two)
    expectEqual(
      group.folders,
      ["\(Self.unified)/a.slice/b.scope", "\(Self.unified)/a.slice", Self.unified]
    )
    // Version 1 decides where both are mounted; a shared mount is named for both controllers.
    do {
      let line = "5:memory:/x\n4:cpu,cpuacct:/job\n0::/\n"
      let group = try require(ControlGroup.read(files(["/proc/self/cgroup": line])).value)
      expectEqual(group.version, .one)
      expectEqual(group.folders, ["\(Self.divided)/job", Self.divided])
    }
    // A link named cpu is used where the shared mount has no quota.
    do {
      let texts = [
        "/proc/self/cgroup": "4:cpu,cpuacct:/\n", "/sys/fs/cgroup/cpu/cpu.cfs_quota_us": "-1\n",
      ]
      let group = try require(ControlGroup.read(files(texts)).value)
      expectEqual(group.folders, ["/sys/fs/cgroup/cpu"])
    }
  }

  @Test(
    "Without a group for processor time there is nothing to read",
    arguments: ["", "1:name=systemd:/\n", "garbage\n", "0:\n", "0::relative\n"]
  )
  func noGroup(_ text: String) {
    let patient = Patient(["/proc/self/cgroup": text])
    for subject in [Finding.Subject.quota, .throttling] {
      expectEqual(
        patient.finding(subject)?.says,
        "/proc/self/cgroup names no group for processor time"
      )
    }
  }

  /// The verdict by a quota: 0.5, 1 and 1.5 processors, none, and texts that are no quota.
  @Test(arguments: [
    ("max 100000\n", "good", "no limit (max 100000)"),
    ("50000 100000\n", "disturbs", "50000 100000"),
    ("100000 100000", "disturbs", "100000 100000"), ("150000 100000", "good", "150000 100000"),
    ("0 100000", "unavailable", "/sys/fs/cgroup/cpu.max holds no quota with a period"),
    ("50000 0", "unavailable", "/sys/fs/cgroup/cpu.max holds no quota with a period"),
    ("half 100000", "unavailable", "/sys/fs/cgroup/cpu.max holds no quota with a period"),
    ("50000", "unavailable", "/sys/fs/cgroup/cpu.max holds no quota with a period"),
  ])
  func unifiedQuota(_ text: String, _ verdict: String, _ says: String) {
    let finding = Patient(["\(Self.unified)/cpu.max": text]).finding(.quota)
    expectEqual(finding?.verdict.word, verdict)
    expectEqual(finding?.says, says)
  }

  @Test func quotaOfAGroupAboveAndQuotaOfAContainer() {
    // The tightest quota above binds, and it is the one that the command lifts.
    let finding = Patient([
      "/proc/self/cgroup": "0::/a/b/c\n", "\(Self.unified)/a/b/c/cpu.max": "max 100000\n",
      "\(Self.unified)/a/b/cpu.max": "90000 100000\n",
      "\(Self.unified)/a/cpu.max": "20000 100000\n",
      "\(Self.unified)/cpu.max": nil,
    ])
    .finding(.quota)
    expectEqual(finding?.verdict, .disturbs)
    expectEqual(finding?.evidence, Finding.Evidence("\(Self.unified)/a/cpu.max", "20000 100000"))
    expectEqual(finding?.remedy?.command, "echo max | sudo tee \(Self.unified)/a/cpu.max")
    // Inside a container the engine raises the quota.
    do {
      let finding = Patient(["\(Self.unified)/cpu.max": "50000 100000", "/.dockerenv": ""])
        .finding(.quota)
      expectEqual(finding?.remedy?.command, "docker update --cpus 2 CONTAINER")
    }
  }

  @Test(arguments: [
    ("-1\n", "100000\n", "good", "no limit (-1)"),
    ("50000\n", "100000\n", "disturbs", "50000 of 100000"),
    ("200000\n", "100000\n", "good", "200000 of 100000"),
    ("50000\n", "0\n", "unavailable", "\(divided)/job/cpu.cfs_period_us holds no period"),
    ("50000\n", nil, "unavailable", "\(divided)/job/cpu.cfs_period_us cannot be read"),
    ("some\n", "100000\n", "unavailable", "\(divided)/job/cpu.cfs_quota_us holds no quota"),
  ])
  func dividedQuota(_ quota: String, _ period: String?, _ verdict: String, _ says: String) {
    let finding = Patient([
      "/proc/self/cgroup": "4:cpu,cpuacct:/job\n", "\(Self.divided)/cpu.cfs_quota_us": "-1\n",
      "\(Self.divided)/job/cpu.cfs_quota_us": quota,
      "\(Self.divided)/job/cpu.cfs_period_us": period,
    ])
    .finding(.quota)
    expectEqual(finding?.verdict.word, verdict)
    expectEqual(finding?.says, says)
  }

  @Test func missingQuotaAndThrottling() {
    // A quota that no group shows is unavailable, with the name of the file.
    expectEqual(
      Patient(["\(Self.unified)/cpu.max": nil]).finding(.quota)?.says,
      "\(Self.unified)/cpu.max cannot be read"
    )
    expectEqual(
      Patient(["\(Self.unified)/cpu.max": nil, "/proc/self/cgroup": "0::/a\n"])
        .finding(.quota)?
        .says,
      "cpu.max cannot be read, neither in \(Self.unified)/a nor in a group above"
    )
    // Stops are counted in the group and in those above it.
    let stat = "\(Self.unified)/cpu.stat"
    expectEqual(Patient().finding(.throttling)?.verdict, .good)
    let stopped = Patient([
      "/proc/self/cgroup": "0::/a\n", "\(Self.unified)/a/cpu.stat": "nr_throttled 0\n",
      stat: "nr_periods 9\nnr_throttled 4\nthrottled_usec 77\n",
    ])
    .finding(.throttling)
    expectEqual(stopped?.verdict, .disturbs)
    expectEqual(stopped?.evidence, Finding.Evidence(stat, "nr_throttled 4"))
    for text in [nil, "usage_usec 1\n", "nr_throttled many\n", "nr_throttled -1\n"] {
      expectEqual(
        Patient([stat: text]).finding(.throttling)?.says,
        "\(stat) has no count of stops (nr_throttled)"
      )
    }
  }

  private func files(_ texts: [String: String]) -> SystemFiles {
    SystemFiles { path in
      texts[path].map(Reading.value) ?? .unavailable(reason: "\(path) cannot be read")
    }
  }
}
