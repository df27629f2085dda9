// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension CGPath {
  public final func copy(
    strokingWithWidth lineWidth: CGFloat,
    lineCap: CGLineCap,
    lineJoin: CGLineJoin,
    miterLimit: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    let pen = StrokePen(
      width: max(0, lineWidth.orZero),
      cap: lineCap,
      join: lineJoin,
      miterLimit: miterLimit.orZero
    )
    return CGPath(StrokeOutline.outline(of: self, pen).elements.map { $0.applying(transform) })
  }

  @_spi(Headless) public final func trimmed(from start: CGFloat, to end: CGFloat) -> CGPath {
    PathTrimming.part(of: self, from: start, to: end)
  }

  /// Returns the dashes of a line along the path, its curves cut into straight pieces.
  ///
  /// Lengths of which one is negative or not finite, or all are 0, leave the line whole.
  public final func copy(
    dashingWithPhase phase: CGFloat,
    lengths: [CGFloat],
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    let dash = StrokeDash(phase: phase, lengths: lengths)
    let output = CGMutablePath()
    for figure in FlatPath(elements).figures {
      for line in dash.lengths.isEmpty ? [figure] : StrokeOutline.dashes(of: figure, dash) {
        output.addLines(between: line.points, transform: transform)
        if line.isClosed { output.closeSubpath() }
      }
    }
    return output
  }
}
