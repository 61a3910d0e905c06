import SwiftUICore

extension Color {
    public init(uiColor: UIColor) { self.init(source: uiColor.source) }

    /// The older spelling; beside a generated asset symbol, `Color(.name)` means the asset.
    @_disfavoredOverload
    public init(_ color: UIColor) { self.init(source: color.source) }

    public init(cgColor: CGColor) { self.init(source: .components(cgColor.color)) }

    @_disfavoredOverload
    public init(_ cgColor: CGColor) { self.init(source: .components(cgColor.color)) }

    public init(_ resource: ColorResource) { self.init(source: .asset(resource.name)) }

    /// The components of a color that depends on no environment; nil for others, as in SwiftUI.
    public var cgColor: CGColor? {
        guard case .components(let color) = source else { return nil }
        return CGColor(color)
    }
}
