import SwiftUI

/// A bar whose height is animated in an app.
private struct Level: Shape {
    var value: Double
    var animatableData: Double {
        get { value }
        set { value = newValue }
    }

    func path(in rect: CGRect) -> Path {
        Path(CGRect(x: rect.minX, y: rect.maxY - rect.height * value, width: rect.width, height: rect.height * value))
    }
}

extension Fixture {
    @FixtureList static var shapeForms: [Fixture] {
        Fixture("shape-forms/elliptical-corner-size", 30, 20) {
            RoundedRectangle(cornerSize: CGSize(width: 12, height: 6)).fill(.blue)
        }
        Fixture("shape-forms/rect-with-radius", 24, 24) { Color.blue.clipShape(.rect(cornerRadius: 6)) }
        Fixture("shape-forms/endless-radii", 60, 44) {
            VStack(spacing: 4) {
                RoundedRectangle(cornerRadius: .infinity).frame(width: 50, height: 10)
                Color.red.frame(width: 50, height: 10).cornerRadius(.infinity)
                RoundedRectangle(cornerRadius: .infinity).strokeBorder(.blue, lineWidth: 2).frame(width: 50, height: 10)
            }
        }
        Fixture("shape-forms/rect-with-top-radii", 24, 24) {
            Color.blue.clipShape(.rect(topLeadingRadius: 10, topTrailingRadius: 10))
        }
        Fixture("shape-forms/rect-with-corner-radii", 24, 24) {
            Color.blue.clipShape(
                .rect(cornerRadii: RectangleCornerRadii(topLeading: 4, bottomLeading: 8, bottomTrailing: 12)))
        }
        Fixture("shape-forms/uneven-inset", 24, 24) {
            UnevenRoundedRectangle(topLeadingRadius: 12, bottomTrailingRadius: 12).inset(by: 4).fill(.blue)
                .background(Color.yellow)
        }
        Fixture("shape-forms/uneven-border", 24, 24) {
            UnevenRoundedRectangle(topLeadingRadius: 12, bottomTrailingRadius: 8).strokeBorder(.blue, lineWidth: 3)
        }
        Fixture("shape-forms/uneven-right-to-left", 24, 24) {
            UnevenRoundedRectangle(topLeadingRadius: 12).fill(.blue).environment(\.layoutDirection, .rightToLeft)
        }
        Fixture("shape-forms/inset-of-less-than-nothing", 30, 30) {
            RoundedRectangle(cornerRadius: 4).inset(by: -4).fill(.blue).frame(width: 16, height: 16)
        }
        Fixture("shape-forms/rotated-border", 24, 24) {
            Rectangle().rotation(.degrees(45)).strokeBorder(.blue, lineWidth: 2).frame(width: 14, height: 14)
        }
        Fixture("shape-forms/offset-border", 24, 24) {
            Circle().offset(x: 4, y: 4).strokeBorder(.blue, lineWidth: 2).frame(width: 14, height: 14)
        }
        Fixture("shape-forms/scaled-stroke-keeps-its-width", 24, 24) { Circle().scale(0.5).stroke(.blue, lineWidth: 2) }
        Fixture("shape-forms/transformed", 24, 24) {
            Rectangle().transform(CGAffineTransform(a: 1, b: 0, c: -0.4, d: 1, tx: 8, ty: 0)).fill(.blue)
                .frame(width: 14, height: 20)
        }
        Fixture("shape-forms/rotated-about-a-corner", 24, 24) {
            Rectangle().rotation(.degrees(20), anchor: .topLeading).fill(.blue).frame(width: 14, height: 10)
        }
        Fixture("shape-forms/sized-about-its-middle", 24, 24) {
            Circle().size(width: 12, height: 12, anchor: .center).fill(.blue)
        }
        Fixture("shape-forms/sized-at-the-bottom", 24, 24) {
            Rectangle().size(CGSize(width: 8, height: 8), anchor: .bottomTrailing).fill(.blue)
        }
        Fixture("shape-forms/fill-then-stroke", 24, 24) {
            Circle().fill(.yellow).stroke(.blue, lineWidth: 3).padding(2)
        }
        Fixture("shape-forms/strokes-on-strokes", 30, 30) {
            Circle().stroke(.blue, lineWidth: 10).stroke(.green, lineWidth: 6).stroke(.yellow, lineWidth: 2).padding(5)
        }
        Fixture("shape-forms/stroke-then-fill", 30, 30) {
            Circle().stroke(.blue, lineWidth: 8).fill(.yellow).padding(5)
        }
        Fixture("shape-forms/two-fills", 24, 24) { Circle().fill(.red).fill(.blue.opacity(0.5)) }
        Fixture("shape-forms/fill-border-fill", 24, 24) {
            RoundedRectangle(cornerRadius: 6).fill(.yellow).strokeBorder(.blue, lineWidth: 4).strokeBorder(
                .red, lineWidth: 1)
        }
        Fixture("shape-forms/dashed-border-on-fill", 30, 20) {
            Capsule().fill(.yellow).strokeBorder(.blue, style: StrokeStyle(lineWidth: 2, dash: [4, 2]))
        }
        Fixture("shape-forms/stroke-without-color", 24, 24) {
            Circle().stroke(lineWidth: 3).padding(2).foregroundStyle(.red)
        }
        Fixture("shape-forms/border-without-color", 24, 24) {
            Circle().strokeBorder(lineWidth: 3).foregroundStyle(.red)
        }
        Fixture("shape-forms/animatable", 12, 24) { Level(value: 0.4).fill(.blue) }
        Fixture("shape-forms/any-shape-of-several", 30, 12) {
            HStack(spacing: 2) {
                ForEach(0..<2) { index in
                    (index == 0 ? AnyShape(Circle()) : AnyShape(RoundedRectangle(cornerRadius: 3))).fill(.blue)
                }
            }
        }
        Fixture("shape-forms/button-border", 30, 16) { Color.blue.clipShape(ButtonBorderShape.capsule) }
        Fixture("shape-forms/container-nested", 40, 40) {
            ZStack {
                ContainerRelativeShape().fill(.yellow)
                ContainerRelativeShape().fill(.blue).padding(4)
                ContainerRelativeShape().inset(by: 10).strokeBorder(.white, lineWidth: 2)
            }
            .containerShape(RoundedRectangle(cornerRadius: 14))
        }
        Fixture("shape-forms/container-of-a-circle", 30, 30) {
            ContainerRelativeShape().fill(.blue).padding(3).containerShape(Circle())
        }
        // The upper tile's top corners lie near the container's; its other corners take the least radius.
        Fixture("shape-forms/concentric-tiles", 40, 40) {
            VStack(spacing: 2) {
                Color.blue.clipShape(.rect(corners: .concentric(minimum: 2)))
                Color.green.clipShape(ConcentricRectangle(corners: .concentric, isUniform: true))
            }
            .padding(4).containerShape(RoundedRectangle(cornerRadius: 14))
        }
        Fixture("shape-forms/concentric-corners-of-their-own", 30, 24) {
            ConcentricRectangle(
                topLeadingCorner: .fixed(10), topTrailingCorner: 4, bottomLeadingCorner: .concentric,
                bottomTrailingCorner: .concentric(minimum: 8)
            ).fill(.blue)
        }
        Fixture("shape-forms/no-size", 12, 12) {
            Circle().fill(.blue).frame(width: 0, height: 0).background(Color.yellow)
        }
    }
}
