import Geometry

/// Outlines, paints and effects.
extension DisplayListSerializer {
    mutating func add(_ outline: Outline) {
        switch outline {
        case .rectangle(let rect):
            add(case: 0)
            add(rect)
        case .roundedRectangle(let rect, let radius, let continuous):
            add(case: continuous ? 1 : 2)
            add(rect)
            add(radius)
        case .ellipse(let rect):
            add(case: 3)
            add(rect)
        case .path(let elements):
            add(case: 4)
            add(elements) { $0.add($1) }
        }
    }

    private mutating func add(_ element: PathElement) {
        switch element {
        case .move(let end):
            add(case: 0)
            add(end)
        case .line(let end):
            add(case: 1)
            add(end)
        case .quad(let end, let control):
            add(case: 2)
            add(end)
            add(control)
        case .curve(let end, let control1, let control2):
            add(case: 3)
            add(end)
            add(control1)
            add(control2)
        case .close: add(case: 4)
        }
    }

    mutating func add(_ pattern: StrokePattern) {
        add(pattern.lineWidth)
        add(Int(pattern.lineCap.rawValue))
        add(Int(pattern.lineJoin.rawValue))
        add(pattern.miterLimit)
        add(pattern.dash) { $0.add($1) }
        add(pattern.dashPhase)
    }

    mutating func add(_ color: ResolvedColor) {
        add(Double(color.red))
        add(Double(color.green))
        add(Double(color.blue))
        add(Double(color.alpha))
    }

    mutating func add(_ paint: Paint) {
        switch paint {
        case .color(let color):
            add(case: 0)
            add(color)
        case .linearGradient(let stops, let from, let to):
            add(case: 1)
            add(stops)
            add(from)
            add(to)
        case .radialGradient(let stops, let center, let start, let end):
            add(case: 2)
            add(stops)
            add(center)
            add(start)
            add(end)
        case .angularGradient(let stops, let center, let start, let end):
            add(case: 3)
            add(stops)
            add(center)
            add(start)
            add(end)
        case .ellipticalGradient(let stops, let rect, let center, let start, let end):
            add(case: 4)
            add(stops)
            add(rect)
            add(center)
            add(start)
            add(end)
        case .meshGradient(let mesh):
            add(case: 5)
            add(mesh)
        case .pattern(let pattern):
            add(case: 6)
            add(pattern.items)
            add(pattern.tile)
            add(pattern.opacity)
        case .backdrop(let backdrop):
            add(case: 7)
            add(backdrop.sigma)
            add(backdrop.saturation)
            add(backdrop.veil)
            add(backdrop.opacity)
        }
    }

    private mutating func add(_ stops: [GradientStop]) {
        add(stops) { bytes, stop in
            bytes.add(stop.color)
            bytes.add(stop.location)
        }
    }

    private mutating func add(_ mesh: MeshPaint) {
        add(mesh.columns)
        add(mesh.vertices) { bytes, vertex in
            for point in [vertex.position, vertex.left, vertex.top, vertex.right, vertex.bottom] { bytes.add(point) }
        }
        add(mesh.colors) { $0.add($1) }
        add(mesh.background)
        add(mesh.isSmooth)
        add(mesh.isPerceptual)
        add(mesh.rect)
    }

    mutating func add(_ effect: LayerEffect) {
        switch effect {
        case .blur(let sigma, let opaque):
            add(case: opaque ? 0 : 1)
            add(sigma)
        case .shadow(let color, let sigma, let offset):
            add(case: 2)
            add(color)
            add(sigma)
            add(offset)
        case .innerShadow(let color, let sigma, let offset):
            add(case: 3)
            add(color)
            add(sigma)
            add(offset)
        case .colorMatrix(let matrix):
            add(case: 4)
            for row in matrix.rows { add(row) { $0.add(Double($1)) } }
        case .luminanceToAlpha: add(case: 5)
        }
    }

    mutating func add(_ transform: ProjectionTransform) {
        let rows = [
            transform.m11, transform.m12, transform.m13, transform.m21, transform.m22, transform.m23, transform.m31,
            transform.m32, transform.m33
        ]
        for length in rows { add(length) }
    }
}
