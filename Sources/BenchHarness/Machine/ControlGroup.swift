// SPDX-License-Identifier: Apache-2.0

/// The folders of the process's control group and of all groups above it, whose limits bind too.
struct ControlGroup: Equatable {
  enum Version: Equatable {
    /// One hierarchy for each controller.
    case one
    /// One hierarchy for all.
    case two
  }

  let version: Version
  /// The process's own group first, the root last.
  let folders: [String]

  static let path = "/proc/self/cgroup"

  /// Reads the group that governs processor time.
  static func read(_ files: SystemFiles) -> Reading<ControlGroup> {
    files.text(at: path)
      .compactMap(orUnavailable: "\(path) names no group for processor time") { text in
        var unified: ControlGroup?
        for line in text.split(whereSeparator: \.isNewline) {
          let parts = line.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
          guard parts.count == 3, parts[2].hasPrefix("/") else { continue }
          let group = String(parts[2])
          if parts[1].split(separator: ",").contains("cpu") {
            // A hierarchy that two controllers share is mounted under both names.
            let mounts = ["/sys/fs/cgroup/\(parts[1])", "/sys/fs/cgroup/cpu"]
            let mount = mounts.first { files.text(at: "\($0)/cpu.cfs_quota_us").value != nil }
            return ControlGroup(version: .one, mount: mount ?? mounts[0], group: group)
          }
          if parts[0] == "0", parts[1].isEmpty {
            unified = ControlGroup(version: .two, mount: "/sys/fs/cgroup", group: group)
          }
        }
        return unified
      }
  }

  private init(version: Version, mount: String, group: String) {
    self.version = version
    var names = group.split(separator: "/")
    var folders: [String] = []
    while !names.isEmpty {
      folders.append(mount + "/" + names.joined(separator: "/"))
      names.removeLast()
    }
    self.folders = folders + [mount]
  }

  struct Quota: Equatable {
    /// The time in processors; nil for no limit.
    let processors: Double?
    let path: String
    let text: String
  }

  /// Returns the tightest quota of the group and those above it.
  func quota(_ files: SystemFiles) -> Reading<Quota> {
    let name = version == .two ? "cpu.max" : "cpu.cfs_quota_us"
    var tightest: Quota?
    for folder in folders {
      let path = "\(folder)/\(name)"
      // The file exists only where the controller is active for the group.
      guard case .value(let text) = files.word(at: path) else { continue }
      let read = version == .two ? unified(text, path) : divided(text, path, folder, files)
      guard case .value(let quota) = read else { return read }
      let isTighter = (quota.processors ?? .infinity) < (tightest?.processors ?? .infinity)
      if tightest == nil || isTighter { tightest = quota }
    }
    let reason =
      folders.count == 1
      ? "\(folders[0])/\(name) cannot be read"
      : "\(name) cannot be read, neither in \(folders[0]) nor in a group above"
    return tightest.map(Reading.value) ?? .unavailable(reason: reason)
  }

  /// Reads `max 100000` or `150000 100000`: quota and period in µs.
  private func unified(_ text: String, _ path: String) -> Reading<Quota> {
    let words = text.split(separator: " ")
    guard words.count == 2, let period = Int(words[1]), period > 0 else {
      return .unavailable(reason: "\(path) holds no quota with a period")
    }
    if words[0] == "max" { return .value(Quota(processors: nil, path: path, text: text)) }
    guard let quota = Int(words[0]), quota > 0 else {
      return .unavailable(reason: "\(path) holds no quota with a period")
    }
    return .value(Quota(processors: Double(quota) / Double(period), path: path, text: text))
  }

  /// Reads the quota in µs, -1 for none; the period is in a file next to it.
  private func divided(
    _ text: String,
    _ path: String,
    _ folder: String,
    _ files: SystemFiles
  ) -> Reading<Quota> {
    guard let quota = Int(text), quota != 0 else {
      return .unavailable(reason: "\(path) holds no quota")
    }
    if quota < 0 { return .value(Quota(processors: nil, path: path, text: text)) }
    return files.integer(at: "\(folder)/cpu.cfs_period_us")
      .compactMap(orUnavailable: "\(folder)/cpu.cfs_period_us holds no period") { period in
        guard period > 0 else { return nil }
        let processors = Double(quota) / Double(period)
        return Quota(processors: processors, path: path, text: "\(text) of \(period)")
      }
  }

  /// Returns the most stops of the group or one above it, and their file.
  func throttling(_ files: SystemFiles) -> Reading<(path: String, value: Int)> {
    files.greatest("nr_throttled", at: folders.map { "\($0)/cpu.stat" }, in: 0...)
      .map(Reading.value)
      ?? .unavailable(reason: "\(folders[0])/cpu.stat has no count of stops (nr_throttled)")
  }
}
