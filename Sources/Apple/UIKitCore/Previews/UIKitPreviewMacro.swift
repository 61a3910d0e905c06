import SwiftUICore

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
