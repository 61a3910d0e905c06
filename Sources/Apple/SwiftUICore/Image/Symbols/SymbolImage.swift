import DisplayList
import Findings
import Geometry
import Typesetting

/// A symbol at a font: its box, where text's baseline runs through it, and what it draws.
package struct SymbolImage {
    let name: String
    private let artwork: SymbolArtwork?
    /// What is wrong with the symbol, if a dashed square stands for it.
    let finding: Finding?
    private let mode: SymbolRenderingMode?
    private let variableValue: Double?
    private let hasGradient: Bool
    /// Points per em of the text beside it, with the image scale applied.
    let em: CGFloat
    private let stroke: CGFloat
    private let isMirrored: Bool

    /// What layout sees, in hundredths of an em as `SymbolArtwork` counts them.
    private let box: CGRect

    package let size: CGSize
    /// How far above the box's bottom the text's baseline runs, in points.
    package let baselineFromBottom: CGFloat
    /// The same of the middle of a line of that text.
    let lineCenterFromBottom: CGFloat
    /// What is inked, in points: a resizable symbol has its proportions and is filled by it. Apple's
    /// `externaldrive.connected.to.line.below` fitted into 36 by 36 points has 36 by 34.3 points of ink.
    package let inkSize: CGSize

    /// The frame of a name that nobody knows: that of a disc.
    private static let unknownFrame = SymbolFrame(
        estimatedFor: "circle", ink: CGRect(x: -50, y: -50, width: 100, height: 100))

    /// One without a name is drawn as nothing and takes no room, as on an iPhone.
    ///
    /// - Returns: nil for an image that is not a symbol.
    package init?(_ image: Image, font: TextFont, in environment: EnvironmentValues) {
        let setting = image.symbolSetting
        let stroke = SymbolWeight.stroke(setting?.weight?.value ?? font.weight)
        guard let lookup = SymbolLookup(image.source, stroke: stroke, in: environment) else { return nil }
        self.stroke = stroke
        em = (setting?.pointSize ?? font.size) * (setting?.scale ?? environment.imageScale).factor
        switch lookup {
        case .drawn(let name, let artwork): (self.name, self.artwork, finding) = (name, artwork, nil)
        case .unknown(""): (name, artwork, finding) = ("", nil, nil)
        case .unknown(let name): (self.name, artwork, finding) = (name, nil, Self.unknown(name))
        case .unreadable(let name, let problem): (self.name, artwork, finding) = (name, nil, problem)
        }
        mode = image.symbolMode ?? environment.symbolRenderingMode
        variableValue = image.variableValue.map { $0.isFinite ? min(max($0, 0), 1) : 1 }
        hasGradient = (image.symbolColorMode ?? environment.symbolColorRenderingMode) == .gradient
        isMirrored = environment.isRightToLeft && SymbolDirection.isMirrored(name)
        let unknown =
            name.isEmpty
            ? nil : SymbolCatalog.packaged.frames.frame(named: name, stroke: stroke) ?? Self.unknownFrame
        box = artwork?.frame ?? unknown?.rect ?? .zero
        let ink = artwork?.ink ?? unknown?.ink ?? .zero
        size = CGSize(width: box.width / 100 * em, height: box.height / 100 * em)
        inkSize = CGSize(width: ink.width / 100 * em, height: ink.height / 100 * em)
        // However large the image scale is, its middle and that of the capitals keep their distance.
        let textSize = setting?.pointSize ?? font.size
        baselineFromBottom = (box.maxY * em - SymbolFrame.baseline * textSize) / 100
        lineCenterFromBottom = baselineFromBottom + TextFont.lineCenterPerEm * textSize
    }

    private static func unknown(_ name: String) -> Finding {
        Finding(
            .symbolMissing,
            "there is no icon for the symbol '\(name)'; a dashed square is shown\(NameSuggestion.symbols.hint(name))")
    }

    /// The symbol stretched over a box, usually of its own size.
    /// - Parameters:
    ///   - filling: whether the ink fills the box, as a resizable image's does; else there are margins around it.
    ///   - foreground: what a level of the foreground style paints.
    func items(
        in box: CGRect, filling: Bool = false, environment: EnvironmentValues, foreground: @escaping (Int) -> Paint
    ) -> [DisplayItem] {
        let size = filling ? inkSize : size
        let center = CGPoint(x: box.midX, y: box.midY)
        guard let artwork else { return name.isEmpty ? [] : [unknownItem(box, foreground(0))] }
        let painter = SymbolPainter(
            mode: mode ?? (environment.foregroundStyles.isPalette ? .palette : .monochrome),
            variableValue: variableValue, name: name,
            foreground: { graded(foreground($0), in: box, environment) },
            color: { name in
                SymbolColor.paint(name, in: environment, box: box).map { graded($0, in: box, environment) }
            })
        let horizontal = box.width / max(size.width, 1e-6), vertical = box.height / max(size.height, 1e-6)
        let scale = em / 100 * min(horizontal, vertical)
        let source = filling ? artwork.ink : artwork.frame
        let placing = CGAffineTransform(
            a: scale, b: 0, c: 0, d: scale, tx: center.x - source.midX * scale, ty: center.y - source.midY * scale)
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

    /// The ramp that `Color.gradient` makes of a plain color.
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

extension Image {
    /// How large a symbol is without a font around it: of the size it was configured with, else of 17 points.
    /// - Returns: nil for an image that is not a symbol.
    package func symbolSize(in environment: EnvironmentValues) -> CGSize? {
        SymbolImage(self, font: TextFont(size: 17), in: environment)?.size
    }
}
