import Assets
import DisplayList
import Findings
import Foundation
import Geometry
import ImageFormats
import SwiftUICore

/// A picture: a bitmap, one of the asset catalog, or a symbol.
open class UIImage: NSObject, NSCopying, _ExpressibleByImageLiteral, @unchecked Sendable {
    /// How stored pixels are turned and mirrored to be seen.
    public enum Orientation: Int, Sendable {
        case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
    }

    /// Whether a picture keeps its colors or takes the foreground's.
    public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }

    /// Where the picture comes from.
    package enum Content: Hashable, Sendable {
        case bitmap(ImageReference)
        /// One of the catalog, which fits each environment; the bitmap is that of the traits it was made under.
        case asset(String, ImageReference?)
        case symbol(String)
        /// What code drew; its size is in points.
        case drawing(DisplayList)
        /// Nothing, as `UIImage()` is.
        case empty
    }

    package internal(set) var content: Content
    package internal(set) var tint: UIColor?
    /// Pixels per point.
    public internal(set) var scale: CGFloat
    /// How the stored pixels are turned; `size` is that of the picture as it is seen.
    public internal(set) var imageOrientation = Orientation.up
    public internal(set) var renderingMode = RenderingMode.automatic
    public internal(set) var capInsets = UIEdgeInsets.zero
    package internal(set) var isStretchable = false
    /// The size in points where the pixels are stretched to another than their own.
    var drawnSize: CGSize?
    package internal(set) var configuration: SymbolConfiguration?
    /// 0…1; how many of a symbol's layers are lit.
    var variableValue: Double?

    package init(content: Content, scale: CGFloat) {
        self.content = content
        self.scale = scale
    }

    public override init() {
        content = .empty
        scale = 1
    }

    /// Encoded pixels; nil where they are of no format that can be read, SVG and PDF among them: as on iOS, only asset
    /// catalogs may have those.
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    public init?(data: Data, scale: CGFloat) {
        guard let header = Self.header(ImageHeader.read(data)) else { return nil }
        content = .bitmap(ImageReference(name: "data", content: .data(data), pixelSize: header.size))
        imageOrientation = Orientation(header.orientation)
        self.scale = scale > 0 ? scale : 1
    }

    private static func header(_ found: Result<ImageHeader, ImageProblem>) -> ImageHeader? {
        if case .failure(.unsupported(let format)) = found {
            AmbientAssets.source.note(
                Finding(.imageFormatUnsupported, "a UIImage of \(format.rawValue) data is nil; iOS has one"))
        }
        return (try? found.get()).flatMap { $0.format.isVector ? nil : $0 }
    }

    /// A file, whose name may end in `@2x` or `@3x`; nil where it cannot be read.
    public init?(contentsOfFile path: String) {
        let url = URL(fileURLWithPath: path)
        guard let header = Self.header(ImageHeader.read(url)) else { return nil }
        content = .bitmap(ImageReference(name: url.lastPathComponent, content: .file(path), pixelSize: header.size))
        imageOrientation = Orientation(header.orientation)
        let stem = url.deletingPathExtension().lastPathComponent
        scale = stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1
    }

    /// An image of the asset catalog or beside the sources; nil if there is none of that name.
    public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

    /// An image of the asset catalog or beside the sources; nil if there is none of that name. `bundle` is ignored.
    public init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
        let environment = traitCollection?.environment ?? .current
        // The name of an image in a catalog may be given as that of a file: image literals do.
        let names = name.contains(".") ? [name, (name as NSString).deletingPathExtension] : [name]
        let found = names.lazy.compactMap { name in
            AmbientAssets.source.existingImage(named: name, in: environment).map { (name, $0) }
        }.first
        guard let (name, asset) = found else {
            guard AmbientAssets.source.symbol(named: name) != nil else { return nil }
            content = .asset(name, nil)
            scale = environment.displayScale
            return
        }
        content = .asset(name, Self.reference(asset))
        scale = CGFloat(asset.scale)
        imageOrientation = Self.orientation(asset)
        renderingMode = asset.renderingIntent == .template ? .alwaysTemplate : .automatic
    }

    /// The image of the name; `configuration` is ignored.
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        self.init(named: name, in: bundle, compatibleWith: nil)
    }

    public init(resource: ImageResource) {
        let asset = AmbientAssets.source.existingImage(named: resource.name, in: .current)
        content = .asset(resource.name, asset.flatMap(Self.reference))
        imageOrientation = asset.map(Self.orientation) ?? .up
        scale = CGFloat(asset?.scale ?? 1)
    }

    /// A symbol. Which names iOS knows cannot be told here: an unknown one draws its stand-in and is a finding.
    public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

    public init?(systemName name: String, withConfiguration configuration: Configuration?) {
        guard !name.isEmpty else { return nil }
        content = .symbol(name)
        scale = EnvironmentValues.current.displayScale
        self.configuration = configuration as? SymbolConfiguration
    }

    /// - Parameter value: 0…1; how many of the symbol's layers are lit.
    public convenience init?(
        systemName name: String, variableValue value: Double, configuration: Configuration? = nil
    ) {
        self.init(systemName: name, withConfiguration: configuration)
        variableValue = value
    }

    public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
        self.init(systemName: name)
    }

    /// A name that the catalog does not have draws the crossed box, and is a finding where it does.
    public required convenience init(imageLiteralResourceName name: String) {
        let image = UIImage(named: name)
        self.init(content: image?.content ?? .asset(name, nil), scale: image?.scale ?? 1)
    }

    private static func reference(_ asset: ImageAsset) -> ImageReference? {
        asset.reference(outputScale: Double(EnvironmentValues.current.displayScale))
    }

    private static func orientation(_ asset: ImageAsset) -> Orientation {
        Orientation((try? asset.header.get())?.orientation ?? .up)
    }

    /// The bitmap behind the picture, if one can be read.
    var reference: ImageReference? {
        switch content {
        case .bitmap(let reference): reference
        case .asset(_, let reference): reference
        case .symbol, .drawing, .empty: nil
        }
    }

    /// In points.
    public var size: CGSize {
        if let drawnSize { return drawnSize }
        if case .drawing(let list) = content { return list.size }
        if let pixels = reference?.pixelSize {
            return CGSize(width: pixels.width / scale, height: pixels.height / scale)
        }
        guard isSymbolImage, let size = Image(uiImage: self).symbolSize(in: .current) else { return .zero }
        // Whole pixels: UIKit's `chevron.compact.down` of 64 points is 70.33 by 25.67.
        func pixels(_ length: CGFloat) -> CGFloat { (length * scale - 0.01).rounded(.up) / scale }
        return CGSize(width: pixels(size.width), height: pixels(size.height))
    }

    public var isSymbolImage: Bool {
        switch content {
        case .symbol: true
        // A symbol set of the catalog has no bitmap.
        case .asset(let name, nil): AmbientAssets.source.symbol(named: name) != nil
        default: false
        }
    }

    public func copy(with zone: NSZone? = nil) -> Any { changed { _ in } }

    /// A copy of the picture with a change.
    func changed(_ change: (UIImage) -> Void) -> UIImage {
        let copy = UIImage(content: content, scale: scale)
        copy.imageOrientation = imageOrientation
        copy.tint = tint
        copy.renderingMode = renderingMode
        copy.capInsets = capInsets
        copy.isStretchable = isStretchable
        copy.drawnSize = drawnSize
        copy.configuration = configuration
        copy.variableValue = variableValue
        change(copy)
        return copy
    }
}

/// What `#imageLiteral(resourceName:)` makes.
public typealias _ImageLiteralType = UIImage
