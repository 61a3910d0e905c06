import Findings
import Foundation
import FoundationCompat
import Geometry
import RenderModel
import SwiftUICore

/// What a view of UIKit's is drawn with. It is kept and never drawn.
open class CALayer: NSObject, @unchecked Sendable {
    open var frame = CGRect.zero
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: frame.size) }
        set { frame.size = newValue.size }
    }
    open var position: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
    }
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    open var zPosition: CGFloat = 0
    open var transform = CATransform3DIdentity
    open var name: String?
    open var isHidden = false
    open var isOpaque = false
    open var opacity: Float = 1
    open var masksToBounds = false
    open var mask: CALayer?
    open var backgroundColor: CGColor?
    /// Points.
    open var cornerRadius: CGFloat = 0
    open var cornerCurve = CALayerCornerCurve.circular
    open var maskedCorners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner
    ]
    open var borderWidth: CGFloat = 0
    open var borderColor: CGColor?
    open var shadowColor: CGColor?
    open var shadowOpacity: Float = 0
    open var shadowOffset = CGSize(width: 0, height: -3)
    open var shadowRadius: CGFloat = 3
    open var shadowPath: CGPath?
    open var contents: Any?
    open var contentsScale: CGFloat = 1
    open var rasterizationScale: CGFloat = 1
    open var shouldRasterize = false
    open private(set) var sublayers: [CALayer]?
    open private(set) weak var superlayer: CALayer?

    public override required init() {}
    public init(layer: Any) {}

    open func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32(sublayers?.count ?? 0)) }
    open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
        layer.removeFromSuperlayer()
        layer.superlayer = self
        var all = sublayers ?? []
        all.insert(layer, at: min(Int(idx), all.count))
        sublayers = all
    }
    open func removeFromSuperlayer() {
        superlayer?.sublayers?.removeAll { $0 === self }
        superlayer = nil
    }
    /// Does nothing: layers are not drawn.
    open func setNeedsDisplay() {}
    /// Does nothing: layers are not laid out.
    open func setNeedsLayout() {}
    open func layoutIfNeeded() {}
    open func layoutSublayers() {}
    open func removeAllAnimations() {}

    /// Draws nothing, and a finding says so.
    open func render(in ctx: CGContext) {
        MissingData.record(
            store: Finding(
                .viewUnsupported,
                "\(type(of: self)).render(in:) draws nothing: views and layers of UIKit's are not drawn"))
    }
}

/// The shape of rounded corners; kept and never drawn.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// Which corners are rounded; kept and never drawn.
public struct CACornerMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)
}

/// Seconds by a clock that goes on while a device runs. It is the clock that widgets see, counted from 1 January 2001,
/// and stands still while they are drawn: an iPhone's count would differ from run to run.
public func CACurrentMediaTime() -> CFTimeInterval { CFAbsoluteTimeGetCurrent() }
