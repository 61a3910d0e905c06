import Geometry

/// A preview for Xcode's canvas. It is checked and left out of the program.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait, _ additionalTraits: PreviewTrait...,
    @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

/// How the canvas shows a preview.
public struct PreviewTrait: Sendable {
    public static let defaultLayout = PreviewTrait()
    public static let sizeThatFitsLayout = PreviewTrait()
    public static let landscapeLeft = PreviewTrait()
    public static let landscapeRight = PreviewTrait()
    public static let portrait = PreviewTrait()
    public static let portraitUpsideDown = PreviewTrait()
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait { PreviewTrait() }
}
