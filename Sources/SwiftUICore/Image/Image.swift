import Geometry
import DisplayList
import Foundation

/// A picture of the asset catalogue, a bitmap, or a symbol.
public struct Image: Equatable, Sendable {
    package enum Source: Equatable, Sendable {
        case asset(String)
        case symbol(String, variableValue: Double?)
        /// A bitmap at `scale` pixels per point.
        case bitmap(ImageReference, scale: CGFloat)
    }

    package struct Resizing: Equatable, Sendable {
        var capInsets: EdgeInsets
        var mode: ResizingMode
    }

    package var source: Source
    package var resizing: Resizing?
    package var templateMode: TemplateRenderingMode?
    package var interpolationQuality = Interpolation.medium
    package var symbolMode: SymbolRenderingMode?

    package init(source: Source) { self.source = source }

    public init(_ name: String, bundle: Bundle? = nil) { source = .asset(name) }
    public init(_ name: String, bundle: Bundle? = nil, label: Text) { source = .asset(name) }
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) { source = .asset(name) }
    public init(decorative name: String, bundle: Bundle? = nil) { source = .asset(name) }

    public init(systemName: String) { source = .symbol(systemName, variableValue: nil) }

    public init(systemName: String, variableValue: Double?) {
        source = .symbol(systemName, variableValue: variableValue)
    }

    public enum ResizingMode: Hashable, Sendable { case tile, stretch }
    public enum TemplateRenderingMode: Hashable, Sendable { case template, original }
    public enum Interpolation: Hashable, Sendable { case none, low, medium, high }
    public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
        case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
    }

    public enum Scale: Hashable, CaseIterable, Sendable {
        case small, medium, large
        /// Relative to medium (apple-metrics §3).
        package var factor: CGFloat {
            switch self {
            case .small: 0.79
            case .medium: 1
            case .large: 1.28
            }
        }
    }

    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
        var copy = self
        copy.resizing = Resizing(capInsets: capInsets, mode: resizingMode)
        return copy
    }

    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
        var copy = self
        copy.templateMode = renderingMode
        return copy
    }

    public func interpolation(_ interpolation: Interpolation) -> Image {
        var copy = self
        copy.interpolationQuality = interpolation
        return copy
    }

    /// Edges are always smooth here; only scaled pixel art turns this off, by `interpolation(.none)`.
    public func antialiased(_ isAntialiased: Bool) -> Image { self }

    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
        var copy = self
        copy.symbolMode = mode
        return copy
    }
}

/// How the layers of a symbol are coloured.
public struct SymbolRenderingMode: Hashable, Sendable {
    private let rawValue: Int
    public static let monochrome = SymbolRenderingMode(rawValue: 0)
    public static let multicolor = SymbolRenderingMode(rawValue: 1)
    public static let hierarchical = SymbolRenderingMode(rawValue: 2)
    public static let palette = SymbolRenderingMode(rawValue: 3)
}

/// A variant that is added to symbol names, such as `.fill`.
public struct SymbolVariants: Hashable, Sendable {
    package var suffixes: [String]
    public static let none = SymbolVariants(suffixes: [])
    public static let circle = SymbolVariants(suffixes: ["circle"])
    public static let square = SymbolVariants(suffixes: ["square"])
    public static let rectangle = SymbolVariants(suffixes: ["rectangle"])
    public static let fill = SymbolVariants(suffixes: ["fill"])
    public static let slash = SymbolVariants(suffixes: ["slash"])
    public var circle: SymbolVariants { SymbolVariants(suffixes: suffixes + ["circle"]) }
    public var square: SymbolVariants { SymbolVariants(suffixes: suffixes + ["square"]) }
    public var fill: SymbolVariants { SymbolVariants(suffixes: suffixes + ["fill"]) }
    public var slash: SymbolVariants { SymbolVariants(suffixes: suffixes + ["slash"]) }

    /// The name with each suffix that it does not have yet.
    package func apply(to name: String) -> String {
        // SF's order: shape, then slash, then fill.
        let order = ["circle", "square", "rectangle", "slash", "fill"]
        return order.filter { suffixes.contains($0) }.reduce(name) { name, suffix in
            name.split(separator: ".").contains(Substring(suffix)) ? name : "\(name).\(suffix)"
        }
    }
}

private enum ImageScaleKey: EnvironmentKey { static var defaultValue: Image.Scale { .medium } }
private enum SymbolVariantsKey: EnvironmentKey { static var defaultValue: SymbolVariants { .none } }
private enum SymbolRenderingModeKey: EnvironmentKey { static var defaultValue: SymbolRenderingMode? { nil } }

extension EnvironmentValues {
    public var imageScale: Image.Scale {
        get { self[ImageScaleKey.self] }
        set { self[ImageScaleKey.self] = newValue }
    }

    public var symbolVariants: SymbolVariants {
        get { self[SymbolVariantsKey.self] }
        set { self[SymbolVariantsKey.self] = newValue }
    }

    public var symbolRenderingMode: SymbolRenderingMode? {
        get { self[SymbolRenderingModeKey.self] }
        set { self[SymbolRenderingModeKey.self] = newValue }
    }
}

extension View {
    public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
    public func symbolVariant(_ variant: SymbolVariants) -> some View { environment(\.symbolVariants, variant) }
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        environment(\.symbolRenderingMode, mode)
    }
}

extension Image: View {
    public typealias Body = Never
    public var body: Never { fatalError("Image is drawn by the engine and has no body") }

    public static func _resolve(_ view: Self, _ inputs: _ViewInputs, into list: inout _ViewList) {
        let environment = inputs.environment
        if case .symbol = view.source {
            let font = (environment.uniformFont ?? environment.font ?? .body).resolve(in: environment)
            if let symbol = SymbolImage(view, font: font, in: environment) {
                list.append(SymbolNode(symbol, isResizable: view.resizing != nil, inputs))
            }
        } else {
            list.append(BitmapNode(view, inputs))
        }
    }
}
