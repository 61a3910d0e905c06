import Geometry
import DisplayList
import Foundation

/// A picture of the asset catalogue, a bitmap, or a symbol.
public struct Image: Equatable, Sendable {
    /// Where the picture comes from.
    package enum Source: Equatable, Sendable {
        case asset(String)
        case symbol(String, variableValue: Double?)
        /// A bitmap at `scale` pixels per point.
        case bitmap(ImageReference, scale: CGFloat)
    }

    /// How a resizable image fills its frame.
    package struct Resizing: Equatable, Sendable {
        var capInsets: EdgeInsets
        var mode: ResizingMode
    }

    package var source: Source
    package var resizing: Resizing?
    package var templateMode: TemplateRenderingMode?
    package var interpolationQuality = Interpolation.medium
    package var symbolMode: SymbolRenderingMode?
    /// Painted in this instead of the foreground style, as a tinted `UIImage` is.
    package var tintColor: Color?

    package init(source: Source) { self.source = source }

    public init(_ name: String, bundle: Bundle? = nil) { source = .asset(name) }
    public init(_ name: String, bundle: Bundle? = nil, label: Text) { source = .asset(name) }
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) { source = .asset(name) }
    public init(decorative name: String, bundle: Bundle? = nil) { source = .asset(name) }

    public init(systemName: String) { source = .symbol(systemName, variableValue: nil) }

    /// - Parameter variableValue: 0…1.
    public init(systemName: String, variableValue: Double?) {
        source = .symbol(systemName, variableValue: variableValue)
    }
}

extension Image: PrimitiveView {
    public static func _resolve(_ view: Self, _ inputs: _ViewInputs, into list: inout _ViewList) {
        var inputs = inputs
        if let tint = view.tintColor {
            inputs.environment.foregroundStyles = ForegroundStyles([AnyShapeStyle(tint)])
        }
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
