// SPDX-License-Identifier: Apache-2.0

internal import Foundation

/// The Swift files of an app that are to be adopted.
struct AppSources {
  /// A file of the app.
  struct File: Equatable {
    /// Where it is.
    let path: String
    /// Where its copy goes, below the target folder.
    let copy: String
  }

  private(set) var files: [File] = []

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
        let found = try Self.swiftFiles(in: path)
        guard !found.isEmpty else { throw .missing(path: path, reason: "holds no Swift file") }
        let name =
          folderCount > 1 ? URL(fileURLWithPath: path).standardized.lastPathComponent + "/" : ""
        files += found.map { File(path: path + "/" + $0, copy: name + $0) }
      } else {
        guard manager.fileExists(atPath: path) else {
          throw .missing(path: path, reason: "there is no such file or folder")
        }
        guard path.hasSuffix(".swift") else {
          throw .missing(path: path, reason: "is no Swift file")
        }
        files.append(File(path: path, copy: URL(fileURLWithPath: path).lastPathComponent))
      }
    }
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

  /// Whether a folder is at a path.
  static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  /// The Swift files below a folder, by their paths in it, in order.
  static func swiftFiles(in folder: String) throws(AdoptionError) -> [String] {
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
          if kind as? FileAttributeType == .typeRegular, name.hasSuffix(".swift") {
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

  /// Where the first byte is that is no UTF-8; nil if all are.
  static func firstBadByte(_ bytes: [UInt8]) -> Int? {
    guard String(validating: bytes, as: UTF8.self) == nil else { return nil }
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var place = 0
    while case .scalarValue(let scalar) = decoder.decode(&iterator) { place += UTF8.width(scalar) }
    return place
  }
}
