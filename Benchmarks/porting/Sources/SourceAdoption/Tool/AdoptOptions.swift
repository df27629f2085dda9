// SPDX-License-Identifier: Apache-2.0

/// What the command line says.
struct AdoptOptions: Equatable {
  var sources: [String] = []
  var target = ""
  var checks = false
  var mode = 5
  var modules: Set<String> = []
  var overwrites = false
  /// The checkout of ReuseBench and the products of its build, which the script adds.
  var checkout = ""
  var products = ""
  var showsHelp = false

  static let help = """
    usage: scripts/adopt FOLDER|FILE... --into FOLDER [OPTIONS]

    Copies the Swift files of an app and rewrites in the copies what Linux cannot have: attributes of
    Interface Builder and Objective-C, #selector, #keyPath, imports of modules that are not here. Writes of
    each .xib file code that makes what it holds. Says of each file what was rewritten and what is missing
    still. Originals are never changed.

      --into FOLDER   where the copies go: a new or empty folder, or one that scripts/adopt made before
      --check         compile the folder against UIKit and SwiftUI here, and name every line that stops
      --swift 5|6     the language mode of --check (default: 5)
      --has MODULE    keep imports of a module that your package has; may be given several times
      --overwrite     replace copies that were changed since they were made
      --help          print this

    exits: 0 copied, and nothing stops --check; 64 usage; 65 a file is no UTF-8, or --check names lines;
    66 there is no such file or folder, or no Swift file in it; 69 no compiler for --check; 73 the folder
    cannot take the copies; 74 the system refused to read or write

    """

  private static let names = [
    "--into", "--check", "--swift", "--has", "--overwrite", "--help", "--checkout", "--products",
  ]

  /// Reads the words behind the name of the program.
  init(_ words: [String]) throws(AdoptionError) {
    var rest = words[...]
    var seen: Set<String> = []
    while let word = rest.popFirst() {
      guard word.hasPrefix("-") && word != "-" else {
        sources.append(word)
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
      let name = parts[0] == "-h" ? "--help" : parts[0]
      guard Self.names.contains(name) else { throw .usage(Self.unknown(name)) }
      if name != "--has" && !seen.insert(name).inserted { throw .usage("\(name) is given twice") }
      if ["--check", "--overwrite", "--help"].contains(name) {
        guard parts.count == 1 else { throw .usage("\(name) takes no value") }
        setFlag(name)
      } else {
        guard let value = parts.count == 2 ? parts[1] : rest.popFirst(), !value.isEmpty else {
          throw .usage("\(name) needs a value")
        }
        try setValue(value, of: name)
      }
    }
    guard !showsHelp else { return }
    if sources.isEmpty { throw .usage("name the files or folders of an app") }
    if target.isEmpty { throw .usage("--into FOLDER says where the copies go, and is missing") }
    if seen.contains("--swift") && !checks {
      throw .usage("--swift is for --check, which is not given")
    }
  }

  private mutating func setFlag(_ name: String) {
    switch name {
    case "--check": checks = true
    case "--overwrite": overwrites = true
    default: showsHelp = true
    }
  }

  private mutating func setValue(_ value: String, of name: String) throws(AdoptionError) {
    switch name {
    case "--into": target = value
    case "--has": modules.insert(value)
    case "--checkout": checkout = value
    case "--products": products = value
    default:
      guard let number = Int(value), [5, 6].contains(number) else {
        throw .usage("--swift takes 5 or 6, not '\(value)'")
      }
      mode = number
    }
  }

  /// The sentence about an option that there is not, with the nearest that there is.
  private static func unknown(_ name: String) -> String {
    let nearest = names.map { ($0, distance($0, name)) }.min { $0.1 < $1.1 }
    guard let nearest, nearest.1 <= 3 else { return "there is no option \(name)" }
    return "there is no option \(name); did you mean \(nearest.0)?"
  }

  /// How many letters have to be put in, taken out or exchanged to make one word the other.
  private static func distance(_ first: String, _ second: String) -> Int {
    let letters = Array(second)
    var row = Array(0...letters.count)
    for (place, letter) in first.enumerated() {
      var corner = row[0]
      row[0] = place + 1
      for column in letters.indices {
        let above = row[column + 1]
        row[column + 1] = min(
          above + 1,
          row[column] + 1,
          corner + (letter == letters[column] ? 0 : 1)
        )
        corner = above
      }
    }
    return row[letters.count]
  }
}
