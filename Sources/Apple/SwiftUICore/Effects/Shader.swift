import Findings
import Foundation
import Geometry

/// A Metal function with its arguments. Nothing but Apple's systems runs Metal, so what a shader is applied to is drawn
/// without it, which is a finding.
public struct Shader: Equatable, Sendable {
    /// The Metal function; never called.
    public var function: ShaderFunction
    /// The arguments of the function; kept and never passed.
    public var arguments: [Argument]
    /// Ignored: the shader is not drawn.
    public var dithersColor = false

    public init(function: ShaderFunction, arguments: [Argument]) {
        self.function = function
        self.arguments = arguments
    }

    /// What a shader is compiled for.
    public struct UsageType: Hashable, Sendable {
        private let name: String
        public static let shapeStyle = UsageType(name: "shapeStyle")
        public static let colorEffect = UsageType(name: "colorEffect")
        public static let distortionEffect = UsageType(name: "distortionEffect")
        public static let layerEffect = UsageType(name: "layerEffect")
    }

    /// Does nothing: there is nothing to compile for.
    public func compile(as type: UsageType) async throws {}

    /// A value that a shader's function is given.
    public struct Argument: Equatable, Sendable {
        private enum Kind: Equatable, Sendable {
            case numbers([Double])
            case boundingRect
            case colors([Color])
            case image
            case data(Data)
        }

        private let kind: Kind

        public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { Argument(kind: .numbers([Double(x)])) }
        public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument {
            Argument(kind: .numbers([Double(x), Double(y)]))
        }
        public static func float2(_ point: CGPoint) -> Argument { float2(point.x, point.y) }
        public static func float2(_ size: CGSize) -> Argument { float2(size.width, size.height) }
        public static func float2(_ vector: CGVector) -> Argument { float2(vector.dx, vector.dy) }
        public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument {
            Argument(kind: .numbers([Double(x), Double(y), Double(z)]))
        }
        public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument {
            Argument(kind: .numbers([Double(x), Double(y), Double(z), Double(w)]))
        }
        public static func floatArray(_ array: [Float]) -> Argument { Argument(kind: .numbers(array.map(Double.init))) }
        public static var boundingRect: Argument { Argument(kind: .boundingRect) }
        public static func color(_ color: Color) -> Argument { Argument(kind: .colors([color])) }
        public static func colorArray(_ array: [Color]) -> Argument { Argument(kind: .colors(array)) }
        public static func image(_ image: Image) -> Argument { Argument(kind: .image) }
        public static func data(_ data: Data) -> Argument { Argument(kind: .data(data)) }
    }
}

/// A function of a Metal library, by name.
@dynamicCallable
public struct ShaderFunction: Equatable, Sendable {
    public var library: ShaderLibrary
    public var name: String

    public init(library: ShaderLibrary, name: String) {
        self.library = library
        self.name = name
    }

    public func dynamicallyCall(withArguments args: [Shader.Argument]) -> Shader {
        Shader(function: self, arguments: args)
    }
}

/// A Metal library, whose functions are its members.
@dynamicMemberLookup
public struct ShaderLibrary: Equatable, Sendable {
    private enum Source: Equatable, Sendable {
        case bundle(URL)
        case data(Data)
        case url(URL)
    }

    private let source: Source

    private init(source: Source) { self.source = source }

    /// The library of the widget's own bundle.
    public static let `default` = ShaderLibrary.bundle(.main)
    public static func bundle(_ bundle: Bundle) -> ShaderLibrary { ShaderLibrary(source: .bundle(bundle.bundleURL)) }
    public init(data: Data) { self.init(source: .data(data)) }
    public init(url: URL) { self.init(source: .url(url)) }

    public static subscript(dynamicMember name: String) -> ShaderFunction {
        ShaderFunction(library: .default, name: name)
    }

    public subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction(library: self, name: name) }
}

extension Shader: ShapeStyle {
    /// Paints nothing, which is a finding.
    public func _paint(in context: _StyleContext) -> _StylePaint {
        context.environment.assetSource.note(
            Finding(
                .shaderNotDrawn,
                "a style of the shader \(function.name) paints nothing, because only Apple's systems run Metal"))
        return .color(.clear)
    }
}

nonisolated extension View {
    /// Draws the view without the shader.
    public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
        shaded(by: shader, "colorEffect", isEnabled)
    }

    /// Draws the view without the shader.
    public func distortionEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View {
        shaded(by: shader, "distortionEffect", isEnabled)
    }

    /// Draws the view without the shader.
    public func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View {
        shaded(by: shader, "layerEffect", isEnabled)
    }

    private func shaded(by shader: Shader, _ modifier: String, _ isEnabled: Bool) -> some View {
        wrapNodes { content, inputs in
            if isEnabled {
                inputs.session.report(
                    Finding(
                        .shaderNotDrawn,
                        "\(modifier)(\(shader.function.name)) is ignored, because only Apple's systems run Metal; "
                            + "an iPhone applies it to the view"))
            }
            return content
        }
    }
}
