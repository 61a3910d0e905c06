import Foundation
import FoundationCompat
import SwiftUICore

/// Something of a bar, which an app shows and a widget never draws.
open class UIBarItem: NSObject {
    open var title: String?
    open var image: UIImage?
    open var isEnabled = true
    open var tag = 0

    public override init() {}
}

/// A button of a bar, which is never touched.
open class UIBarButtonItem: UIBarItem {
    /// How a button looks.
    public enum Style: Int, Sendable {
        case plain, bordered, done
    }

    /// Buttons whose title or symbol the system knows.
    public enum SystemItem: Int, Sendable {
        case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize
        case bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, pageCurl,
            close
    }

    open var style = Style.plain
    /// In points; 0 for what fits.
    open var width: CGFloat = 0
    open var customView: UIView?
    open var tintColor: UIColor?
    open var primaryAction: UIAction?
    open weak var target: AnyObject?
    open var action: Selector?

    public override init() {}

    public init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        super.init()
        (self.image, self.style, self.action) = (image, style, action)
        self.target = target as AnyObject?
    }

    public init(title: String?, style: Style, target: Any?, action: Selector?) {
        super.init()
        (self.title, self.style, self.action) = (title, style, action)
        self.target = target as AnyObject?
    }

    public init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        super.init()
        self.action = action
        self.target = target as AnyObject?
    }

    public init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
        super.init()
        self.primaryAction = primaryAction
    }

    public init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil) {
        super.init()
        (self.title, self.image, self.primaryAction) = (title, image, primaryAction)
    }

    public init(customView: UIView) {
        super.init()
        self.customView = customView
    }

    /// Space that takes what the other items leave.
    public static func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(systemItem: .flexibleSpace) }

    /// Space of a width in points.
    public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        let item = UIBarButtonItem(systemItem: .fixedSpace)
        item.width = width
        return item
    }
}
