import SwiftUI

/// Masks, clips and borders.
extension Fixture {
    private static var stripes: LinearGradient {
        LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
    }

    @FixtureList static var masks: [Fixture] {
        // A mask is fitted to the content's place, as an overlay is, and may be larger.
        Fixture("masks/larger-than-the-content", 30, 20) {
            stripes.frame(width: 16, height: 10).mask { Circle().frame(width: 20, height: 20) }
        }
        Fixture("masks/aligned-at-the-bottom-trailing-corner", 24, 24) {
            stripes.mask(alignment: .bottomTrailing) { Circle().frame(width: 12, height: 12) }
        }
        Fixture("masks/leading-is-on-the-right-from-right-to-left", 24, 24) {
            stripes.mask(alignment: .leading) { Circle().frame(width: 12, height: 12) }
                .environment(\.layoutDirection, .rightToLeft)
        }
        Fixture("masks/by-a-symbol", 30, 30) {
            stripes.mask { Image(systemName: "heart.fill").resizable().aspectRatio(contentMode: .fit) }
        }
        Fixture("masks/by-a-stack", 40, 16) {
            stripes.mask {
                HStack {
                    Circle(); Capsule()
                }
            }
        }
        Fixture("masks/by-something-faded", 24, 12) { stripes.mask { Color.black.opacity(0.4) } }
        Fixture("masks/in-a-mask", 24, 24) {
            stripes.mask { Circle() }
                .mask { LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom) }
        }
        Fixture("masks/mask-of-a-mask", 24, 24) {
            stripes.mask { Color.black.mask { Circle() }.padding(3) }
        }
        Fixture("masks/empty-hides-all", 24, 24) { stripes.mask { EmptyView() } }
        Fixture("masks/with-a-hole", 24, 24) {
            stripes.mask {
                ZStack {
                    Rectangle(); Circle().padding(6).blendMode(.destinationOut)
                }.compositingGroup()
            }
        }
        Fixture("masks/by-luminance", 24, 24) {
            stripes.mask {
                ZStack {
                    Color.black; Circle().fill(.white).padding(3)
                }.compositingGroup().luminanceToAlpha()
            }
        }
        Fixture("masks/then-shadow", 30, 30) {
            stripes.frame(width: 18, height: 18).mask { Circle() }.shadow(color: .black, radius: 1, x: 2, y: 2)
        }
        Fixture("masks/keeps-the-frame", 40, 20, frames: [rect(0, 0, 20, 20), rect(20, 0, 20, 20)]) {
            HStack(spacing: 0) {
                Color.red.mask { Circle().frame(width: 8) }; Color.blue
            }
        }
        Fixture("masks/older-form", 24, 24) { stripes.mask(Circle()) }
        Fixture("masks/of-text-that-shines", 60, 24) {
            Text("Shine").bold().overlay { stripes.mask { Text("Shine").bold() } }
        }
        Fixture("clips/between-pixels-smooth", 20, 20, scale: 1) {
            Color.blue.frame(width: 30, height: 30).offset(x: 0.5).frame(width: 12.5, height: 12.5)
                .clipped(antialiased: true)
        }
        Fixture("clips/in-a-clip", 24, 24) { stripes.clipShape(Circle()).clipShape(Rectangle().offset(x: 8)) }
        Fixture("clips/continuous-capsule", 30, 16) { stripes.clipShape(Capsule(style: .continuous)) }
        Fixture("clips/corner-radius-too-large", 24, 16) { stripes.cornerRadius(40) }
        Fixture("clips/corner-radius-aliased", 16, 16, scale: 1) { stripes.cornerRadius(6, antialiased: false) }
        Fixture("clips/rotated-content", 24, 24) {
            stripes.rotationEffect(.degrees(45)).clipShape(RoundedRectangle(cornerRadius: 6))
        }
        Fixture("clips/then-rotated", 30, 30) {
            stripes.frame(width: 18, height: 18).clipShape(RoundedRectangle(cornerRadius: 5))
                .rotationEffect(.degrees(20))
        }
        Fixture("clips/offset-out-of-the-clip", 24, 24) { Circle().fill(.red).offset(x: 10).clipped() }
        Fixture("borders/default", 24, 16) { Color.yellow.border(.blue) }
        Fixture("borders/wide-lies-inside", 24, 16) {
            Color.yellow.padding(2).border(Color.blue.opacity(0.5), width: 4)
        }
        Fixture("borders/gradient", 24, 16) { Color.clear.border(stripes, width: 3) }
        Fixture("borders/around-text", 50, 26) { Text("Text").border(.red) }
        Fixture("borders/dark-label-color", 24, 16, scheme: .dark) { Color.gray.border(.primary, width: 2) }
    }
}
