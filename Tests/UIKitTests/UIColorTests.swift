import DisplayList
import SwiftUI
import SwiftUICore
import Testing

/// `UIColor` under light, dark and increased contrast.
struct UIColorTests {
    private static func components(_ color: Color, dark: Bool = false, contrast: Bool = false) -> [Int] {
        var environment = EnvironmentValues()
        environment.colorScheme = dark ? .dark : .light
        environment.contrast = contrast ? .increased : .standard
        let resolved = color.resolve(in: environment)
        return [resolved.red, resolved.green, resolved.blue].map { Int(($0 * 255).rounded()) }
    }

    /// Values of Apple's Human Interface Guidelines.
    @Test func systemColorsFollowSchemeAndContrast() {
        #expect(Self.components(Color(uiColor: .systemRed)) == [255, 56, 60])
        #expect(Self.components(Color(uiColor: .systemRed), dark: true) == [255, 66, 69])
        #expect(Self.components(Color(uiColor: .systemRed), contrast: true) == [233, 21, 45])
        #expect(Self.components(Color(.systemBackground), dark: true) == [0, 0, 0])
        #expect(Self.components(Color(.systemGray5)) == [229, 229, 234])
        #expect(Self.components(Color(.systemGray6), dark: true) == [28, 28, 30])
        #expect(Self.components(Color(.systemGroupedBackground)) == [242, 242, 247])
        #expect(Self.components(Color(.secondarySystemGroupedBackground)) == [255, 255, 255])
    }

    @Test func aDynamicColorIsAskedWhereItIsDrawn() {
        let color = Color(UIColor { $0.userInterfaceStyle == .dark ? .white : UIColor(white: 0.2, alpha: 1) })
        #expect(Self.components(color) == [51, 51, 51])
        #expect(Self.components(color, dark: true) == [255, 255, 255])
    }

    @Test func aFixedColorIsNotTheSystems() {
        #expect(Self.components(Color(UIColor.red)) == [255, 0, 0])
        #expect(Self.components(Color(UIColor.brown)) == [153, 102, 51])
    }

    @Test func alphaReplacesAlsoWhereTheColorDepends() {
        #expect(Color(UIColor.secondaryLabel.withAlphaComponent(1)).resolve(in: EnvironmentValues()).opacity == 1)
        #expect(UIColor.black.withAlphaComponent(0.5).withAlphaComponent(0.25).cgColor.alpha == 0.25)
    }

    @Test func componentsRoundTrip() {
        var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        UIColor(hue: 0.75, saturation: 0.5, brightness: 0.8, alpha: 0.4)
            .getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
        #expect(abs(hue - 0.75) < 1e-5 && abs(saturation - 0.5) < 1e-5 && abs(brightness - 0.8) < 1e-5)
        #expect(abs(alpha - 0.4) < 1e-5)
        var red: CGFloat = 0
        UIColor(Color(red: 0.25, green: 0.5, blue: 1)).getRed(&red, green: nil, blue: nil, alpha: nil)
        #expect(red == 0.25)
    }

    @Test func resolvedColorsNoLongerChange() {
        let dark = UIColor.label.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
        #expect(Self.components(Color(dark)) == [255, 255, 255])
    }

    @Test func aMissingNameIsNil() {
        #expect(UIColor(named: "no such color") == nil)
    }

    @Test func archivesKeepColors() throws {
        let archive = try NSKeyedArchiver.archivedData(
            withRootObject: UIColor(Color(red: 1, green: 0.5, blue: 0)), requiringSecureCoding: false)
        let color = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: archive))
        #expect(Self.components(Color(uiColor: color)) == [255, 128, 0])
        let resolved = Color(red: 0.25, green: 0.5, blue: 1).resolve(in: EnvironmentValues())
        #expect(try JSONDecoder().decode(Color.Resolved.self, from: JSONEncoder().encode(resolved)) == resolved)
    }

    @Test func brokenNumbersGiveAColor() {
        #expect(UIColor(hue: .nan, saturation: .infinity, brightness: -1, alpha: .nan).cgColor.alpha == 0)
    }

    @Test func literalsAreColors() {
        let color = Color(#colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1))
        #expect(Self.components(color) == [255, 128, 0])
    }
}
