import Foundation
import SwiftUICore

/// The views of an app, of which a picture shows no more than what SwiftUI draws in them.
open class UIViewController: UIResponder, @unchecked Sendable {
    open var title: String?
    open private(set) var children: [UIViewController] = []
    open private(set) weak var parent: UIViewController?
    private var loadedView: UIView?

    public override init() {}
    /// Without its nib, which nothing reads here.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {}
    public required init?(coder: NSCoder) {}

    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set { loadedView = newValue }
    }

    open var viewIfLoaded: UIView? { loadedView }
    open var isViewLoaded: Bool { loadedView != nil }

    open func loadView() { view = UIView(frame: .zero) }

    open func loadViewIfNeeded() {
        guard loadedView == nil else { return }
        loadView()
        viewDidLoad()
    }

    open func viewDidLoad() {}
    /// Never called: no view controller is shown.
    open func viewWillAppear(_ animated: Bool) {}
    /// Never called: no view controller is shown.
    open func viewDidAppear(_ animated: Bool) {}
    /// Never called: no view controller is shown.
    open func viewWillDisappear(_ animated: Bool) {}
    /// Never called: no view controller is shown.
    open func viewDidDisappear(_ animated: Bool) {}
    /// Never called: views are not laid out.
    open func viewWillLayoutSubviews() {}
    /// Never called: views are not laid out.
    open func viewDidLayoutSubviews() {}
    open func didMove(toParent parent: UIViewController?) {}
    open func willMove(toParent parent: UIViewController?) {}

    /// Does nothing, and never calls `completion`.
    open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil)
    {}
    /// Calls `completion` immediately: nothing is presented.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) { completion?() }

    open func addChild(_ childController: UIViewController) {
        childController.removeFromParent()
        childController.parent = self
        children.append(childController)
    }

    open func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
    }

    /// What SwiftUI draws in it, or in its only child.
    @MainActor
    var hostedView: AnyView? {
        if let host = self as? any _ViewHosting { return host._hosted }
        loadViewIfNeeded()
        return children.count == 1 ? children[0].hostedView : nil
    }
}

/// A controller of a SwiftUI view.
public protocol _ViewHosting: AnyObject {
    @MainActor var _hosted: AnyView { get }
}

/// A SwiftUI view in UIKit's hands.
open class UIHostingController<Content: View>: UIViewController, _ViewHosting, @unchecked Sendable {
    open var rootView: Content

    public init(rootView: Content) {
        self.rootView = rootView
        super.init()
    }

    /// nil, as no nib says what its view is.
    public required init?(coder: NSCoder) { nil }

    @MainActor public var _hosted: AnyView { AnyView(rootView) }
}

/// Controllers on top of each other.
open class UINavigationController: UIViewController, @unchecked Sendable {
    public init(rootViewController: UIViewController) {
        super.init()
        addChild(rootViewController)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var viewControllers: [UIViewController] { children }
    open var topViewController: UIViewController? { children.last }
    open var visibleViewController: UIViewController? { topViewController }

    open func pushViewController(_ viewController: UIViewController, animated: Bool) { addChild(viewController) }
}
