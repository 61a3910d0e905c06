import Assets
import DisplayList
import Geometry

/// A bitmap under an environment: how large it is by nature, and what it draws.
struct BitmapImage {
    private let image: Image
    private let reference: ImageReference?
    private let scale: CGFloat
    private let asset: ImageAsset?
    /// What the image draws where it is no bitmap.
    private let drawing: Image.Drawing?
    private let environment: EnvironmentValues

    /// The side of the box that stands for an image that cannot be found, in points.
    private static let missingSide: CGFloat = 24

    init(_ image: Image, in environment: EnvironmentValues) {
        self.image = image
        self.environment = environment
        if case .drawing(let own) = image.source { drawing = own } else { drawing = nil }
        switch image.source {
        case .bitmap(let reference, let scale):
            self.reference = reference
            self.scale = scale
            asset = nil
        case .asset(let name):
            asset = environment.assetSource.image(named: name, in: environment)
            scale = CGFloat(asset?.scale ?? 1)
            reference = asset?.reference(outputScale: Double(environment.displayScale))
        case .symbol, .drawing:
            (reference, scale, asset) = (nil, 1, nil)
        }
    }

    var name: String { drawing != nil ? "drawing" : reference?.name ?? "missing" }

    /// Points.
    var naturalSize: CGSize {
        if let drawing { return drawing.size }
        guard let reference else { return CGSize(width: Self.missingSide, height: Self.missingSide) }
        return CGSize(width: reference.pixelSize.width / scale, height: reference.pixelSize.height / scale)
    }

    /// - Parameter foreground: what template images, and the box of a missing one, are painted with.
    func items(in rect: CGRect, foreground: _StylePaint) -> [DisplayItem] {
        if let drawing {
            return drawing.items(
                in: rect, tiles: image.resizing?.mode == .tile,
                tint: image.templateMode == .template ? foreground : nil,
                environment: environment)
        }
        guard let reference else { return missingItems(in: rect, foreground) }
        // An empty `UIImage` shows nothing, however large its frame is.
        guard reference.pixelSize != .zero else { return [] }
        let isTemplate =
            image.templateMode == .template
            || (image.templateMode == nil && asset?.renderingIntent == .template)
        let drawing = ImageDrawing(
            image: reference, rect: rect, interpolation: ImageDrawing.Interpolation(image.interpolationQuality),
            tint: isTemplate ? foreground.paint : nil, capInsets: capInsets, antialiased: image.isAntialiased)
        guard asset?.isMirrored == true else { return [.image(drawing)] }
        let mirror = CGAffineTransform(scaleX: -1, y: 1).around(CGPoint(x: rect.midX, y: rect.midY))
        return [.group(DisplayGroup([.image(drawing)], transform: mirror))]
    }

    /// Of the bitmap that is stretched: a vector may have become one at another scale than its own.
    private var pixelsPerPoint: CGFloat { reference?.vectorScale.map { $0 * scale } ?? scale }

    private var capInsets: CapInsets? {
        if let resizing = image.resizing, resizing.capInsets != EdgeInsets() || resizing.mode == .tile {
            let insets = resizing.capInsets
            return CapInsets(
                top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing,
                scale: pixelsPerPoint, tiles: resizing.mode == .tile)
        }
        return asset?.resizing.map {
            CapInsets(
                top: $0.top, left: $0.left, bottom: $0.bottom, right: $0.right, scale: pixelsPerPoint,
                tiles: $0.center == .tile, centerWidth: $0.centerWidth.map { CGFloat($0) },
                centerHeight: $0.centerHeight.map { CGFloat($0) })
        }
    }

    /// A crossed box, so that nobody takes the gap for the design.
    private func missingItems(in rect: CGRect, _ paint: _StylePaint) -> [DisplayItem] {
        let faint = paint.opacity(0.3).paint
        let inner = rect.insetBy(dx: 0.5, dy: 0.5)
        return [
            .stroke(.rectangle(inner), StrokePattern(lineWidth: 1), faint),
            .stroke(
                .path([
                    .move(CGPoint(x: inner.minX, y: inner.minY)), .line(CGPoint(x: inner.maxX, y: inner.maxY)),
                    .move(CGPoint(x: inner.maxX, y: inner.minY)), .line(CGPoint(x: inner.minX, y: inner.maxY))
                ]), StrokePattern(lineWidth: 1), faint)
        ]
    }
}

extension ImageDrawing.Interpolation {
    fileprivate init(_ interpolation: Image.Interpolation) {
        switch interpolation {
        case .none: self = .none
        case .low: self = .low
        case .medium: self = .medium
        case .high: self = .high
        }
    }
}

/// A bitmap in the layout tree.
final class BitmapNode: LayoutNode {
    private let bitmap: BitmapImage
    private let image: Image
    private let isResizable: Bool
    private let inputs: _ViewInputs

    init(_ image: Image, _ inputs: _ViewInputs) {
        bitmap = BitmapImage(image, in: inputs.environment)
        self.image = image
        isResizable = image.resizing != nil && !inputs.environment.keepsImageSizes
        self.inputs = inputs
        super.init()
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        isResizable ? proposal.replacingUnspecifiedDimensions(by: bitmap.naturalSize) : bitmap.naturalSize
    }

    override func record(_ recorder: inout DisplayListRecorder) {
        recorder.marking({
            MotionMark(
                .image, identity: inputs.identity.number, frame: frame,
                change: inputs.environment.imageChange)
        }) { recordContent(&$0) }
    }

    private func recordContent(_ recorder: inout DisplayListRecorder) {
        let rect = recorder.snap(frame)
        guard rect.width > 0, rect.height > 0 else { return }
        let foreground = EnvironmentValues.with(inputs.environment) {
            ForegroundStyle()._paint(in: _StyleContext(environment: inputs.environment, rect: rect))
        }
        if inputs.environment.redactsContent {
            recorder.append(.fill(.rectangle(rect), foreground.opacity(RedactionReasons.barOpacity).paint))
            return
        }
        for item in bitmap.items(in: rect, foreground: foreground) { recorder.append(item) }
    }

    override var accessibilityElement: AccessibilityDraft? { image.accessibilityElement(in: inputs.environment) }

    override var contentKind: ContentKind { .image }

    override var name: String { "Image \"\(bitmap.name)\"" }
}
