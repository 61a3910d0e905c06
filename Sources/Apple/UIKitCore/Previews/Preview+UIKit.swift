import Findings
import SwiftUICore

extension Preview {
    /// A preview of a view controller.
    public init(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>..., body: (@MainActor () -> UIViewController)?
    ) {
        self.init(
            name: name, traits: traits,
            view: {
                guard let controller = body?() else { return EmptyView() }
                return controller.hostedView ?? AnyView(UndrawnView(name: "\(type(of: controller))"))
            })
    }

    /// A preview of a view of UIKit's.
    public init(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>..., body: (@MainActor () -> UIView)?
    ) {
        self.init(
            name: name, traits: traits,
            view: {
                guard let view = body?() else { return EmptyView() }
                return UndrawnView(name: "\(type(of: view))")
            })
    }
}

/// Nothing, where UIKit would draw; a finding says so.
private struct UndrawnView: PrimitiveView {
    let name: String

    static func _resolve(_ view: Self, _ inputs: _ViewInputs, into list: inout _ViewList) {
        inputs.session.report(
            Finding(
                .uiKitPreviewNotDrawn,
                "'\(view.name)' is drawn by UIKit, of which Darkroom draws nothing but the SwiftUI view of a "
                    + "UIHostingController; the preview is empty"))
    }
}

// The closures are optional so that SwiftUI's macro comes first: several views without `return` would fit these too.

/// A preview of a view controller for Xcode's canvas, and for `darkroom previews`, which draws what SwiftUI shows in
/// it.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., body: (@MainActor () -> UIViewController)?
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

/// A preview of a view of UIKit's, which has no picture.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., body: (@MainActor () -> UIView)?
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")
