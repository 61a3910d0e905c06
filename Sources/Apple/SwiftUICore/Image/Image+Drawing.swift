import DisplayList
import Findings
import Geometry

extension Image {
    /// An image that code draws when it is shown.
    ///
    /// - Parameters:
    ///   - size: points.
    ///   - label: what assistive technologies say.
    ///   - opaque: whether what is not drawn on is black.
    ///   - renderer: draws into the context, whose origin is the top left corner.
    public init(
        size: CGSize, label: Text? = nil, opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
        renderer: @escaping (inout GraphicsContext) -> Void
    ) {
        self.init(source: .drawing(Drawing(size: size, isOpaque: opaque, renderer: renderer)))
        if let label { speech = .label(label) }
    }

    /// An image that is a drawing.
    package init(drawing: DisplayList) { self.init(source: .drawing(Drawing(drawing))) }

    /// What an image draws instead of a bitmap: a list, or code that makes one in the environment of the image.
    package final class Drawing: Equatable, @unchecked Sendable {
        /// Points.
        package let size: CGSize
        private let list: [DisplayItem]
        private let isOpaque: Bool
        private let renderer: ((inout GraphicsContext) -> Void)?

        init(size: CGSize, isOpaque: Bool, renderer: @escaping (inout GraphicsContext) -> Void) {
            self.size = CGSize(width: max(0, size.width), height: max(0, size.height))
            (self.isOpaque, self.renderer, list) = (isOpaque, renderer, [])
        }

        init(_ list: DisplayList) {
            (size, self.list, isOpaque, renderer) = (list.size, list.items, false, nil)
        }

        package static func == (lhs: Drawing, rhs: Drawing) -> Bool {
            lhs === rhs || (lhs.renderer == nil && rhs.renderer == nil && lhs.size == rhs.size && lhs.list == rhs.list)
        }

        /// In a space whose origin is the image's top left corner.
        private func items(_ environment: EnvironmentValues) -> [DisplayItem] {
            guard let renderer else { return list }
            let source = environment.assetSource
            let target = GraphicsTarget.record(
                size: size, inputs: _ViewInputs(environment: environment, session: ResolutionSession()),
                displayScale: environment.displayScale, report: { source.note($0) }
            ) { context, _ in renderer(&context) }
            let all = Outline.rectangle(CGRect(origin: .zero, size: size))
            let items = (isOpaque ? [.fill(all, .color(.black))] : []) + target.items
            return target.blends ? [.group(DisplayGroup(items, isolated: true))] : items
        }

        /// The drawing stretched or tiled over a rectangle.
        ///
        /// - Parameter tint: what the drawing's shape is painted with; nil leaves it its colors.
        func items(
            in rect: CGRect, tiles: Bool, tint: _StylePaint?, environment: EnvironmentValues
        ) -> [DisplayItem] {
            let items = items(environment)
            guard !items.isEmpty, size.width > 0, size.height > 0, rect.width > 0, rect.height > 0 else { return [] }
            func placed(_ place: CGRect) -> [DisplayItem] {
                let stretch = CGAffineTransform(
                    a: place.width / size.width, b: 0, c: 0, d: place.height / size.height, tx: place.minX,
                    ty: place.minY)
                let clip = DisplayGroup.Clip(.rectangle(CGRect(origin: .zero, size: size)))
                return [.group(DisplayGroup(items, transform: stretch, clip: clip))]
            }
            var group = DisplayGroup(placed(rect))
            if tiles {
                let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
                let tiling = ImageTiling(
                    image: Image(source: .drawing(self)), origin: rect.origin, sourceRect: whole, scale: 1)
                group = DisplayGroup(
                    tiling.items(covering: rect, size: size, draw: placed), clip: .init(.rectangle(rect)))
            }
            guard let tint else { return tiles ? [.group(group)] : group.items }
            return [.group(DisplayGroup([.fill(.rectangle(rect), tint.paint)], mask: [.group(group)]))]
        }
    }
}

extension Image {
    /// Pixels. WidgetKit refuses to archive an entry with a larger picture ("Widget archival failed due to image being
    /// too large"), and shows the placeholder; 718 080 to 2 121 055 have been reported, by device and family.
    private static var largestArchivedArea: CGFloat { 2_121_055 }

    /// Notes a picture that an iPhone would not show. Those of the catalog are archived by name.
    @MainActor func reportIfTooLarge(_ inputs: _ViewInputs) {
        guard case .bitmap(let reference, _) = source,
            reference.pixelSize.width * reference.pixelSize.height > Self.largestArchivedArea
        else { return }
        let size = "\(Int(reference.pixelSize.width)) × \(Int(reference.pixelSize.height))"
        inputs.session.report(
            Finding(
                .imageTooLarge,
                "the image \(reference.title) has \(size) pixels: WidgetKit doesn't archive images of more than "
                    + "about 2.1 million pixels, or 0.7 million on some devices; scale it down first"))
    }
}
