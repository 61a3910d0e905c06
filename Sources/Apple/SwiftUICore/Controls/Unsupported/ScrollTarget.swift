import Geometry

// A widget's content does not scroll: what tells of scrolling never does, and what steers it changes nothing.

/// Where a scroll view comes to rest.
public struct ScrollTarget {
    /// In points of the content.
    public var rect: CGRect
    public var anchor: UnitPoint?
}

/// Chooses where a scroll view comes to rest; never asked.
public protocol ScrollTargetBehavior {
    typealias TargetContext = ScrollTargetBehaviorContext
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

/// What a behavior knows of the scroll view.
public struct ScrollTargetBehaviorContext {
    public let originalTarget: ScrollTarget
    /// Points per second.
    public let velocity: CGVector
    /// Points.
    public let contentSize: CGSize
    /// Points.
    public let containerSize: CGSize
    public let axes: Axis.Set
}

/// Comes to rest at pages; never asked.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
    public init() {}
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

/// Comes to rest at views; never asked.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
    /// How many views are passed at a time.
    public struct LimitBehavior: Sendable {
        public static let automatic = Self(), always = Self(), alwaysByFew = Self(), alwaysByOne = Self()
        public static let never = Self()
    }

    public init(limitBehavior: LimitBehavior = .automatic) {}
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior { public static var paging: Self { .init() } }
extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    public static var viewAligned: Self { .init() }
    public static func viewAligned(limitBehavior: Self.LimitBehavior) -> Self { .init() }
}

/// Which of its views a scroll view shows.
public struct ScrollPosition: Equatable, Sendable {
    public init<ID: Hashable & Sendable>(idType: ID.Type = ID.self) {}
    public init(idType: Never.Type = Never.self) {}
    public init(edge: Edge) {}
    public init(point: CGPoint) {}
    public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {}

    /// Does nothing.
    public mutating func scrollTo(edge: Edge) {}
    /// Does nothing.
    public mutating func scrollTo(point: CGPoint) {}
    /// Does nothing.
    public mutating func scrollTo(x: CGFloat) {}
    /// Does nothing.
    public mutating func scrollTo(y: CGFloat) {}
    /// Does nothing.
    public mutating func scrollTo<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {}

    /// nil: nothing has scrolled.
    public var edge: Edge? { nil }
    /// nil: nothing has scrolled.
    public var point: CGPoint? { nil }
    /// False: nobody scrolls a picture.
    public var isPositionedByUser: Bool { false }
    /// nil: nothing has scrolled.
    public func viewID<ID: Hashable & Sendable>(type: ID.Type) -> ID? { nil }
}

/// Where a scroll view's content lies; never given.
public struct ScrollGeometry: Equatable, Sendable {
    /// Points.
    public var contentOffset: CGPoint
    /// Points.
    public var contentSize: CGSize
    /// Points.
    public var contentInsets: EdgeInsets
    /// Points.
    public var containerSize: CGSize
    public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
    public var bounds: CGRect { visibleRect }
}

/// What a scroll view is doing; never given.
public enum ScrollPhase: Hashable, Sendable {
    case idle, tracking, interacting, decelerating, animating
    public var isScrolling: Bool { self != .idle }
}

/// What is known when a scroll view begins or ends something.
public struct ScrollPhaseChangeContext {
    public let geometry: ScrollGeometry
    /// Points per second.
    public let velocity: CGVector?
}

/// What an anchor of a scroll view is for.
public struct ScrollAnchorRole: Hashable, Sendable {
    private let rawValue: Int
    public static let initialOffset = Self(rawValue: 0), sizeChanges = Self(rawValue: 1), alignment = Self(rawValue: 2)
}

/// How content fades under bars; a widget has none.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
    private let rawValue: Int
    public static let automatic = Self(rawValue: 0), hard = Self(rawValue: 1), soft = Self(rawValue: 2)
}
