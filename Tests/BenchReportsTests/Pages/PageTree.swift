// SPDX-License-Identifier: Apache-2.0

import BenchResults
import Foundation
import FoundationXML

@testable import BenchReports

/// A page as a reader of XML sees it: every element closed, with its attributes and its words.
///
/// Scripts and stylesheets are taken out first, since they alone are no markup; what else a page writes as
/// HTML may, its closing slashes of void elements aside, has to be well-formed.
struct PageTree {
  final class Node {
    let name: String
    let attributes: [String: String]
    fileprivate(set) var children: [Node] = []
    fileprivate(set) var words = ""

    fileprivate init(_ name: String, _ attributes: [String: String]) {
      self.name = name
      self.attributes = attributes
    }

    /// The element and all inside, in the order of the page.
    var all: [Node] { [self] + children.flatMap(\.all) }

    func all(_ name: String) -> [Node] { all.filter { $0.name == name } }

    func has(_ className: String) -> Bool {
      attributes["class"]?.split(separator: " ").contains { $0 == className } ?? false
    }
  }

  struct Block {
    let name: String
    let attributes: String
    let content: String
  }

  struct Malformed: Error { let reason: String }

  let source: String
  let root: Node
  let blocks: [Block]
  private let nodes: [Node]

  init(_ source: String) throws {
    self.source = source
    var markup = source.replacingOccurrences(of: "<!DOCTYPE html>\n", with: "")
    var blocks: [Block] = []
    for name in ["script", "style"] {
      let parts = markup.components(separatedBy: "<\(name)")
      markup = parts[0]
      for part in parts.dropFirst() {
        guard let open = part.firstIndex(of: ">"), let close = part.range(of: "</\(name)>") else {
          throw Malformed(reason: "a \(name) without an end")
        }
        let content = String(part[part.index(after: open)..<close.lowerBound])
        blocks.append(Block(name: name, attributes: String(part[..<open]), content: content))
        markup += "<\(name)\(part[..<open])></\(name)>\(part[close.upperBound...])"
      }
    }
    self.blocks = blocks
    markup = markup.replacing(#/<meta ([^>]*)>/#) { "<meta \($0.output.1)/>" }
      .replacing("<details open>", with: "<details open=\"\">")
    root = try Reader.root(of: markup)
    nodes = root.all
  }

  /// The root of a well-formed piece of XML.
  static func root(of markup: String) throws -> Node { try Reader.root(of: markup) }

  func all(_ name: String) -> [Node] { nodes.filter { $0.name == name } }

  func element(_ id: String) -> Node? { nodes.first { $0.attributes["id"] == id } }

  var heading: String { all("h1").map(\.words).joined(separator: " | ") }

  func document() throws -> Any {
    guard let json = try EmbeddedDocument.json(in: Array(source.utf8), name: "page") else {
      throw Malformed(reason: "no page")
    }
    return try JSONSerialization.jsonObject(with: Data(json))
  }

  private final class Reader: NSObject, XMLParserDelegate {
    private var open: [Node] = []
    private var root: Node?

    static func root(of markup: String) throws -> Node {
      let parser = XMLParser(data: Data(markup.utf8))
      let reader = Reader()
      parser.delegate = reader
      // What it takes for a small fault, this reader says only by its error.
      guard parser.parse(), parser.parserError == nil, reader.open.isEmpty, let root = reader.root
      else {
        throw Malformed(
          reason: "line \(parser.lineNumber): \(String(describing: parser.parserError))"
        )
      }
      return root
    }

    func parser(
      _ parser: XMLParser,
      didStartElement name: String,
      namespaceURI: String?,
      qualifiedName: String?,
      attributes: [String: String]
    ) {
      let node = Node(name, attributes)
      open.last?.children.append(node)
      if root == nil { root = node }
      open.append(node)
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
      for node in open { node.words += string }
    }

    func parser(
      _ parser: XMLParser,
      didEndElement: String,
      namespaceURI: String?,
      qualifiedName: String?
    ) { open.removeLast() }
  }
}

extension PageTree {
  func faults() -> [String] { policyFaults() + nameFaults() + loadingFaults() + graphicFaults() }

