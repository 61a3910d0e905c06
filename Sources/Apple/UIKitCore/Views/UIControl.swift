import Foundation
import FoundationCompat
import SwiftUICore

/// Something that can be touched, which nobody does in a widget.
open class UIControl: UIView, @unchecked Sendable {
    /// What happens to a control; nothing does in a widget.
    public struct Event: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let touchDown = Event(rawValue: 1 << 0)
        public static let touchUpInside = Event(rawValue: 1 << 6)
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        public static let valueChanged = Event(rawValue: 1 << 12)
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        public static let editingChanged = Event(rawValue: 1 << 17)
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        public static let allEvents = Event(rawValue: .max)
    }

    /// What a control looks like: normal, selected or disabled, and never highlighted.
    public struct State: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let normal = State([])
        public static let highlighted = State(rawValue: 1 << 0)
        public static let disabled = State(rawValue: 1 << 1)
        public static let selected = State(rawValue: 1 << 2)
    }

    /// Where a control's content lies from left to right; kept and never drawn.
    public enum ContentHorizontalAlignment: Int, Sendable { case center, left, right, fill, leading, trailing }
    /// Where a control's content lies from top to bottom; kept and never drawn.
    public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }

    open var isEnabled = true
    open var isSelected = false
    open var isHighlighted = false
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center
    open var contentVerticalAlignment = ContentVerticalAlignment.center
    open var state: State { isEnabled ? isSelected ? .selected : .normal : .disabled }

    /// Drops the target: no event is ever sent.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {}
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {}
    /// Drops the action: no event is ever sent.
    open func addAction(_ action: UIAction, for controlEvents: Event) {}
    /// Does nothing: targets and actions are not kept.
    open func sendActions(for controlEvents: Event) {}
}

/// What a control does.
open class UIAction: NSObject, @unchecked Sendable {
    /// Names an action; accepted and not kept.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    open var title: String
    open var image: UIImage?
    public let handler: (UIAction) -> Void

    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        handler: @escaping (UIAction) -> Void
    ) {
        (self.title, self.image, self.handler) = (title, image, handler)
    }
}

/// Watches for touches, of which there are none.
open class UIGestureRecognizer: NSObject, @unchecked Sendable {
    /// How far a gesture is: `possible`, unless code sets another state.
    public enum State: Int, Sendable { case possible, began, changed, ended, cancelled, failed }

    open var state = State.possible
    open var isEnabled = true
    open weak var view: UIView?
    open var cancelsTouchesInView = true

    public init(target: Any? = nil, action: Selector? = nil) {}
    /// Always zero: nothing is touched.
    open func location(in view: UIView?) -> CGPoint { .zero }
}

/// Watches for taps; never sees one.
open class UITapGestureRecognizer: UIGestureRecognizer, @unchecked Sendable {
    open var numberOfTapsRequired = 1
    open var numberOfTouchesRequired = 1
}

/// Watches for a finger that stays; never sees one.
open class UILongPressGestureRecognizer: UIGestureRecognizer, @unchecked Sendable {
    open var minimumPressDuration: TimeInterval = 0.5
}

/// Watches for a finger that moves; never sees one.
open class UIPanGestureRecognizer: UIGestureRecognizer, @unchecked Sendable {
    /// Always zero: nothing is touched.
    open func translation(in view: UIView?) -> CGPoint { .zero }
}
