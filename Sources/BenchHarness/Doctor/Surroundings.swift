// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Whether a hypervisor or a container stands between the process and the hardware.
struct Surroundings {
  /// Whether a hypervisor lies below.
  let isGuest: Bool
  /// Whether the process runs in a container.
  let isContainer: Bool

  /// Files that container engines leave at these paths, whatever they hold.
  private static let marks = ["/.dockerenv", "/run/.containerenv", "/run/systemd/container"]
  private static let engines = ["docker", "kubepods", "containerd", "lxc", "libpod"]

  /// Reads the surroundings; what cannot be read counts as absent.
  init(_ files: SystemFiles, isVirtualised: Reading<Bool>) {
    isGuest = isVirtualised.value ?? false
    let groups = files.text(at: "/proc/self/cgroup").value ?? ""
    isContainer =
      Self.marks.contains { files.text(at: $0).value != nil }
      || Self.engines.contains { groups.contains($0) }
  }

  /// Returns a command that changes the kernel's settings, with where it can be typed.
  func kernelSetting(_ command: String) -> Finding.Remedy {
    .command(command, advice: isContainer ? "a container may not: type it on the host" : nil)
  }

  /// Returns what to say of hardware that is hidden, such as `only the host sees temperatures`.
  func hidden(_ host: String, otherwise: String) -> Finding.Remedy {
    if isGuest { return .advice("nothing can be done inside a guest: \(host)") }
    if isContainer { return .advice("look outside the container: \(host)") }
    return .advice(otherwise)
  }
}
