// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The command by which this distribution installs a package.
struct PackageInstaller {
  private let families: [String]
  private let kernel: String?

  /// Reads the distribution and those that it derives from.
  init(_ files: SystemFiles) {
    let path = "/etc/os-release"
    families = ["ID", "ID_LIKE"]
      .compactMap { files.field($0, separator: "=", at: path).value }
      .flatMap {
        $0.trimmingCharacters(in: CharacterSet(charactersIn: "\"'")).split(separator: " ")
      }
      .map(String.init)
    kernel = files.word(at: "/proc/sys/kernel/osrelease").value
  }

  /// Returns the command; nil for an unknown distribution.
  func command(installing tool: String) -> String? {
    let isPerf = tool == "perf"
    for family in families {
      switch family {
      case "ubuntu":
        let tools = "linux-tools-common" + (kernel.map { " linux-tools-\($0)" } ?? "")
        return "sudo apt-get install \(isPerf ? tools : tool)"
      case "debian": return "sudo apt-get install \(isPerf ? "linux-perf" : tool)"
      case "fedora", "rhel", "centos", "amzn": return "sudo dnf install \(tool)"
      case "alpine": return "sudo apk add \(tool)"
      case "arch": return "sudo pacman -S \(tool)"
      case "suse", "opensuse": return "sudo zypper install \(tool)"
      default: continue
      }
    }
    return nil
  }

  func remedy(installing tool: String) -> Finding.Remedy {
    command(installing: tool).map { .command($0) }
      ?? .advice("install \(tool) with the packages of this system")
  }
}
