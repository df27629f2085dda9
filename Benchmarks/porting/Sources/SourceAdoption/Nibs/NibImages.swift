// SPDX-License-Identifier: Apache-2.0

/// Writes images, and how symbols among them look.
enum NibImages {
  /// The expression of an image that an element names in one of its attributes.
  static func write(_ name: String, of element: NibElement) -> String {
    let isSymbol = element["catalog"] == "system"
    return "UIImage(\(isSymbol ? "systemName" : "named"): \(NibText.literal(name)))"
  }

  /// The expression of an `imageReference`.
  static func reference(_ element: NibElement) -> NibWritten {
    guard let name = element["image"] else { return NibWritten(finding: "an image has no name") }
    var code = write(name, of: element)
    if element["catalog"] == "system", let scale = element["symbolScale"] {
      guard scales.contains(scale) else {
        return NibWritten(code: code, finding: "the scale '\(scale)' of a symbol is not known")
      }
      code.removeLast()
      code += ", withConfiguration: UIImage.SymbolConfiguration(scale: .\(scale)))"
    }
    switch element["renderingMode"] {
    case "template": code += "?.withRenderingMode(.alwaysTemplate)"
    case "original": code += "?.withRenderingMode(.alwaysOriginal)"
    case nil, "default", "automatic": break
    case .some(let mode):
      return NibWritten(code: code, finding: "the rendering '\(mode)' of an image is not here")
    }
    return NibWritten(code: code)
  }

  /// The expression of a `preferredSymbolConfiguration`.
  static func symbol(_ element: NibElement) -> NibWritten {
    let isEmpty = element.attributes.keys.allSatisfy { $0 == "key" } && element.children.isEmpty
    if isEmpty { return NibWritten() }
    let type = "UIImage.SymbolConfiguration"
    let weight = element["weight"].flatMap { NibFonts.weights.contains($0) ? $0 : nil }
    let scale = element["scale"].flatMap { scales.contains($0) ? $0 : nil }
    let strange =
      (weight == nil ? element["weight"] : nil) ?? (scale == nil ? element["scale"] : nil)
    var finding = strange.map { "'\($0)' of a symbol is not known" }
    let tail = scale.map { ", scale: .\($0)" } ?? ""
    if let description = element.children.first(where: { $0.name == "fontDescription" }) {
      let font = NibFonts.write(description)
      let code = font.code.map { "\(type)(font: \($0)\(tail))" }
      return NibWritten(code: code, finding: font.finding ?? finding)
    }
    if let size = NibText.number(element["pointSize"]) {
      let thickness = weight ?? (scale == nil ? nil : "unspecified")
      let middle = thickness.map { ", weight: .\($0)" } ?? ""
      return NibWritten(code: "\(type)(pointSize: \(size)\(middle)\(tail))", finding: finding)
    }
    if let scale, let weight {
      let first = "\(type)(weight: .\(weight))"
      return NibWritten(code: "\(first).applying(\(type)(scale: .\(scale)))", finding: finding)
    }
    if let scale { return NibWritten(code: "\(type)(scale: .\(scale))", finding: finding) }
    if let weight { return NibWritten(code: "\(type)(weight: .\(weight))", finding: finding) }
    finding =
      finding ?? "a symbol's look of the kind '\(element["configurationType"] ?? "")' is not known"
    return NibWritten(finding: finding)
  }

  private static let scales: Set<String> = ["default", "unspecified", "small", "medium", "large"]
}
