import Geometry
import RenderModel
import SwiftUI
import SwiftUICore
import Testing
import WidgetKitCore

/// Perspective by numbers worked out by hand.
@Suite("Perspective") @MainActor
struct ProjectionTests {
    /// What a reader inside tells of its frame.
    private func frame<V: View>(_ view: (GeometryReader<Color>) -> V) -> CGRect {
        nonisolated(unsafe) var frame = CGRect.null
        let reader = GeometryReader { proxy in
            frame = proxy.frame(in: .global)
            return Color.blue
        }
        _ = Stage(100, 100).layOut(view(reader))
        return frame
    }

    private func expect(
        _ frame: CGRect, _ expected: CGRect, _ location: SourceLocation = #_sourceLocation
    ) {
        let differences = [
            frame.minX - expected.minX, frame.minY - expected.minY, frame.maxX - expected.maxX,
            frame.maxY - expected.maxY
        ]
        #expect(differences.allSatisfy { abs($0) < 0.01 }, "\(frame), not \(expected)", sourceLocation: location)
    }

    @Test("60° about the vertical: the edges lie 20 sin 60° = 17.32 before and behind the middle, seen from 40")
    func vertical() {
        // x = ±10 / (1 ± 17.32 / 40), y = ±20 / (1 ± 17.32 / 40): the near edge is 17.64 and 35.28 away.
        let near = 1 / (1 - 20 * 3.0.squareRoot() / 2 / 40), far = 1 / (1 + 20 * 3.0.squareRoot() / 2 / 40)
        let drawn = frame { $0.frame(width: 40, height: 40).rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0)) }
        // A positive turn takes the right edge away from the viewer.
        expect(
            drawn,
            CGRect(x: 50 - 10 * near, y: 50 - 20 * near, width: 10 * (near + far), height: 40 * near))
    }

    @Test("Without perspective 60° halves the width")
    func parallel() {
        let drawn = frame {
            $0.frame(width: 40, height: 20).rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0), perspective: 0)
        }
        expect(drawn, CGRect(x: 40, y: 40, width: 20, height: 20))
    }

    @Test("About z it is the rotation of the plane")
    func plane() {
        let turned = frame { $0.frame(width: 40, height: 20).rotation3DEffect(.degrees(90), axis: (x: 0, y: 0, z: 1)) }
        expect(turned, CGRect(x: 40, y: 30, width: 20, height: 40))
        expect(turned, frame { $0.frame(width: 40, height: 20).rotationEffect(.degrees(90)) })
    }

    @Test("A custom effect moves coordinates, unless layout ignores it")
    func effect() {
        struct Shift: GeometryEffect {
            func effectValue(size: CGSize) -> ProjectionTransform {
                ProjectionTransform(CGAffineTransform(translationX: size.width, y: 5))
            }
        }
        expect(frame { $0.frame(width: 20, height: 20).modifier(Shift()) }, CGRect(x: 60, y: 45, width: 20, height: 20))
        expect(
            frame { $0.frame(width: 20, height: 20).modifier(Shift().ignoredByLayout()) },
            CGRect(x: 40, y: 40, width: 20, height: 20))
    }

    @Test("The drawn corners lie where the numbers say, within a pixel")
    func pixels() throws {
        let view = Color.blue.frame(width: 40, height: 40).rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0))
        let picture = try Stage(100, 100, scale: 2).draw(view)
        let box = try #require(picture.inkBox(on: .clear, tolerance: 127))
        let near = 1 / (1 - 20 * 3.0.squareRoot() / 2 / 40), far = 1 / (1 + 20 * 3.0.squareRoot() / 2 / 40)
        #expect(abs(box.minX - 2 * (50 - 10 * near)) <= 1 && abs(box.maxX - 2 * (50 + 10 * far)) <= 1, "\(box)")
        #expect(abs(box.height - 80 * near) <= 2, "\(box)")
        // The far edge is as high as it is far: halfway up it nothing is missing, above its end nothing is drawn.
        let right = Int(box.maxX) - 2
        #expect(picture[right, Int(100 - 40 * far) + 3].alpha == 255)
        #expect(picture[right, Int(100 - 40 * far) - 6].alpha == 0)
    }

    @Test("Views are found, and links opened, where they are drawn: turned about a corner at (40, 40)")
    func places() throws {
        let link = Link(destination: URL(string: "https://example.com")!) { Color.blue.frame(width: 20, height: 20) }
        let root = Stage(100, 100).layOut(link.rotationEffect(.degrees(90), anchor: .topLeading))
        let tree = ViewTree([root], displayScale: 3)
        let foremost = try #require(tree.chain(at: CGPoint(x: 30, y: 50)).last)
        #expect(tree.nodes[foremost].snapped == CGRect(x: 20, y: 40, width: 20, height: 20))
        var recorder = DisplayListRecorder(displayScale: 3) { _ in }
        root.record(&recorder)
        expect(try #require(recorder.links.first).frame, CGRect(x: 20, y: 40, width: 20, height: 20))
    }

    @Test("An inverse undoes what it inverts, in the plane and in space")
    func inverses() {
        var space = CATransform3DIdentity
        space.m34 = -1 / 300
        space = CATransform3DRotate(CATransform3DTranslate(space, 12, -7, 3), 0.7, 1, 2, 3)
        let both = CATransform3DConcat(space, CATransform3DInvert(space))
        #expect(abs(both.m11 - 1) < 1e-9 && abs(both.m34) < 1e-9 && abs(both.m42) < 1e-9)
        let plane = ProjectionTransform(space)
        let point = CGPoint(x: 31, y: 17), back = point.applying(plane).applying(plane.inverted())
        #expect(abs(back.x - 31) < 1e-6 && abs(back.y - 17) < 1e-6)
        var flat = ProjectionTransform(CGAffineTransform(scaleX: 0, y: 1))
        let inverts = flat.invert()
        #expect(!inverts)
        #expect(CATransform3DIsAffine(CATransform3DMakeAffineTransform(CGAffineTransform(rotationAngle: 1))))
        #expect(!CATransform3DIsAffine(space))
    }
}
