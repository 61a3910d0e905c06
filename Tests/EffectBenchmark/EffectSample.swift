import Foundation
import Rasterizer
import SwiftUI

/// A view with one effect on a square of `side` points, in the middle of a small widget at 3x.
@MainActor
struct EffectSample {
    let group: String
    let name: String
    let view: AnyView

    init<V: View>(_ group: String, _ name: String, @ViewBuilder _ view: () -> V) {
        self.group = group
        self.name = name
        self.view = AnyView(view().frame(width: Self.side, height: Self.side))
    }

    /// Points.
    static let side: CGFloat = 120
    static let canvas = CGSize(width: 158, height: 158)
    /// Pixels per point.
    static let scale = 3.0

    static func all() throws -> [EffectSample] {
        fills + (try contents()) + layers + shadows + filters + blends + transforms
    }

    private static var colors: Gradient { Gradient(colors: [.red, .yellow, .green, .blue]) }

    private static var fills: [EffectSample] {
        [
            EffectSample("fill", "plain") { Color.blue },
            EffectSample("fill", "translucent") { Color.blue.opacity(0.5) },
            EffectSample("fill", "rounded rectangle") { RoundedRectangle(cornerRadius: 20).fill(.blue) },
            EffectSample("fill", "circle") { Circle().fill(.blue) },
            EffectSample("fill", "ring") { Circle().stroke(.blue, lineWidth: 10) },
            EffectSample("fill", "linear gradient") {
                LinearGradient(gradient: colors, startPoint: .topLeading, endPoint: .bottomTrailing)
            },
            EffectSample("fill", "radial gradient") {
                RadialGradient(gradient: colors, center: .center, startRadius: 0, endRadius: side / 2)
            },
            EffectSample("fill", "angular gradient") { AngularGradient(gradient: colors, center: .center) },
            EffectSample("fill", "elliptical gradient") { EllipticalGradient(gradient: colors) }
        ]
    }

    private static func contents() throws -> [EffectSample] {
        let pixels = (0..<300 * 300).map { UInt32(truncatingIfNeeded: $0 &* 2_654_435_761) | 0xFF00_0000 }
        let data = try PNGEncoder().encode(Bitmap(width: 300, height: 300, pixels: pixels))
        let image = UIImage(data: data) ?? UIImage()
        return [
            EffectSample("content", "image") { Image(uiImage: image).resizable() },
            EffectSample("content", "rotated image") {
                Image(uiImage: image).resizable().rotationEffect(.degrees(10))
            },
            EffectSample("content", "text") {
                Text("The quick brown fox jumps over the lazy dog and back").font(.headline)
            }
        ]
    }

    private static var two: some View {
        ZStack {
            Color.blue
            Color.red.padding(30)
        }
    }

    private static var layers: [EffectSample] {
        [
            EffectSample("layer", "opacity") { two.opacity(0.5) },
            EffectSample("layer", "compositing group") { two.compositingGroup() },
            EffectSample("layer", "clipped") { two.clipped() },
            EffectSample("layer", "clip shape") { two.clipShape(RoundedRectangle(cornerRadius: 20)) },
            EffectSample("layer", "mask") { two.mask { Circle() } },
            EffectSample("layer", "gradient mask") {
                two.mask { LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom) }
            }
        ]
    }

    private static var shadows: [EffectSample] {
        [
            EffectSample("shadow", "of a card, radius 4") {
                RoundedRectangle(cornerRadius: 20).fill(.white).shadow(radius: 4)
            },
            EffectSample("shadow", "of a card, radius 40") {
                RoundedRectangle(cornerRadius: 20).fill(.white).shadow(radius: 40)
            },
            EffectSample("shadow", "of a circle") { Circle().fill(.white).shadow(radius: 8) },
            EffectSample("shadow", "of text") {
                Text("The quick brown fox jumps over the lazy dog and back").font(.headline).shadow(radius: 4)
            },
            EffectSample("shadow", "of a stack") {
                HStack {
                    Circle().fill(.red); Circle().fill(.blue)
                }.shadow(radius: 8)
            },
            EffectSample("shadow", "blur, radius 4") { two.blur(radius: 4) },
            EffectSample("shadow", "blur, radius 40") { two.blur(radius: 40) },
            EffectSample("shadow", "opaque blur") { two.blur(radius: 8, opaque: true) }
        ]
    }

    private static var rainbow: some View {
        LinearGradient(gradient: colors, startPoint: .topLeading, endPoint: .bottomTrailing)
    }

    private static var filters: [EffectSample] {
        [
            EffectSample("filter", "brightness") { rainbow.brightness(0.1) },
            EffectSample("filter", "contrast") { rainbow.contrast(0.5) },
            EffectSample("filter", "saturation") { rainbow.saturation(0.5) },
            EffectSample("filter", "grayscale") { rainbow.grayscale(1) },
            EffectSample("filter", "hue rotation") { rainbow.hueRotation(.degrees(90)) },
            EffectSample("filter", "invert") { rainbow.colorInvert() },
            EffectSample("filter", "multiply") { rainbow.colorMultiply(.orange) },
            EffectSample("filter", "luminance to alpha") { rainbow.luminanceToAlpha() }
        ]
    }

    private static var blends: [EffectSample] {
        let modes: [BlendMode] = [
            .multiply, .screen, .overlay, .darken, .colorDodge, .colorBurn, .softLight, .difference, .hue, .luminosity,
            .sourceAtop, .destinationOver, .destinationOut, .plusDarker, .plusLighter
        ]
        return modes.map { mode in
            EffectSample("blend", "\(mode)") {
                ZStack {
                    Color.orange
                    rainbow.blendMode(mode)
                }
            }
        }
    }

    private static var transforms: [EffectSample] {
        [
            EffectSample("transform", "rotation") { two.rotationEffect(.degrees(10)) },
            EffectSample("transform", "scale") { two.scaleEffect(0.9) },
            EffectSample("transform", "perspective") {
                two.rotation3DEffect(.degrees(30), axis: (x: 0, y: 1, z: 0))
            }
        ]
    }
}
