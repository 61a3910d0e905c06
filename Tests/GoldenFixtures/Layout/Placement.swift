import SwiftUI

/// Offset, position, aspect ratio, fixed size, geometry reader and view that fits.
extension Fixture {
    @FixtureList static var placement: [Fixture] {
        Fixture("placement/offset-leaves-its-place", 40, 40, frames: [rect(10, 9, 20, 8), rect(5, 20, 20, 10)]) {
            VStack(spacing: 0) {
                Color.red.frame(width: 20, height: 8).offset(x: 0, y: -2)
                Color.blue.frame(width: 20, height: 10).offset(x: -5, y: 1)
            }
        }
        Fixture("placement/position-centers-on-a-point", 40, 40, frames: [rect(5, 25, 10, 10)]) {
            Color.blue.frame(width: 10, height: 10).position(x: 10, y: 30)
        }
        Fixture("placement/position-takes-all-room", 40, 40, frames: [rect(0, 0, 40, 40), rect(0, 0, 10, 10)]) {
            Color.blue.frame(width: 10, height: 10).position(x: 5, y: 5).background(Color.yellow)
        }
        Fixture("placement/aspect-ratio-fit-wide", 40, 40, frames: [rect(0, 10, 40, 20)]) {
            Color.blue.aspectRatio(2, contentMode: .fit)
        }
        Fixture("placement/aspect-ratio-fit-tall", 40, 40, frames: [rect(10, 0, 20, 40)]) {
            Color.blue.aspectRatio(0.5, contentMode: .fit)
        }
        Fixture("placement/aspect-ratio-fill", 40, 40, frames: [rect(0, 10, 40, 20), rect(10, 10, 20, 20)]) {
            Color.blue.aspectRatio(2, contentMode: .fill).frame(width: 20, height: 20)
                .overlay { Color.yellow.opacity(0.5) }
        }
        Fixture("placement/aspect-ratio-of-size", 40, 40, frames: [rect(5, 0, 30, 40)]) {
            Color.blue.aspectRatio(CGSize(width: 3, height: 4), contentMode: .fit)
        }
        Fixture("placement/fixed-size-of-shape", 40, 40, frames: [rect(15, 15, 10, 10)]) {
            Rectangle().fill(.blue).fixedSize()
        }
        Fixture("placement/fixed-size-horizontal", 40, 40, frames: [rect(15, 0, 10, 40)]) {
            Rectangle().fill(.blue).fixedSize(horizontal: true, vertical: false)
        }
        Fixture("placement/fixed-size-text-overflows", 40, 24) {
            Text("One line").fixedSize().frame(width: 20).border(.red)
        }
        Fixture("placement/fixed-size-vertical-text-grows", 40, 50) {
            Text("Ab Cd Ef").font(.caption).fixedSize(horizontal: false, vertical: true)
                .frame(width: 22, height: 10).border(.red)
        }
        Fixture("placement/geometry-reader-content-top-leading", 40, 40, frames: [rect(0, 0, 10, 10)]) {
            GeometryReader { _ in Color.blue.frame(width: 10, height: 10) }
        }
        Fixture("placement/geometry-reader-fraction", 40, 40, frames: [rect(0, 0, 10, 20)]) {
            GeometryReader { proxy in
                Color.blue.frame(width: proxy.size.width / 4, height: proxy.size.height / 2)
            }
        }
        Fixture("placement/geometry-reader-shares", 40, 40, frames: [rect(0, 0, 10, 40), rect(10, 0, 15, 40)]) {
            HStack(spacing: 0) {
                Color.red.frame(width: 10)
                GeometryReader { proxy in Color.blue.frame(width: proxy.size.width / 2) }
            }
        }
        Fixture("placement/geometry-reader-local-frame", 40, 40, frames: [rect(8, 8, 12, 12)]) {
            GeometryReader { proxy in
                Color.blue.frame(width: proxy.frame(in: .local).maxX / 2, height: proxy.frame(in: .local).midY)
            }
            .padding(8)
        }
        Fixture("placement/view-that-fits-first", 40, 40, frames: [rect(5, 15, 30, 10)]) {
            ViewThatFits {
                Color.red.frame(width: 30, height: 10)
                Color.blue.frame(width: 20, height: 10)
            }
        }
        Fixture("placement/view-that-fits-second", 40, 40, frames: [rect(10, 15, 20, 10)]) {
            ViewThatFits {
                Color.red.frame(width: 50, height: 10)
                Color.blue.frame(width: 20, height: 10)
            }
        }
        Fixture("placement/view-that-fits-last-when-none-does", 40, 40, frames: [rect(-2, 15, 44, 10)]) {
            ViewThatFits {
                Color.red.frame(width: 50, height: 10)
                Color.blue.frame(width: 44, height: 10)
            }
        }
        Fixture("placement/view-that-fits-in-one-axis", 40, 40, frames: [rect(5, -5, 30, 50)]) {
            ViewThatFits(in: .horizontal) {
                Color.red.frame(width: 30, height: 50)
                Color.blue.frame(width: 20, height: 10)
            }
        }
        // layout-truths row 53
        Fixture("placement/view-that-fits-skips-empty", 12, 12, frames: [rect(0, 0, 12, 12), rect(4, 4, 4, 4)]) {
            ZStack {
                Color.black.frame(width: 12, height: 12)
                ViewThatFits {
                    EmptyView(); Color.white.frame(width: 4, height: 4)
                }
            }
        }
        Fixture("placement/view-that-fits-shorter-text", 50, 24) {
            ViewThatFits(in: .horizontal) {
                Text("Wednesday"); Text("Wed"); Text("W")
            }
        }
        Fixture("placement/hidden-keeps-its-place", 40, 40, frames: [rect(0, 0, 40, 20), rect(0, 20, 40, 20)]) {
            VStack(spacing: 0) {
                Color.red.hidden(); Color.blue
            }
        }
    }
}
