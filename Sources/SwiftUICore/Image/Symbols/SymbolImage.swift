import DisplayList
import Geometry
import Typesetting

/// A symbol at a font: its box, where text's baseline runs through it, and what it draws.
package struct SymbolImage {
    private let name: String
    private let artwork: SymbolArtwork?
    /// What is wrong with the symbol, if a dashed square stands for it.
    let finding: Finding?
    private let mode: SymbolRenderingMode?
    private let variableValue: Double?
    private let hasGradient: Bool
    /// Points per em of the text beside it, with the image scale applied.
    private let em: CGFloat
    private let stroke: CGFloat
    private let isMirrored: Bool

    package let size: CGSize
    /// How far above the box's bottom the text's baseline runs, in points.
    package let baselineFromBottom: CGFloat

    /// A symbol's box is 1.14 em high and centred on the cap height, 0.352 em above the baseline.
    private static let boxHeight: CGFloat = 1.14
    private static let centerAboveBaseline: CGFloat = 0.352

    /// - Returns: nil for an image that is no symbol.
    package init?(_ image: Image, font: TextFont, in environment: EnvironmentValues) {
        let setting = image.symbolSetting
        let stroke = SymbolWeight.stroke(setting?.weight?.value ?? font.weight)
        guard let lookup = SymbolLookup(image.source, stroke: stroke, in: environment) else { return nil }
        self.stroke = stroke
        em = (setting?.pointSize ?? font.size) * (setting?.scale ?? environment.imageScale).factor
        switch lookup {
        case .drawn(let name, let artwork): (self.name, self.artwork, finding) = (name, artwork, nil)
        case .unknown(let name): (self.name, artwork, finding) = (name, nil, Self.unknown(name))
        case .unreadable(let name, let problem): (self.name, artwork, finding) = (name, nil, problem)
        }
        mode = image.symbolMode ?? environment.symbolRenderingMode
        variableValue = image.variableValue.map { $0.isFinite ? min(max($0, 0), 1) : 1 }
        hasGradient = (image.symbolColorMode ?? environment.symbolColorRenderingMode) == .gradient
        isMirrored = environment.isRightToLeft && SymbolDirection.isMirrored(name)
        size = CGSize(width: (artwork?.width ?? 100) / 100 * em, height: Self.boxHeight * em)
        // However large the image scale is, the middles of symbol and capitals meet.
        let textSize = setting?.pointSize ?? font.size
        baselineFromBottom = Self.boxHeight / 2 * em - Self.centerAboveBaseline * textSize
    }

    private static func unknown(_ name: String) -> Finding {
        let suggestion = SymbolSuggestion.shared.name(like: name).map { "; '\($0)' is the known name most like it" }
        return Finding(
            "unknown-symbol", .warning,
            "no packaged icon stands for the symbol '\(name)'; a dashed square is drawn\(suggestion ?? "")")
    }

    /// The symbol stretched over a box, usually of its own size.
    /// - Parameter foreground: what a level of the foreground style paints.
    func items(
        in box: CGRect, environment: EnvironmentValues, foreground: @escaping (Int) -> Paint
    ) -> [DisplayItem] {
        let center = CGPoint(x: box.midX, y: box.midY)
        guard let artwork else { return [unknownItem(box, foreground(0))] }
        let painter = SymbolPainter(
            mode: mode ?? (environment.foregroundStyles.isPalette ? .palette : .monochrome),
            variableValue: variableValue, name: name,
            foreground: { graded(foreground($0), in: box, environment) },
            color: { name in
                SymbolColor.paint(name, in: environment, box: box).map { graded($0, in: box, environment) }
            })
        let horizontal = box.width / max(size.width, 1e-6), vertical = box.height / max(size.height, 1e-6)
        let scale = em / 100 * min(horizontal, vertical)
        let placing = CGAffineTransform(
            a: scale, b: 0, c: 0, d: scale, tx: center.x - artwork.middle * scale, ty: center.y)
        let items = painter.items(artwork, placing)
        // Glyphs and lines stay what they are where both axes grow alike; else the finished drawing is stretched.
        let longer = max(horizontal, vertical) / min(horizontal, vertical)
        let isStretched = longer > 1.0001
        guard isMirrored || isStretched else { return items }
        let stretch = CGAffineTransform(
            scaleX: (isMirrored ? -1 : 1) * (horizontal > vertical && isStretched ? longer : 1),
            y: vertical > horizontal && isStretched ? longer : 1)
        return [.group(DisplayGroup(items, transform: stretch.around(center)))]
    }

    /// The ramp that `Color.gradient` makes of a plain colour.
    private func graded(_ paint: Paint, in box: CGRect, _ environment: EnvironmentValues) -> Paint {
        guard hasGradient, case .color(let color) = paint else { return paint }
        let context = _StyleContext(environment: environment, rect: box)
        return Color(source: .components(color)).gradient._paint(in: context).paint
    }

    private func unknownItem(_ box: CGRect, _ paint: Paint) -> DisplayItem {
        let side = em * 0.8 * min(box.width / size.width, box.height / size.height)
        let dash = side / 8
        return .stroke(
            .roundedRectangle(
                CGRect(x: box.midX - side / 2, y: box.midY - side / 2, width: side, height: side),
                radius: side * 0.2, continuous: true),
            StrokePattern(lineWidth: stroke / 100 * em, dash: [dash, dash]), paint)
    }
}
