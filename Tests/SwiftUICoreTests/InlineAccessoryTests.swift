import Foundation
import SwiftUI
import Testing

@testable import SwiftUICore

/// The line above the Lock Screen's clock, of which the system takes text and image alone.
@MainActor
struct InlineAccessoryTests {
    private func frames(_ view: some View) -> [CGRect] {
        let root = ViewRenderer().render(size: CGSize(width: 234, height: 26)) {
            view.environment(\.uniformFont, .system(size: 17, weight: .semibold))
        }.root
        return root.leaves.map(\.frame)
    }

    @Test func imagesKeepTheirOwnSize() throws {
        func width(_ image: some View) throws -> CGFloat {
            try #require(
                frames(
                    HStack {
                        image
                        Text("Streak")
                    }
                ).first
            ).width
        }
        let plain = try width(Image(systemName: "flame"))
        #expect(plain > 10 && plain < 30)
        #expect(try width(Image(systemName: "flame").resizable()) == plain)
    }
}
