import Geometry

/// What one view's items look like, told without where they lie: what is compared when a view has moved.
extension DisplayListPrinter {
    /// Views of more items are told by a digest of what is not a color or a font.
    private static let mostItems = 8

    /// Such as `font Inter 17`, `color #FF0000`, `radius 12`: each begins with a word for what it is about, has no
    /// comma followed by a space, and comes once.
    ///
    /// - Parameter frame: the view's, in the space of the items.
    package func facts(of items: [DisplayItem], in frame: CGRect) -> [String] {
        var facts = Facts(printer: self, frame: frame)
        for item in items { facts.add(item) }
        var result: [String] = []
        // A view of many parts, such as a canvas, is told in short.
        for fact in facts.found.prefix(Self.mostItems) where !result.contains(fact) { result.append(fact) }
        if facts.found.count > Self.mostItems { facts.shapes += facts.found }
        if !facts.shapes.isEmpty { result.append("shape \(digest(facts.shapes.joined(separator: " ")))") }
        return result
    }

    private struct Facts {
        let printer: DisplayListPrinter
        let frame: CGRect
        var found: [String] = []
        /// What makes up the digest.
        var shapes: [String] = []

        mutating func add(_ item: DisplayItem) {
            switch item {
            case .fill(let outline, let paint, let evenOdd, let antialiased):
                add(outline)
                found.append("fill \(text(paint))")
                if evenOdd { found.append("even-odd") }
                if !antialiased { found.append("aliased") }
            case .stroke(let outline, let pattern, let paint, let antialiased):
                add(outline)
                found.append("stroke \(text(paint))")
                found.append("line \(printer.text(pattern))")
                if !antialiased { found.append("aliased") }
            case .glyphs(let run, let paint):
                found.append("font \(printer.font(run))")
                found.append("color \(text(paint))")
                shapes += run.glyphs.map { "\($0.id):\(place($0.position))" }
            case .image(let drawing):
                add(drawing)
            case .group(let group):
                add(group)
            }
        }

        private mutating func add(_ drawing: ImageDrawing) {
            found.append("image \(printer.size(drawing.image.pixelSize))px")
            if !isFrame(drawing.rect) { found.append("box \(box(drawing.rect))") }
            if drawing.interpolation != .medium { found.append("interpolation \(drawing.interpolation.rawValue)") }
            if let caps = drawing.capInsets { found.append(printer.text(caps)) }
            if let tint = drawing.tint { found.append("tint \(text(tint))") }
            if drawing.opacity != 1 { found.append("opacity \(printer.number(drawing.opacity))") }
            if !drawing.antialiased { found.append("aliased") }
        }

        private mutating func add(_ group: DisplayGroup) {
            let t = group.transform
            if t.a != 1 || t.b != 0 || t.c != 0 || t.d != 1 {
                found.append("transform " + [t.a, t.b, t.c, t.d].map(printer.number).joined(separator: ","))
            }
            if let projection = group.projection { shapes.append(printer.text(projection)) }
            if let clip = group.clip {
                found.append("clip \(Self.kind(clip.outline))")
                add(clip.outline)
            }
            found += group.effects.map(printer.text)
            if group.opacity != 1 { found.append("opacity \(printer.number(group.opacity))") }
            if group.blendMode != .normal { found.append("blend \(group.blendMode.rawValue)") }
            if let role = group.role { found.append("role \(role.rawValue)") }
            for item in group.items + (group.mask ?? []) { add(item) }
        }

        /// Its corners, where it is a box, and the box where that is not the view's frame.
        private mutating func add(_ outline: Outline) {
            switch outline {
            case .rectangle, .ellipse: break
            case .roundedRectangle(_, let radius, let continuous):
                found.append("radius \(printer.number(radius))\(continuous ? " continuous" : "")")
            case .path(let elements):
                shapes += elements.map { $0.points.map(place).joined(separator: " ") + ";" }
                return
            }
            if !isFrame(outline.boundingBox) { found.append("box \(box(outline.boundingBox))") }
        }

        private static func kind(_ outline: Outline) -> String {
            switch outline {
            case .rectangle: "rectangle"
            case .roundedRectangle: "rounded"
            case .ellipse: "ellipse"
            case .path: "path"
            }
        }

        // MARK: Places, as they are seen from the view

        private func isFrame(_ rect: CGRect) -> Bool {
            [rect.minX - frame.minX, rect.minY - frame.minY, rect.maxX - frame.maxX, rect.maxY - frame.maxY]
                .allSatisfy { abs($0) < 1e-3 }
        }

        private func box(_ rect: CGRect) -> String {
            rect.isNull ? "nothing" : "\(place(rect.origin)) \(printer.size(rect.size))"
        }

        /// To a hundredth of a point; what adding up leaves must not tip halves either way when a view has moved.
        private func place(_ point: CGPoint) -> String {
            func round(_ value: CGFloat) -> CGFloat { (value * 100 + 1e-3).rounded() / 100 }
            return printer.point(CGPoint(x: round(point.x - frame.minX), y: round(point.y - frame.minY)))
        }

        private func moved(_ point: CGPoint) -> CGPoint {
            CGPoint(x: point.x - frame.minX, y: point.y - frame.minY)
        }

        private func text(_ paint: Paint) -> String {
            switch paint {
            case .color, .backdrop: return printer.text(paint)
            case .linearGradient(let stops, let from, let to):
                return printer.text(.linearGradient(stops, from: moved(from), to: moved(to)))
            case .radialGradient(let stops, let center, let start, let end):
                return printer.text(
                    .radialGradient(stops, center: moved(center), startRadius: start, endRadius: end))
            case .angularGradient(let stops, let center, let start, let end):
                return printer.text(
                    .angularGradient(stops, center: moved(center), startAngle: start, endAngle: end))
            case .ellipticalGradient(let stops, let rect, let center, let start, let end):
                return printer.text(
                    .ellipticalGradient(
                        stops, in: CGRect(origin: moved(rect.origin), size: rect.size), center: center,
                        startRadius: start, endRadius: end))
            case .meshGradient(let mesh): return "mesh \(printer.digest(printer.text(.meshGradient(mesh))))"
            case .pattern: return "pattern \(printer.digest(printer.text(paint)))"
            }
        }
    }
}
