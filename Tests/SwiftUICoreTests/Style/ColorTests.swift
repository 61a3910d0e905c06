import DisplayList
import Foundation
import SwiftUI
import Testing

@testable import SwiftUICore

/// Colors as numbers.
struct ColorTests {
    private let environment = EnvironmentValues()

    @Test func linearComponentsGoBothWays() {
        var color = Color.Resolved(colorSpace: .sRGBLinear, red: 0.5, green: 0.25, blue: 0, opacity: 1)
        #expect(abs(color.red - 0.7354) < 0.001 && abs(color.linearRed - 0.5) < 1e-5)
        color.linearBlue = 0.2140
        #expect(abs(color.blue - 0.5) < 0.001)
    }

    @Test func resolvedColorsAreCoded() throws {
        let color = Color(.displayP3, red: 1, green: 0, blue: 0).resolve(in: environment)
        let coded = try JSONDecoder().decode(Color.Resolved.self, from: JSONEncoder().encode(color))
        #expect(abs(coded.red - color.red) < 1e-4 && abs(coded.green - color.green) < 1e-4)
        // Display P3's red lies outside sRGB (1.093, −0.227, −0.150).
        #expect(abs(color.red - 1.093) < 0.001 && abs(color.green + 0.2267) < 0.001 && abs(color.blue + 0.1501) < 0.001)
    }

    @Test func descriptionsReadAsApples() {
        #expect(Color.red.description == "red")
        #expect(Color(red: 1, green: 0.5, blue: 0).description == "#FF8000FF")
        #expect(Color.blue.resolve(in: environment).description == "#0088FFFF")
        #expect(Color.primary.description == "primary")
    }

    @Test func aCustomColorIsResolvedWhereItIsShown() {
        struct Brand: ShapeStyle, Hashable {
            var isBright: Bool
            func resolve(in environment: EnvironmentValues) -> Color.Resolved {
                Color.Resolved(red: environment.colorScheme == .dark ? 1 : 0, green: isBright ? 1 : 0, blue: 0)
            }
        }
        var dark = environment
        dark.colorScheme = .dark
        let color = Color(Brand(isBright: true))
        #expect(color.resolve(in: environment).description == "#00FF00FF")
        #expect(color.resolve(in: dark).description == "#FFFF00FF")
        #expect(color == Color(Brand(isBright: true)) && color.hashValue == Color(Brand(isBright: true)).hashValue)
        #expect(color != Color(Brand(isBright: false)))
        let red = Color.red
        #expect(Color(red) == .red && Color(.red) != .blue)
    }

    @Test func mixesInTwoSpaces() {
        let device = Color.red.mix(with: .blue, by: 0.5, in: .device).resolve(in: environment)
        #expect(abs(device.red - 0.5) < 0.001 && abs(device.blue - (60.0 / 255 + 1) / 2) < 0.001)
        let perceptual = Color.red.mix(with: .blue, by: 0.5).resolve(in: environment)
        #expect(perceptual != device)
        #expect(Color.red.mix(with: .blue, by: 7).resolve(in: environment).description == "#0088FFFF")
    }

    @Test(arguments: [
        // Apple's Human Interface Guidelines, in light and dark.
        ("systemGroupedBackgroundColor", (242, 242, 247), (0, 0, 0)),
        ("secondarySystemGroupedBackgroundColor", (255, 255, 255), (28, 28, 30)),
        ("tertiarySystemGroupedBackgroundColor", (242, 242, 247), (44, 44, 46)),
        ("systemGray2Color", (174, 174, 178), (99, 99, 102)), ("systemGray6Color", (242, 242, 247), (28, 28, 30)),
        ("opaqueSeparatorColor", (198, 198, 200), (56, 56, 58)), ("darkTextColor", (0, 0, 0), (0, 0, 0))
    ])
    func catalogsNameSystemColors(
        name: String, light: (Int, Int, Int), dark: (Int, Int, Int)
    ) throws {
        func rgb(_ color: ResolvedColor) -> [Int] {
            [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
        }
        let color = try #require(SystemColor.named(name, in: .ios26))
        #expect(rgb(color.light) == [light.0, light.1, light.2] && rgb(color.dark) == [dark.0, dark.1, dark.2])
    }
}
