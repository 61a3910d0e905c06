import Foundation
import Geometry
import SwiftUICore

/// A button in UIKit's hands. It is kept and never drawn.
open class UIButton: UIControl, @unchecked Sendable {
    /// What a button looks like in an app; kept and never drawn.
    public enum ButtonType: Int, Sendable {
        case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, plain, close
    }

    /// How a button looks.
    public struct Configuration {
        /// How round a button's corners are; kept and never drawn.
        public enum CornerStyle: Int, Sendable { case fixed = -1, dynamic, small, medium, large, capsule }
        /// How large a button is; kept and never drawn.
        public enum Size: Int, Sendable { case medium, small, mini, large }

        public var title: String?
        public var subtitle: String?
        public var attributedTitle: AttributedString?
        public var image: UIImage?
        /// Points.
        public var imagePadding: CGFloat = 0
        public var titlePadding: CGFloat = 0
        public var baseForegroundColor: UIColor?
        public var baseBackgroundColor: UIColor?
        public var cornerStyle = CornerStyle.dynamic
        public var buttonSize = Size.medium
        public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        public var showsActivityIndicator = false

        public static func plain() -> Configuration { Configuration() }
        public static func tinted() -> Configuration { Configuration() }
        public static func gray() -> Configuration { Configuration() }
        public static func filled() -> Configuration { Configuration() }
        public static func borderless() -> Configuration { Configuration() }
        public static func bordered() -> Configuration { Configuration() }
        public static func borderedTinted() -> Configuration { Configuration() }
        public static func borderedProminent() -> Configuration { Configuration() }
    }

    public private(set) var buttonType = ButtonType.custom
    open var configuration: Configuration?
    open var menu: AnyObject?
    open var showsMenuAsPrimaryAction = false
    open private(set) lazy var titleLabel: UILabel? = UILabel(frame: .zero)
    open private(set) lazy var imageView: UIImageView? = UIImageView(frame: .zero)
    private var titles: [State: String] = [:]
    private var images: [State: UIImage] = [:]
    private var colors: [State: UIColor] = [:]

    public override init(frame: CGRect) { super.init(frame: frame) }
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        self.buttonType = buttonType
    }
    public convenience init(frame: CGRect, primaryAction: UIAction?) { self.init(frame: frame) }
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
    }
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(frame: .zero)
        self.configuration = configuration
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open func setTitle(_ title: String?, for state: State) { titles[state] = title }
    open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) { titles[state] = title?.string }
    open func setImage(_ image: UIImage?, for state: State) { images[state] = image }
    open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }
    /// Drops the image: buttons are not drawn.
    open func setBackgroundImage(_ image: UIImage?, for state: State) {}
    open func setTitleColor(_ color: UIColor?, for state: State) { colors[state] = color }
    open func titleColor(for state: State) -> UIColor? { colors[state] ?? colors[.normal] }

    open var currentTitle: String? { title(for: state) }
    open var currentImage: UIImage? { image(for: state) }
}
