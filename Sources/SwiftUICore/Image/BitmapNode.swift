import Assets
import Geometry
import DisplayList

/// A bitmap in the layout tree.
final class BitmapNode: LayoutNode {
    private let image: Image
    private let inputs: _ViewInputs
    private let reference: ImageReference?
    private let scale: CGFloat
    private let asset: ImageAsset?

    /// The side of the box that stands for an image that cannot be found, in points.
    private static let missingSide: CGFloat = 24

    init(_ image: Image, _ inputs: _ViewInputs) {
        self.image = image
        self.inputs = inputs
        switch image.source {
        case .bitmap(let reference, let scale):
            self.reference = reference
            self.scale = scale
            asset = nil
        case .asset(let name):
            asset = inputs.environment.assetSource.image(named: name, in: inputs.environment)
            scale = CGFloat(asset?.scale ?? 1)
            reference = asset.flatMap { asset in
                asset.pixelSize.map { ImageReference(name: name, content: .file(asset.url.path), pixelSize: $0) }
            }
        case .symbol:
            (reference, scale, asset) = (nil, 1, nil)
        }
        super.init()
    }

    private var naturalSize: CGSize {
        guard let reference else { return CGSize(width: Self.missingSide, height: Self.missingSide) }
        return CGSize(width: reference.pixelSize.width / scale, height: reference.pixelSize.height / scale)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        image.resizing == nil ? naturalSize : proposal.replacingUnspecifiedDimensions(by: naturalSize)
    }

    override func record(_ recorder: inout DisplayListRecorder) {
        let rect = recorder.snap(frame)
        guard rect.width > 0, rect.height > 0 else { return }
        let foreground = EnvironmentValues.with(inputs.environment) {
            ForegroundStyle()._paint(in: _StyleContext(environment: inputs.environment, rect: rect))
        }
        if inputs.environment.redactsContent {
            recorder.append(.fill(.rectangle(rect), foreground.opacity(RedactionReasons.barOpacity).paint))
            return
        }
        guard let reference else {
            recordMissing(in: rect, foreground, &recorder)
            return
        }
        let isTemplate = image.templateMode == .template
            || (image.templateMode == nil && asset?.renderingIntent == .template)
        let drawing = ImageDrawing(
            image: reference, rect: rect, interpolation: ImageDrawing.Interpolation(image.interpolationQuality),
            tint: isTemplate ? foreground.paint : nil, capInsets: capInsets)
        if asset?.isMirrored == true {
            let mirror = CGAffineTransform(scaleX: -1, y: 1).around(CGPoint(x: rect.midX, y: rect.midY))
            recorder.append(.group(DisplayGroup([.image(drawing)], transform: mirror)))
        } else {
            recorder.append(.image(drawing))
        }
    }

    private var capInsets: CapInsets? {
        if let resizing = image.resizing, resizing.capInsets != EdgeInsets() || resizing.mode == .tile {
            let insets = resizing.capInsets
            return CapInsets(
                top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing, scale: scale,
                tiles: resizing.mode == .tile)
        }
        return asset?.resizing.map {
            CapInsets(
                top: $0.top, left: $0.left, bottom: $0.bottom, right: $0.right, scale: scale,
                tiles: $0.center == .tile)
        }
    }

    /// A crossed box, so that nobody takes the gap for the design.
    private func recordMissing(in rect: CGRect, _ paint: _StylePaint, _ recorder: inout DisplayListRecorder) {
        let faint = paint.opacity(0.3).paint
        let inner = rect.insetBy(dx: 0.5, dy: 0.5)
        recorder.append(.stroke(.rectangle(inner), StrokePattern(lineWidth: 1), faint))
        recorder.append(
            .stroke(
                .path([
                    .move(CGPoint(x: inner.minX, y: inner.minY)), .line(CGPoint(x: inner.maxX, y: inner.maxY)),
                    .move(CGPoint(x: inner.maxX, y: inner.minY)), .line(CGPoint(x: inner.minX, y: inner.maxY)),
                ]), StrokePattern(lineWidth: 1), faint))
    }

    override var contentKind: ContentKind { .image }

    override var name: String { "Image \"\(reference?.name ?? "missing")\"" }
}

extension ImageDrawing.Interpolation {
    init(_ interpolation: Image.Interpolation) {
        switch interpolation {
        case .none: self = .none
        case .low: self = .low
        case .medium: self = .medium
        case .high: self = .high
        }
    }
}
