import DisplayList
import Geometry

/// An image, or a part of it, repeated without end from the top leading corner of what it paints.
@frozen
public struct ImagePaint: ShapeStyle, Equatable {
    /// `Never`: the tiles paint themselves.
    public typealias Resolved = Never
    public var image: Image
    /// The part of the image, in a unit square.
    public var sourceRect: CGRect
    /// How much larger than the image's own size it is drawn.
    public var scale: CGFloat

    public nonisolated init(
        image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) {
        self.image = image
        self.sourceRect = sourceRect
        self.scale = scale
    }

    public func _paint(in context: _StyleContext) -> _StylePaint {
        let drawn = TileImage(image, in: context)
        let size = CGSize(width: drawn.size.width * scale, height: drawn.size.height * scale)
        let tile = CGRect(
            x: context.rect.minX, y: context.rect.minY, width: size.width * sourceRect.width,
            height: size.height * sourceRect.height)
        guard tile.width > 0, tile.height > 0, tile.width.isFinite, tile.height.isFinite else { return .color(.clear) }
        let box = CGRect(
            x: -size.width * sourceRect.minX, y: -size.height * sourceRect.minY, width: size.width,
            height: size.height)
        return _StylePaint(.pattern(TilePattern(items: drawn.items(in: box), tile: tile)))
    }
}

extension ShapeStyle where Self == ImagePaint {
    public static func image(
        _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> ImagePaint {
        ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
    }
}

/// An image of any kind as display items of any size.
struct TileImage {
    private let bitmap: BitmapImage?
    private let symbol: SymbolImage?
    private let context: _StyleContext
    private let foreground: _StylePaint
    /// By nature, in points.
    let size: CGSize

    init(_ image: Image, in context: _StyleContext) {
        let environment = context.environment
        if image.isSymbol(in: environment) {
            let font = (environment.uniformFont ?? environment.font ?? .body).resolve(in: environment)
            symbol = SymbolImage(image, font: font, in: environment)
            bitmap = nil
            size = symbol?.size ?? .zero
        } else {
            let bitmap = BitmapImage(image, in: environment)
            self.bitmap = bitmap
            symbol = nil
            size = bitmap.naturalSize
        }
        let tile = _StyleContext(environment: environment, rect: CGRect(origin: .zero, size: size))
        self.context = tile
        foreground = image.tintColor.map { $0._paint(in: tile) } ?? ForegroundStyle()._paint(in: tile)
    }

    func items(in rect: CGRect) -> [DisplayItem] {
        if let bitmap { return bitmap.items(in: rect, foreground: foreground) }
        guard let symbol else { return [] }
        return symbol.items(in: rect, environment: context.environment) { level in
            level == 0
                ? foreground.paint
                : context.environment.foregroundStyles._symbolPaint(in: context, level: level)
        }
    }
}
