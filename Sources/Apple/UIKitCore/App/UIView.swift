import Foundation
import Geometry

/// A view of UIKit's, which is kept and never drawn.
open class UIView: UIResponder, @unchecked Sendable {
    open var frame: CGRect
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: frame.size) }
        set { frame.size = newValue.size }
    }
    open var center: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
    }
    open var backgroundColor: UIColor?
    open var tintColor: UIColor! = .tintColor { didSet { tintColorDidChange() } }
    /// For subclasses to act on; does nothing by itself.
    open func tintColorDidChange() {}
    open var alpha: CGFloat = 1
    open var isHidden = false
    open var isOpaque = true
    open var isUserInteractionEnabled = true
    open var clipsToBounds = false
    open var tag = 0
    open var translatesAutoresizingMaskIntoConstraints = true
    open private(set) var subviews: [UIView] = []
    open private(set) weak var superview: UIView?

    open var contentMode = ContentMode.scaleToFill
    open var autoresizingMask: AutoresizingMask = []
    open var transform = CGAffineTransform.identity
    open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    open var accessibilityLabel: String?
    open var accessibilityIdentifier: String?
    open var accessibilityTraits: UIAccessibilityTraits = []
    open var isAccessibilityElement = false
    open var mask: UIView?
    open class var layerClass: AnyClass { CALayer.self }
    open private(set) lazy var layer: CALayer = (Self.layerClass as? CALayer.Type ?? CALayer.self).init()
    open var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
    }

    public init(frame: CGRect) { self.frame = frame }
    public required init?(coder: NSCoder) { frame = .zero }
    public convenience override init() { self.init(frame: .zero) }

    open func addSubview(_ view: UIView) {
        view.removeFromSuperview()
        view.superview = self
        subviews.append(view)
    }

    open func removeFromSuperview() {
        superview?.subviews.removeAll { $0 === self }
        superview = nil
    }

    open func insertSubview(_ view: UIView, at index: Int) {
        addSubview(view)
        subviews.insert(subviews.removeLast(), at: min(max(0, index), subviews.count - 1))
    }

    open func bringSubviewToFront(_ view: UIView) { if view.superview === self { addSubview(view) } }
    open func sendSubviewToBack(_ view: UIView) { if view.superview === self { insertSubview(view, at: 0) } }
    /// Drops the recognizer: nothing is touched.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {}
    /// Never called: views are kept and not drawn.
    open func draw(_ rect: CGRect) {}
    open func invalidateIntrinsicContentSize() {}
    open func setNeedsUpdateConstraints() {}
    open func updateConstraints() {}
    open func didMoveToSuperview() {}
    open func didMoveToWindow() {}
    /// Never called: the traits of a view do not change.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Does nothing: views are not laid out.
    open func setNeedsLayout() {}
    /// Does nothing: views are not laid out.
    open func layoutIfNeeded() {}
    /// Never called: views are not laid out.
    open func layoutSubviews() {}
    /// Does nothing: views are not drawn.
    open func setNeedsDisplay() {}
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
    open func sizeToFit() { frame.size = sizeThatFits(frame.size) }
}
