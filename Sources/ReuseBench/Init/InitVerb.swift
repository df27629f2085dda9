// SPDX-License-Identifier: Apache-2.0

import BenchResults
import Foundation

struct InitOptions {
  var folder: String
  var isScreen = false
  /// Where ReuseBench is; nil for the checkout that built the tool.
  var dependency: GuestDependency?
}

extension InitOptions: VerbOptions {
  typealias Command = InitVerb

  static let verb = Verb.initialize

  init(operands: [String]) { self.init(folder: operands[0]) }
}

extension ValueReader<GuestDependency> {
  /// Reads the folder of ReuseBench, or the address of its repository with a version.
  static var dependency: ValueReader {
    parsing(
      "the folder of ReuseBench, or the address of its repository with a version or"
        + " whole commit, such as https://example.org/ReuseBench.git@\(Tool.version)",
      takesFile: true
    ) { GuestDependency($0) }
  }
}

/// `init`: writes a package for a list or a screen of one's own.
struct InitVerb: VerbCommand {
  let options: InitOptions
  let terminal: Terminal

  func perform() throws -> ExitCode {
    let folder = URL(fileURLWithPath: options.folder).standardizedFileURL
    let name = GuestName(folder: folder.lastPathComponent)
    try refuseUnlessNewOrEmpty()
    let package = GuestPackage(
      name: name.text,
      isScreen: options.isScreen,
      dependency: try .resolved(options.dependency, for: options.folder)
    )
    try OutputFile(path: "\(options.folder)/Package.swift", createsFolders: true).check()
    try write(package.files)
    try terminal.write(answer(package, name.remark))
    return .success
  }

  /// Fails for a folder that holds something, and for what is no folder.
  private func refuseUnlessNewOrEmpty() throws(ToolFailure) {
    Leftover.clear(in: options.folder)
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: options.folder, isDirectory: &isFolder) else {
      return
    }
    guard isFolder.boolValue else { throw refusal("it is no folder; choose another path") }
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: options.folder)
    } catch {
      throw refusal("the folder cannot be read: \(error.localizedDescription)")
    }
    guard let first = names.min() else { return }
    throw refusal(
      "the folder is not empty (\(first.quoted) is in it); nothing is written over: choose a new folder"
    )
  }

  private func refusal(_ reason: String) -> ToolFailure {
    ExitCode.outputNotCreatable.failure("\(options.folder): \(reason)")
  }

  private func write(_ files: [(path: String, text: String)]) throws(ToolFailure) {
    let made = firstMissingFolder
    do throws(ToolFailure) {
      try place(files)
    } catch {
      try takeAway(made, after: error)
      throw error
    }
  }

  /// Writes all files beside where they belong and moves them there, so that a process that is killed leaves
  /// nothing half made, which the next call would take for something of the user's.
  private func place(_ files: [(path: String, text: String)]) throws(ToolFailure) {
    let isNew = !FileManager.default.fileExists(atPath: options.folder)
    let folder = URL(fileURLWithPath: options.folder).standardizedFileURL
    let parent = isNew ? folder.deletingLastPathComponent().path : options.folder
    do {
      try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
    } catch {
      throw refusal("the folder cannot be made: \(error.localizedDescription)")
    }
    let workplace = try ToolWorkplace(in: parent)
    for file in files {
      let output = OutputFile(path: workplace.file("package/\(file.path)"), createsFolders: true)
      try output.write(Array(file.text.utf8))
    }
    guard isNew else {
      // A folder that is there is kept: it may be the one that the user's shell is in.
      let names = Set(files.compactMap { $0.path.split(separator: "/").first.map(String.init) })
      for name in names.sorted() {
        try move(workplace.file("package/\(name)"), to: "\(options.folder)/\(name)")
      }
      return
    }
    try move(workplace.file("package"), to: folder.path)
  }

  private func move(_ source: String, to place: String) throws(ToolFailure) {
    guard rename(source, place) != 0 else { return }
    throw ExitCode.outputNotCreatable.failure(
      "\(place): cannot be put in place: \(String(cString: strerror(errno)))"
    )
  }

  /// The outermost of the folders that will be made; nil where the folder is there.
  private var firstMissingFolder: String? {
    var missing: String?
    var folder = URL(fileURLWithPath: options.folder).standardizedFileURL
    while !FileManager.default.fileExists(atPath: folder.path) {
      missing = folder.path
      folder.deleteLastPathComponent()
    }
    return missing
  }

  private func takeAway(_ made: String?, after failure: ToolFailure) throws(ToolFailure) {
    let files = FileManager.default
    do {
      if let made {
        if files.fileExists(atPath: made) { try files.removeItem(atPath: made) }
      } else {
        for name in try files.contentsOfDirectory(atPath: options.folder) {
          try files.removeItem(atPath: "\(options.folder)/\(name)")
        }
      }
    } catch {
      throw failure.exit.failure(
        "\(failure.message)\nWhat was written before stays: \(error.localizedDescription)"
      )
    }
  }

  private func answer(_ package: GuestPackage, _ remark: String?) -> String {
    let folder = options.folder.hasPrefix("-") ? "./" + options.folder : options.folder
    let origin =
      switch package.dependency {
      case .folder(let path): "the folder \(path)"
      case .repository(let address, .version(let state)),
        .repository(let address, .revision(let state)):
        "\(address), \(state)"
      }
    let subject = package.isScreen ? "a screen" : "a list with two strategies and three fields"
    var lines = ["\(options.folder) holds \(subject), in Sources/\(package.name)."]
    if let remark { lines.append(remark) }
    lines.append("ReuseBench is taken from \(origin).")
    if case .folder = package.dependency {
      lines.append("For pull requests, fill in where to clone it from: \(GuestWorkflow.path).")
    }
    if case .folder(GuestDependency.ownCheckout) = package.dependency {
      let builds = "\(GuestDependency.ownCheckout)/.build".shellWord
      lines.append(
        "The first build takes minutes, or seconds with what is built there already:"
          + " --scratch-path \(builds) behind 'release'."
      )
    }
    lines += ["", "  cd \(folder.shellWord)", "  swift run -c release", ""]
    return PrintableText.of(lines.joined(separator: "\n") + "\n", keepsLines: true)
  }
}
