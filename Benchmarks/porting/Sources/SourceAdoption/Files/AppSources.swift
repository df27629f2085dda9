// SPDX-License-Identifier: Apache-2.0

internal import Foundation

/// The Swift files and nibs of an app that are to be adopted.
struct AppSources {
  /// A file of the app.
  struct File: Equatable {
    /// Where it is.
    let path: String
    /// Where its copy, or the code of a nib, goes, below the target folder.
    let copy: String

    /// The name of the nib that it is; nil for a Swift file.
    var nibName: String? {
      guard path.hasSuffix(AppSources.nibEnding) else { return nil }
      return String(
        URL(fileURLWithPath: path).lastPathComponent.dropLast(AppSources.nibEnding.count)
      )
    }

    /// - Parameters:
    ///   - path: where it is.
    ///   - place: its path below the folders that were named.
    init(path: String, place: String) {
      self.path = path
      guard place.hasSuffix(AppSources.nibEnding) else {
        copy = place
        return
      }
      var parts = place.split(separator: "/").map(String.init)
      let name = parts.removeLast().dropLast(AppSources.nibEnding.count)
      copy = (parts + [AppSources.nibClassName(String(name)) + ".swift"]).joined(separator: "/")
    }
  }

  /// How the names of nibs end in an app's sources.
  static let nibEnding = ".xib"

  /// The name of the class that is written of a nib, as UIKit here looks for it.
  static func nibClassName(_ nib: String) -> String {
    let name = String(
      nib.map { $0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "_" ? $0 : "_" }
    )
    return (name.first?.isNumber == true ? "_" : "") + name + "Nib"
  }

  private(set) var files: [File] = []
  /// Nibs in other languages than those among the files.
  private var translations: [File] = []

  /// Finds the files that words of the command line name.
  ///
  /// The files of one folder keep their places in it; with several folders each has a folder of its
  /// name. Links are not followed, and what begins with a dot is passed over.
  ///
  /// - Parameter paths: files and folders.
  /// - Throws: `AdoptionError.missing` for what is not there, `.usage` where two have one name.
  init(_ paths: [String]) throws(AdoptionError) {
    let manager = FileManager.default
    let folderCount = paths.filter(Self.isFolder).count
    for path in paths {
      if Self.isFolder(path) {
        let found = try Self.files(in: path, endings: [".swift", Self.nibEnding])
        guard !found.isEmpty else { throw .missing(path: path, reason: "holds no Swift file") }
        let name =
          folderCount > 1 ? URL(fileURLWithPath: path).standardized.lastPathComponent + "/" : ""
        files += found.map { File(path: path + "/" + $0, place: name + $0) }
      } else {
        guard manager.fileExists(atPath: path) else {
          throw .missing(path: path, reason: "there is no such file or folder")
        }
        guard path.hasSuffix(".swift") || path.hasSuffix(Self.nibEnding) else {
          throw .missing(path: path, reason: "is no Swift file and no .xib")
        }
        files.append(File(path: path, place: URL(fileURLWithPath: path).lastPathComponent))
      }
    }
    leaveOutTranslations()
    var places: [String: String] = [:]
    for file in files {
      let name = URL(fileURLWithPath: file.copy).lastPathComponent
      if let former = places.updateValue(file.path, forKey: name) {
        throw .usage(
          "\(former) and \(file.path) have one name, and Swift takes a name once in a module;"
            + " adopt them into two folders"
        )
      }
    }
  }

  /// Where a nib stands in other languages.
  func translations(of nib: String) -> [String] {
    translations.filter { $0.nibName == nib }.map(\.path)
  }

  /// Keeps of nibs that folders of languages hold the base's, or that of the first language.
  private mutating func leaveOutTranslations() {
    func language(_ file: File) -> String? {
      let folder = URL(fileURLWithPath: file.path).deletingLastPathComponent()
      return file.nibName != nil && folder.pathExtension == "lproj" ? folder.path : nil
    }
    var kept: [String: String] = [:]
    for file in files {
      guard let folder = language(file), let name = file.nibName else { continue }
      if kept[name] == nil || folder.hasSuffix("/Base.lproj") { kept[name] = folder }
    }
    func isOther(_ file: File) -> Bool {
      guard let folder = language(file), let name = file.nibName else { return false }
      return kept[name] != folder
    }
    translations = files.filter(isOther)
    files.removeAll(where: isOther)
  }

  /// Whether a folder is at a path.
  static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  /// The Swift files below a folder, by their paths in it, in order.
  static func swiftFiles(in folder: String) throws(AdoptionError) -> [String] {
    try files(in: folder, endings: [".swift"])
  }

  /// The files below a folder whose names end so, by their paths in it, in order.
  private static func files(
    in folder: String,
    endings: [String]
  ) throws(AdoptionError) -> [String] {
    var files: [String] = []
    var waiting = [""]
    while let inner = waiting.popLast() {
      let path = inner.isEmpty ? folder : folder + "/" + inner
      do {
        for name in try FileManager.default.contentsOfDirectory(atPath: path)
        where !name.hasPrefix(".") {
          let place = inner.isEmpty ? name : inner + "/" + name
          let kind = try FileManager.default.attributesOfItem(atPath: folder + "/" + place)[.type]
          if kind as? FileAttributeType == .typeDirectory { waiting.append(place) }
          if kind as? FileAttributeType == .typeRegular, endings.contains(where: name.hasSuffix) {
            files.append(place)
          }
        }
      } catch {
        throw .system(path: path, reason: error.localizedDescription)
      }
    }
    return files.sorted()
  }

  /// The bytes of a file.
  static func bytes(of path: String) throws(AdoptionError) -> [UInt8] {
    do {
      return Array(try Data(contentsOf: URL(fileURLWithPath: path)))
    } catch {
      throw .system(path: path, reason: error.localizedDescription)
    }
  }
}
