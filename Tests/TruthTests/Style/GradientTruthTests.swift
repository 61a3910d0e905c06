import DisplayList
import SwiftUI
import SwiftUICore
import Testing

/// `Color.gradient` as measured on macOS 26 (apple-metrics §3): the top of light ramps, the bottom of yellow's.
@Suite("Color.gradient as Apple draws it") @MainActor
struct GradientTruthTests {
    struct Truth: Sendable, CustomTestStringConvertible {
        var name: String
        var color: Color
        var end: Picture.Color
        var testDescription: String { "apple-metrics §3: \(name).gradient" }

        init(_ name: String, _ color: Color, _ red: Int, _ green: Int, _ blue: Int) {
            self.name = name
            self.color = color
            end = Picture.Color(red, green, blue)
        }
    }

    private func stops(_ color: Color) throws -> [(location: Double, color: Picture.Color)] {
        let list = Stage(10, 10, scale: 1).displayList(Rectangle().fill(color.gradient))
        guard case .fill(_, .linearGradient(let stops, let start, let end), _, _)? = list.items.first else {
            Issue.record("no linear gradient")
            return []
        }
        #expect(start.x == end.x && start.y == 0 && end.y == 10, "the ramp runs from top to bottom")
        func byte(_ value: Float) -> Int { Int((value * 255).rounded()) }
        return stops.map {
            (Double($0.location), Picture.Color(byte($0.color.red), byte($0.color.green), byte($0.color.blue)))
        }
    }

    @Test(arguments: [
        Truth("blue", .blue, 46, 168, 255), Truth("orange", .orange, 255, 172, 88),
        Truth("green", .green, 98, 222, 130),
        Truth("brown", .brown, 203, 165, 137), Truth("mint", .mint, 54, 222, 205),
        Truth("indigo", .indigo, 137, 125, 255),
        Truth("cyan", .cyan, 55, 216, 250), Truth("gray", .gray, 176, 176, 180), Truth("pink", .pink, 255, 89, 127),
        Truth("red", .red, 255, 98, 103)
    ])
    func lighterTop(_ truth: Truth) throws {
        try KnownDifference.check("apple-metrics §3, \(truth.name).gradient") {
            let stops = try stops(truth.color)
            let top = try #require(stops.first), bottom = try #require(stops.last)
            #expect(top.location == 0 && top.color.distance(to: truth.end) <= 2, "\(top)")
            #expect(stops.contains { abs($0.location - 0.7) < 0.001 && $0.color == bottom.color })
            #expect(bottom.location == 1)
        }
    }

    @Test("apple-metrics §3: yellow.gradient keeps its color for 30 % and darkens")
    func darkerBottom() throws {
        let stops = try stops(.yellow)
        let top = try #require(stops.first), bottom = try #require(stops.last)
        #expect(stops.contains { abs($0.location - 0.3) < 0.001 && $0.color == top.color })
        #expect(bottom.location == 1 && bottom.color.distance(to: .init(240, 185, 0)) <= 1, "\(bottom)")
    }
}
