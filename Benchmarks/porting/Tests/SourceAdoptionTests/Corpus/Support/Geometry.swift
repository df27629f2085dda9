import CoreGraphics
import class QuartzCore.CALayer; import Darwin

extension CGRect {
    var middle: CGPoint { CGPoint(x: midX, y: midY) }
}

#if os(iOS)
import CoreHaptics
#endif

func isRound(_ layer: CALayer) -> Bool { layer.cornerRadius > 0 }
