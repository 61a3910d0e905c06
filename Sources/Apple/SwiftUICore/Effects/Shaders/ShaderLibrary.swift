import Foundation

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
