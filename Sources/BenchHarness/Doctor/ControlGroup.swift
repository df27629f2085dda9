// SPDX-License-Identifier: Apache-2.0

/// The folders of the control group that the process belongs to and of all groups above it.
///
/// A limit of a group above binds as much as one of its own.
struct ControlGroup: Equatable {
  /// The two interfaces of the kernel.
  enum Version: Equatable {
    /// One hierarchy for each controller.
    case one
    /// One hierarchy for all.
    case two
  }

  /// The interface that governs processor time.
  let version: Version
  /// The folders, the process's own group first and the root last.
  let folders: [String]

  /// The file that says to which groups the process belongs.
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
            // Where two controllers share a hierarchy the mount is named for both.
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
}
