import DisplayList
import Foundation
import Geometry

/// A picture of the asset catalog, a bitmap, or a symbol.
public struct Image: Equatable, Sendable {
    /// Where the picture comes from.
    package enum Source: Equatable, Sendable {
        case asset(String)
        case symbol(String, variableValue: Double?)
        /// A bitmap at `scale` pixels per point.
        case bitmap(ImageReference, scale: CGFloat)
        case drawing(Drawing)
    }

    /// How a resizable image fills its frame.
    package struct Resizing: Equatable, Sendable {
        var capInsets: EdgeInsets
        var mode: ResizingMode
    }

    package var source: Source
    package var speech = Speech.name
    package var resizing: Resizing?
    package var templateMode: TemplateRenderingMode?
    package var interpolationQuality = Interpolation.medium
    package var isAntialiased = true
    package var symbolMode: SymbolRenderingMode?
    /// Painted in this instead of the foreground style, as a tinted `UIImage` is.
    package var tintColor: Color?
    /// The colors of a symbol's layers, as a `UIImage`'s configuration gives them.
    package var paletteColors: [Color] = []
    package var symbolSetting: SymbolSetting?
    private var assetVariableValue: Double?
    var variableValueMode: SymbolVariableValueMode?
    var symbolColorMode: SymbolColorRenderingMode?
    private var callSite = CallSite()

    package init(source: Source) { self.source = source }

    /// An image of the asset catalogs or beside the sources, whatever the bundle. If there is none of this name, a
    /// crossed box is drawn and a finding says so.
    public init(_ name: String, bundle: Bundle? = nil) { source = .asset(name) }
    /// An image of the asset catalogs or beside the sources, with a text for VoiceOver; `bundle` is ignored.
    public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        source = .asset(name)
        speech = .label(label)
    }
    /// - Parameter variableValue: 0…1; how many layers of a symbol set's drawing are lit.
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
        source = .asset(name)
        assetVariableValue = variableValue
    }
    /// A symbol set's drawing of which some layers are lit, with a text for VoiceOver.
    ///
    /// - Parameter variableValue: 0…1.
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
        self.init(name, bundle: bundle, label: label)
        assetVariableValue = variableValue
    }

    /// An image of the asset catalogs or beside the sources that VoiceOver leaves out; `bundle` is ignored.
    public init(decorative name: String, bundle: Bundle? = nil) {
        source = .asset(name)
        speech = .decorative
    }

    /// A system symbol, drawn as a similar icon, or as the drawing in the folder of `--symbols`. If there is none of
    /// this name, a dashed square is drawn and a finding says so.
    public init(systemName: String) { source = .symbol(systemName, variableValue: nil) }

    /// - Parameter variableValue: 0…1.
    public init(systemName: String, variableValue: Double?) {
        source = .symbol(systemName, variableValue: variableValue)
    }
}

extension Image {
    /// How many of a symbol's layers are lit, 0…1.
    var variableValue: Double? {
        if case .symbol(_, let value) = source { return value }
        return assetVariableValue
    }

    /// Whether a symbol is drawn: a system one, or one of the catalog's symbol sets.
    func isSymbol(in environment: EnvironmentValues) -> Bool {
        switch source {
        case .symbol: true
        case .asset(let name): environment.assetSource.symbol(named: name) != nil
        case .bitmap, .drawing: false
        }
    }
}

extension Image {
    /// The image's node, from whatever thread: pictures are drawn on others than the main one too.
    func node(_ inputs: _ViewInputs) -> LayoutNode {
        var inputs = inputs
        if let tint = tintColor {
            inputs.environment.foregroundStyles = ForegroundStyles([AnyShapeStyle(tint)])
        }
        if !paletteColors.isEmpty {
            inputs.environment.foregroundStyles = ForegroundStyles(
                paletteColors.map { AnyShapeStyle($0) }, isPalette: paletteColors.count > 1)
        }
        let environment = inputs.environment
        let font =
            isSymbol(in: environment)
            ? (environment.uniformFont ?? environment.font ?? .body).resolve(in: environment) : nil
        guard let font, let symbol = SymbolImage(self, font: font, in: environment) else {
            return BitmapNode(self, inputs)
        }
        return SymbolNode(symbol, of: self, inputs)
    }
}

extension Image: PrimitiveView {
    public static func _resolve(_ view: Self, _ inputs: _ViewInputs, into list: inout _ViewList) {
        view.reportIfTooLarge(inputs)
        let node = view.node(inputs)
        node.callSite = view.callSite
        list.append(node)
    }
}

extension Image {
    /// The size of a symbol, relative to the text beside it.
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
}

private enum ImageScaleKey: EnvironmentKey { static var defaultValue: Image.Scale { .medium } }

extension EnvironmentValues {
    public var imageScale: Image.Scale {
        get { self[ImageScaleKey.self] }
        set { self[ImageScaleKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets the size of symbols relative to their font.
    public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
}

extension Image {
    /// How an image fills more room than it has.
    public enum ResizingMode: Hashable, Sendable { case tile, stretch }
    /// Whether an image is painted in the foreground style or in its own colors.
    public enum TemplateRenderingMode: Hashable, Sendable { case template, original }
    /// How carefully pixels are scaled; `none` repeats the nearest.
    public enum Interpolation: Hashable, Sendable { case none, low, medium, high }
    /// How a bitmap is turned and mirrored.
    public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
        case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
    }

    /// Lets the image fill its frame.
    /// - Parameter capInsets: points; the borders that are not scaled.
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

    /// Whether a bitmap's edges are smooth where they do not meet the pixels, as under a rotation.
    public func antialiased(_ isAntialiased: Bool) -> Image {
        var copy = self
        copy.isAntialiased = isAntialiased
        return copy
    }

    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
        var copy = self
        copy.symbolMode = mode
        return copy
    }

    /// - Parameter mode: how the variable value shows; nil leaves it to the environment.
    public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> Image {
        var copy = self
        copy.variableValueMode = mode
        return copy
    }

    /// - Parameter mode: how each layer is filled; nil leaves it to the environment.
    public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Image {
        var copy = self
        copy.symbolColorMode = mode
        return copy
    }
}
