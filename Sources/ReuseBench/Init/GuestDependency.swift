// SPDX-License-Identifier: Apache-2.0

enum GuestDependency: Sendable, Equatable {
  case folder(String)
  /// A repository, in a version or a commit.
  case repository(address: String, Requirement)

  enum Requirement: Sendable, Equatable {
    case version(String)
    case revision(String)
  }

  /// Reads a path, or an address with `@` and a version or commit behind it; nil for an address
  /// without, and for what holds characters that no line can.
  init?(_ text: String) {
    let controls = text.unicodeScalars.contains { $0.properties.generalCategory == .control }
    guard !text.isEmpty, !controls else { return nil }
    // The second form is that of `git@host:owner/name`.
    guard text.contains("://") || text.prefixMatch(of: /[^\/@]+@[^\/:]+:/) != nil else {
      self = .folder(text)
      return
    }
    guard let sign = text.lastIndex(of: "@"),
      let requirement = Requirement(String(text[text.index(after: sign)...]))
    else { return nil }
    let address = String(text[..<sign])
    guard !Self.name(ofRepository: address).isEmpty else { return nil }
    self = .repository(address: address, requirement)
  }

  /// The name by which the package manager knows a repository: its address's last part.
  static func name(ofRepository address: String) -> String {
    let last = address.split(omittingEmptySubsequences: false) { "/:".contains($0) }.last ?? ""
    return String(last.hasSuffix(".git") ? last.dropLast(4) : last)
  }
}

extension GuestDependency.Requirement {
  /// Reads a version of three numbers, or the forty digits of a commit.
  init?(_ text: String) {
    if text.wholeMatch(of: /[0-9]+\.[0-9]+\.[0-9]+([-+][0-9A-Za-z.+-]+)?/) != nil {
      self = .version(text)
    } else if text.wholeMatch(of: /[0-9a-f]{40}/) != nil {
      self = .revision(text)
    } else {
      return nil
    }
  }
}
