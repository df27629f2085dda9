// SPDX-License-Identifier: Apache-2.0

internal import Foundation

/// The folder that takes the copies, with a mark that says which files in it are copies.
///
/// The mark is a file `.adopted`: a line each with the digest and the path of a copy. What it does not
/// list is the user's own, and so is a copy that is not as it was written.
struct TargetFolder {
  private static let markName = ".adopted"
  private static let markTitle = "copies made by scripts/adopt, with their digests"

  let path: String
  /// The copies of the last time: digest by path.
  private let former: [String: String]

  /// Reads a folder that is, or will be, the target.
  ///
  /// - Throws: `AdoptionError.cannotCreate` if the folder holds something and has no mark.
  init(_ path: String) throws(AdoptionError) {
    self.path = path
    let mark = path + "/" + Self.markName
    let manager = FileManager.default
    if manager.fileExists(atPath: mark) {
      let lines = String(decoding: try AppSources.bytes(of: mark), as: UTF8.self)
        .split(separator: "\n")
      guard lines.first.map(String.init) == Self.markTitle else {
        throw .cannotCreate(path: mark, reason: "is no mark of scripts/adopt")
      }
      var former: [String: String] = [:]
      for line in lines.dropFirst() {
        let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
        // A path that leads out of the folder is no copy's.
        if parts.count == 2 && !parts[1].split(separator: "/").contains("..") {
          former[parts[1]] = parts[0]
        }
      }
      self.former = former
      return
    }
    former = [:]
    guard manager.fileExists(atPath: path) else { return }
    guard AppSources.isFolder(path) else {
      throw .cannotCreate(path: path, reason: "is a file, no folder")
    }
    guard Self.isEmpty(path) else {
      throw .cannotCreate(
        path: path,
        reason: "is not empty and was not made by scripts/adopt; choose a new folder"
      )
    }
  }

  private static func isEmpty(_ path: String) -> Bool {
    FileManager.default.enumerator(atPath: path)?.nextObject() == nil
  }

  /// Fails where the folder and the sources lie in each other, so that copies would be read as sources
  /// or take the place of originals.
  static func checkApart(_ folder: String, from paths: [String]) throws(AdoptionError) {
    let target = real(folder)
    for path in paths {
      let source = real(path)
      if target == source || target.hasPrefix(source + "/") || source.hasPrefix(target + "/") {
        throw .usage("--into \(folder) and \(path) lie in each other; originals are never changed")
      }
    }
  }

  /// A path without links, also where its end does not exist yet.
  private static func real(_ path: String) -> String {
    var url = URL(fileURLWithPath: path).standardizedFileURL
    var rest: [String] = []
    while !FileManager.default.fileExists(atPath: url.path), url.path != "/" {
      rest.insert(url.lastPathComponent, at: 0)
      url.deleteLastPathComponent()
    }
    let base = url.resolvingSymlinksInPath().path
    return rest.isEmpty ? base : (base == "/" ? "" : base) + "/" + rest.joined(separator: "/")
  }

  /// Writes copies and the mark; copies of before that have no original any more go.
  ///
  /// - Parameters:
  ///   - copies: the bytes of each copy by its path in the folder.
  ///   - overwriting: whether copies that somebody changed are replaced.
  /// - Throws: `AdoptionError.cannotCreate` before anything is written, if a file is in the way.
  func write(_ copies: [(path: String, bytes: [UInt8])], overwriting: Bool) throws(AdoptionError) {
    let manager = FileManager.default
    let new = Set(copies.map(\.path))
    for place in new.union(former.keys).sorted() {
      let file = path + "/" + place
      guard manager.fileExists(atPath: file) else { continue }
      guard let digest = former[place] else {
        throw .cannotCreate(path: file, reason: "is no copy of scripts/adopt and is in the way")
      }
      if !overwriting, Self.digest(try AppSources.bytes(of: file)) != digest {
        throw .cannotCreate(
          path: file,
          reason: "was changed since it was copied; --overwrite gives the changes up"
        )
      }
    }
    for copy in copies { try put(copy.bytes, at: copy.path) }
    for place in former.keys.sorted() where !new.contains(place) {
      do {
        if manager.fileExists(atPath: path + "/" + place) {
          try manager.removeItem(atPath: path + "/" + place)
        }
      } catch {
        throw .system(path: path + "/" + place, reason: error.localizedDescription)
      }
    }
    let lines = copies.map { "\(Self.digest($0.bytes)) \($0.path)\n" }
    try put(Array((Self.markTitle + "\n" + lines.joined()).utf8), at: Self.markName)
  }

  /// Puts a whole file in place: it is as before or complete, never in between.
  private func put(_ bytes: [UInt8], at place: String) throws(AdoptionError) {
    let file = URL(fileURLWithPath: path + "/" + place)
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
    } catch {
      throw .cannotCreate(path: file.path, reason: error.localizedDescription)
    }
    do {
      try Data(bytes).write(to: file, options: .atomic)
    } catch {
      throw .system(path: file.path, reason: error.localizedDescription)
    }
  }

  /// A digest by which a change is noticed: FNV-1a of 64 bits.
  private static func digest(_ bytes: [UInt8]) -> String {
    let value = bytes.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
    return String(value, radix: 16)
  }
}
