import Foundation
import SwiftUICore

/// What is done to what lies behind a view.
open class UIVisualEffect: NSObject, @unchecked Sendable {}

/// A blur of what lies behind; never drawn.
open class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
    /// The material of a blur; accepted and not kept.
    public enum Style: Int, Sendable {
        case extraLight, light, dark
        case regular = 4, prominent
        case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
        case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
        case systemChromeMaterialLight
        case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark
        case systemChromeMaterialDark
    }

    public init(style: Style) {}
}

/// A blend of content with a blur behind it; never drawn.
open class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
    public init(blurEffect: UIBlurEffect) {}
}

/// Blurs what lies behind it in an app. It is kept and never drawn.
open class UIVisualEffectView: UIView, @unchecked Sendable {
    open var effect: UIVisualEffect?
    open private(set) lazy var contentView = UIView(frame: .zero)

    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A wheel that turns. It is kept and never drawn.
open class UIActivityIndicatorView: UIView, @unchecked Sendable {
    /// How large a spinner is; kept and never drawn.
    public enum Style: Int, Sendable { case medium = 100, large }

    open var style: Style
    open var color: UIColor!
    open var hidesWhenStopped = true
    open private(set) var isAnimating = false

    public override init(frame: CGRect) {
        style = .medium
        super.init(frame: frame)
    }
    public init(style: Style) {
        self.style = style
        super.init(frame: .zero)
    }
    public required init?(coder: NSCoder) {
        style = .medium
        super.init(coder: coder)
    }

    open func startAnimating() { isAnimating = true }
    open func stopAnimating() { isAnimating = false }
}

/// The sheet by which an app shares. It is kept and never drawn.
open class UIActivityViewController: UIViewController, @unchecked Sendable {
    public init(activityItems: [Any], applicationActivities: [AnyObject]?) { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