  /// The policy lets in what is there, by its hash, and nothing else; the page says whose it is.
  private func policyFaults() -> [String] {
    var faults: [String] = []
    let policy =
      all("meta").first { $0.attributes["http-equiv"] == "Content-Security-Policy" }?
      .attributes["content"] ?? ""
    let programs = blocks.filter { $0.name == "script" && !$0.attributes.contains("type=") }
    let styles = blocks.filter { $0.name == "style" }
    if programs.count != 1 || styles.count != 1 { faults.append("not one script and one style") }
    for (name, found) in [("script-src", programs), ("style-src", styles)] {
      for block in found {
        let hash = SHA256(of: Array(block.content.utf8)).base64
        if !policy.contains("\(name) 'sha256-\(hash)'") { faults.append("the hash of \(name)") }
      }
    }
    if policy.components(separatedBy: "sha256-").count != 3 { faults.append("not two hashes") }
    for rule in ["default-src 'none';", "base-uri 'none'", "form-action 'none'"]
    where !policy.contains(rule) { faults.append("the policy lacks \(rule)") }
    if policy.contains("unsafe") { faults.append("the policy is unsafe") }
    if !source.contains(EmbeddedDocument.pageMark) { faults.append("no mark") }
    return faults
  }

  /// One heading, no name twice, and every reference leads somewhere.
  private func nameFaults() -> [String] {
    var faults: [String] = []
    if all("h1").count != 1 { faults.append("\(all("h1").count) h1") }
    let names = nodes.compactMap { $0.attributes["id"] }
    let known = Set(names)
    if known.count != names.count {
      let twice = Dictionary(grouping: names) { $0 }.filter { $1.count > 1 }.keys.sorted()
      faults.append("names of several elements: \(twice)")
    }
    for node in nodes {
      if let address = node.attributes["href"], address.hasPrefix("#") {
        let name = String(address.dropFirst()).removingPercentEncoding
        if name.map(known.contains) != true { faults.append("\(address) leads nowhere") }
      }
      for key in ["for", "aria-labelledby", "data-table"] {
        if let name = node.attributes[key], !known.contains(name) {
          faults.append("\(key)=\(name) leads nowhere")
        }
      }
    }
    return faults
  }

  /// Nothing is loaded, nothing runs from an attribute, and what closes itself may.
  private func loadingFaults() -> [String] {
    var faults: [String] = []
    for node in nodes {
      for (key, value) in node.attributes {
        if key == "style" || key.hasPrefix("on") { faults.append("\(node.name) has \(key)") }
        if ["src", "srcset", "data", "action", "formaction", "xlink:href", "poster"].contains(key) {
          faults.append("\(node.name) loads \(value)")
        }
        if key == "href", node.name != "a", !value.hasPrefix("#") {
          faults.append("\(node.name) leads to \(value)")
        }
      }
      if ["link", "iframe", "img", "object", "embed", "base", "form", "image", "foreignObject"]
        .contains(node.name)
      {
        faults.append("there is a \(node.name)")
      }
    }
    for style in blocks where style.name == "style" {
      for word in ["url(", "@import", "http"] where style.content.contains(word) {
        faults.append("the stylesheet has \(word)")
      }
    }
    let closable: Set<String> = ["input", "meta", "path", "use", "rect"]
    for match in source.matches(of: #/<([a-zA-Z0-9]+)[^<>]*\/>/#)
    where !closable.contains(String(match.output.1)) { faults.append("\(match.output.1) is empty") }
    let hidden = source.unicodeScalars.filter { scalar in
      scalar.properties.generalCategory == .format
        || scalar.properties.generalCategory == .control && scalar != "\n"
    }
    if !hidden.isEmpty { faults.append("signs that nobody sees: \(hidden.map(\.value))") }
    return faults
  }

  /// Every picture has a name, and every mark its words.
  private func graphicFaults() -> [String] {
    var faults: [String] = []
    for picture in all("svg") where picture.attributes["aria-hidden"] != "true" {
      let names = [picture.attributes["aria-label"], picture.attributes["aria-labelledby"]]
      if names.compactMap(\.self).allSatisfy(\.isEmpty) { faults.append("a picture has no name") }
      for mark in picture.all("g") where mark.has("mark") {
        if mark.children.first?.name != "title" || mark.words.isEmpty {
          faults.append("a mark has no words")
        }
      }
    }
    return faults
  }
}
