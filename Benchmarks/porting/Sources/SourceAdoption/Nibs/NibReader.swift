// SPDX-License-Identifier: Apache-2.0

internal import Foundation

#if canImport(FoundationXML)
  internal import FoundationXML
#endif

/// Why nothing is written for a .xib file.
struct NibError: Error, Equatable {
  /// The file's name without ".xib".
  let name: String
  /// The line, from 1, at which reading ended.
  let line: Int
  /// What the file is or has there.
  let found: String
  /// What helps.
  let remedy: String
}

extension NibError: CustomStringConvertible {
  /// What is wrong, where, and what helps.
  var description: String { "\(name).xib:\(line): \(found); \(remedy)" }
}

/// Reads the XML of a .xib file into a tree.
enum NibReader {
  /// How deep elements may lie in each other: Interface Builder's own files stay far below.
  static let deepest = 200

  /// Reads the document of a file.
  ///
  /// - Parameters:
  ///   - bytes: the file.
  ///   - name: its name without ".xib", for what is said of it.
  /// - Returns: the element that holds all others.
  /// - Throws: `NibError` for what is no XML, or no .xib for iOS.
  static func read(_ bytes: [UInt8], name: String) throws(NibError) -> NibElement {
    if bytes.starts(with: "NIBArchive".utf8) || bytes.starts(with: "bplist".utf8) {
      throw NibError(
        name: name,
        line: 1,
        found: "this is a compiled nib",
        remedy: "adopt the .xib that it was compiled from"
      )
    }
    // The parser of Foundation ends the process on names that are no UTF-8.
    if let place = bytes.firstBadByte {
      throw NibError(
        name: name,
        line: 1 + bytes.prefix(place).count { $0 == UInt8(ascii: "\n") },
        found: "this is no UTF-8",
        remedy: "save the file in Interface Builder"
      )
    }
    let listener = NibListener()
    let parser = XMLParser(data: Data(bytes))
    parser.delegate = listener
    let isRead = parser.parse()
    guard isRead, let root = listener.root else {
      let depth = "elements lie more than \(deepest) deep in each other"
      throw NibError(
        name: name,
        line: max(1, listener.lastLine),
        found: listener.isTooDeep ? depth : "this is no XML, or it ends too soon",
        remedy: "take the file as Interface Builder saved it"
      )
    }
    try check(root, name: name)
    return root
  }

  /// Refuses what is XML and no .xib for iOS.
  private static func check(_ root: NibElement, name: String) throws(NibError) {
    func refusal(_ found: String, _ remedy: String) -> NibError {
      NibError(name: name, line: root.line, found: found, remedy: remedy)
    }
    let type = root["type"] ?? ""
    if root.name == "archive" {
      throw refusal("this is a .xib of a time before Xcode 5", "open and save it with a newer one")
    }
    guard root.name == "document", type.hasPrefix("com.apple.InterfaceBuilder") else {
      throw refusal("a document of Interface Builder begins with <document type=…>", "adopt a .xib")
    }
    if type.contains("Storyboard") {
      throw refusal("this is a storyboard", "move what it shows into a .xib")
    }
    if let runtime = root["targetRuntime"], !runtime.contains("CocoaTouch") {
      throw refusal("this is a .xib for \(runtime)", "adopt one for iOS.CocoaTouch")
    }
  }
}

/// Builds the tree from what the parser tells.
private final class NibListener: NSObject, XMLParserDelegate {
  /// The document, once its last tag was read.
  private(set) var root: NibElement?
  private(set) var lastLine = 0
  private(set) var isTooDeep = false
  private var open: [NibElement] = []

  func parser(
    _ parser: XMLParser,
    didStartElement elementName: String,
    namespaceURI: String?,
    qualifiedName: String?,
    attributes: [String: String]
  ) {
    lastLine = parser.lineNumber
    guard open.count < NibReader.deepest else {
      isTooDeep = true
      parser.abortParsing()
      return
    }
    open.append(NibElement(name: elementName, attributes: attributes, line: lastLine))
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    guard !open.isEmpty else { return }
    open[open.count - 1].text += string
  }

  func parser(_ parser: XMLParser, foundCDATA CDATABlock: Data) {
    guard !open.isEmpty else { return }
    open[open.count - 1].text += String(decoding: CDATABlock, as: UTF8.self)
  }

  func parser(
    _ parser: XMLParser,
    didEndElement elementName: String,
    namespaceURI: String?,
    qualifiedName: String?
  ) {
    lastLine = parser.lineNumber
    guard let element = open.popLast() else { return }
    if open.isEmpty { root = element } else { open[open.count - 1].children.append(element) }
  }
}

/// Texts that a .xib file keeps in base 64.
enum Base64 {
  /// The text; nil if it is none.
  static func text(_ encoded: String) -> String? {
    Data(base64Encoded: encoded).flatMap { String(validating: $0, as: UTF8.self) }
  }
}
