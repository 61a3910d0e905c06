import Foundation
import SwiftUICore

/// Text in UIKit's hands. It is kept and never drawn.
open class UILabel: UIView, @unchecked Sendable {
    open var text: String?
    open var attributedText: NSAttributedString?
    open var font: UIFont! = .systemFont(ofSize: 17)
    open var textColor: UIColor! = .label
    open var highlightedTextColor: UIColor?
    open var shadowColor: UIColor?
    open var textAlignment = NSTextAlignment.natural
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// 0 for as many as it takes.
    open var numberOfLines = 1
    open var adjustsFontSizeToFitWidth = false
    open var adjustsFontForContentSizeCategory = false
    open var allowsDefaultTighteningForTruncation = false
    open var minimumScaleFactor: CGFloat = 0
    open var preferredMaxLayoutWidth: CGFloat = 0
    open var isEnabled = true

    /// As large as its text in one line for each of its own, in points.
    open override var intrinsicContentSize: CGSize { size(in: .infinity) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(in: size.width > 0 ? size.width : .infinity) }

    private func size(in width: CGFloat) -> CGSize {
        let text = attributedText ?? NSAttributedString(string: self.text ?? "", attributes: [.font: font as Any])
        guard text.length > 0 else { return .zero }
        let room = CGSize(width: width, height: .infinity)
        let size = text.boundingRect(with: room, options: .usesLineFragmentOrigin, context: nil).size
        return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
    }
}

/// A picture in UIKit's hands. It is kept and never drawn.
open class UIImageView: UIView, @unchecked Sendable {
    open var image: UIImage?
    open var highlightedImage: UIImage?
    open var isHighlighted = false
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?

    public override init(frame: CGRect) { super.init(frame: frame) }
    public init(image: UIImage?) {
        self.image = image
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }
}

/// Views in a row. It is kept and never drawn.
open class UIStackView: UIView, @unchecked Sendable {
    /// How a stack shares its length among its views; kept and never laid out.
    public enum Distribution: Int, Sendable {
        case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
    }
    /// Where views lie across a stack; kept and never laid out.
    public enum Alignment: Int, Sendable {
        case fill, leading, firstBaseline, center, trailing, lastBaseline
        public static var top: Alignment { .leading }
        public static var bottom: Alignment { .trailing }
    }

    open var axis = NSLayoutConstraint.Axis.horizontal
    open var distribution = Distribution.fill
    open var alignment = Alignment.fill
    /// Points.
    open var spacing: CGFloat = 0
    open var isLayoutMarginsRelativeArrangement = false
    open private(set) var arrangedSubviews: [UIView] = []

    public override init(frame: CGRect) { super.init(frame: frame) }
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        views.forEach(addArrangedSubview)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open func addArrangedSubview(_ view: UIView) {
        addSubview(view)
        arrangedSubviews.removeAll { $0 === view }
        arrangedSubviews.append(view)
    }
    open func removeArrangedSubview(_ view: UIView) { arrangedSubviews.removeAll { $0 === view } }
    /// Does nothing: stacks are not laid out.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {}
}
