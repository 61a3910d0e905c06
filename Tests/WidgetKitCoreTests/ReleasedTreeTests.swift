import Foundation
import SwiftUI
import SwiftUICore
import Testing
import WidgetKit

/// What a picture was made of goes with it: a worker draws thousands.
@MainActor
struct ReleasedTreeTests {
    private final class Token {}

    @Test func aContainersBackgroundGoesWithItsPicture() {
        weak var left: Token?
        do {
            let token = Token()
            left = token
            let view = { [token] in
                Text("Front").containerBackground(for: .widget) { Canvas { _, _ in _ = token } }
            }
            _ = ViewRenderer().render(size: CGSize(width: 50, height: 50)) { view() }
        }
        #expect(left == nil)
    }

    @Test func whatActsOnAppearingGoesToo() {
        weak var left: Token?
        do {
            let token = Token()
            left = token
            _ = ViewRenderer().render(size: CGSize(width: 50, height: 50)) {
                GeometryReader { _ in Text("Seen").onAppear { _ = token } }.overlay { Canvas { _, _ in _ = token } }
            }
        }
        #expect(left == nil)
    }
}
