import Geometry
import SwiftUICore

/// A view of UIKit's in SwiftUI's hands. A widget draws none: it shows a no-entry sign, and nothing is ever made.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
    associatedtype UIViewType: UIView
    associatedtype Coordinator = Void
    typealias Context = UIViewRepresentableContext<Self>
    typealias LayoutOptions = _PlatformViewRepresentableLayoutOptions

    /// Never called: a no-entry sign is drawn in the view's place.
    @MainActor @preconcurrency func makeUIView(context: Context) -> UIViewType
    /// Never called: no view is made.
    @MainActor @preconcurrency func updateUIView(_ uiView: UIViewType, context: Context)
    /// Never called: no view is made.
    @MainActor @preconcurrency static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
    /// Never called: no view is made.
    @MainActor @preconcurrency func makeCoordinator() -> Coordinator
    /// Never called: the no-entry sign takes all the space that is offered.
    @MainActor @preconcurrency func sizeThatFits(
        _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
    ) -> CGSize?
}

extension UIViewRepresentable {
    public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
    public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }
    public var body: Never { fatalError("\(Self.self) has no body") }

    public static func _resolve(_ view: Self, _ inputs: _ViewInputs, into list: inout _ViewList) {
        UnsupportedView._resolve(UnsupportedView(name: "\(Self.self)", extent: .all), inputs, into: &list)
    }
}

extension UIViewRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

/// What a representable view is told of its surroundings. None is ever made.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    public let coordinator: Representable.Coordinator
    public var transaction: Transaction
    public var environment: EnvironmentValues

    init(coordinator: Representable.Coordinator, transaction: Transaction, environment: EnvironmentValues) {
        self.coordinator = coordinator
        self.transaction = transaction
        self.environment = environment
    }
}

public struct _PlatformViewRepresentableLayoutOptions {}

/// A controller of UIKit's in SwiftUI's hands. A widget draws none: it shows a no-entry sign, and nothing is ever made.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
    associatedtype UIViewControllerType: UIViewController
    associatedtype Coordinator = Void
    typealias Context = UIViewControllerRepresentableContext<Self>

    /// Never called: a no-entry sign is drawn in the view's place.
    @MainActor @preconcurrency func makeUIViewController(context: Context) -> UIViewControllerType
    /// Never called: no view controller is made.
    @MainActor @preconcurrency func updateUIViewController(
        _ uiViewController: UIViewControllerType, context: Context)
    /// Never called: no view controller is made.
    @MainActor @preconcurrency static func dismantleUIViewController(
        _ uiViewController: UIViewControllerType, coordinator: Coordinator)
    /// Never called: no view controller is made.
    @MainActor @preconcurrency func makeCoordinator() -> Coordinator
    /// Never called: the no-entry sign takes all the space that is offered.
    @MainActor @preconcurrency func sizeThatFits(
        _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
    ) -> CGSize?
}

extension UIViewControllerRepresentable {
    public static func dismantleUIViewController(
        _ uiViewController: UIViewControllerType, coordinator: Coordinator
    ) {}
    public func sizeThatFits(
        _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
    ) -> CGSize? { nil }
    public var body: Never { fatalError("\(Self.self) has no body") }

    public static func _resolve(_ view: Self, _ inputs: _ViewInputs, into list: inout _ViewList) {
        UnsupportedView._resolve(UnsupportedView(name: "\(Self.self)", extent: .all), inputs, into: &list)
    }
}

extension UIViewControllerRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

/// What a representable controller is told of its surroundings. None is ever made.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
    public let coordinator: Representable.Coordinator
    public var transaction: Transaction
    public var environment: EnvironmentValues

    init(coordinator: Representable.Coordinator, transaction: Transaction, environment: EnvironmentValues) {
        self.coordinator = coordinator
        self.transaction = transaction
        self.environment = environment
    }
}
