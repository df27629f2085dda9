// SPDX-License-Identifier: Apache-2.0

extension TreeEncoder {
  /// Writes one value in the place of the whole.
  struct Single: SingleValueEncodingContainer {
    let node: TreeNode
    let codingPath: [any CodingKey]

    func encodeNil() {
      node.content = .value(.null)
    }

    func encode(_ value: some Encodable) throws {
      try TreeEncoder.write(value, to: node, path: codingPath)
    }
  }
}
