import SwiftUI

extension Fixture {
    private static let warm = [Color.red, .yellow]

    @FixtureList static var gradients: [Fixture] {
        Fixture("gradients/linear-horizontal", 30, 10) {
            LinearGradient(colors: warm, startPoint: .leading, endPoint: .trailing)
        }
        Fixture("gradients/linear-vertical", 10, 30) {
            LinearGradient(colors: warm, startPoint: .top, endPoint: .bottom)
        }
        Fixture("gradients/linear-diagonal", 24, 16) {
            LinearGradient(colors: warm, startPoint: .topLeading, endPoint: .bottomTrailing)
        }
        Fixture("gradients/linear-three-colors-are-even", 30, 8) {
            LinearGradient(colors: [.red, .white, .blue], startPoint: .leading, endPoint: .trailing)
        }
        Fixture("gradients/linear-stops", 30, 8) {
            LinearGradient(
                stops: [.init(color: .red, location: 0.2), .init(color: .blue, location: 0.4)], startPoint: .leading,
                endPoint: .trailing)
        }
        Fixture("gradients/linear-hard-stop", 30, 8) {
            LinearGradient(
                stops: [.init(color: .red, location: 0.5), .init(color: .blue, location: 0.5)], startPoint: .leading,
                endPoint: .trailing)
        }
        Fixture("gradients/linear-inner-points-extend", 30, 8) {
            LinearGradient(
                colors: [.red, .blue], startPoint: UnitPoint(x: 0.4, y: 0), endPoint: UnitPoint(x: 0.6, y: 0))
        }
        Fixture("gradients/linear-to-clear", 30, 8) {
            LinearGradient(colors: [.blue, .clear], startPoint: .leading, endPoint: .trailing)
        }
        Fixture("gradients/linear-to-clear-of-itself", 30, 8) {
            LinearGradient(colors: [.blue, .blue.opacity(0)], startPoint: .leading, endPoint: .trailing)
        }
        Fixture("gradients/linear-single-color", 12, 8) {
            LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom)
        }
        Fixture("gradients/linear-in-circle", 24, 24) {
            Circle().fill(LinearGradient(colors: warm, startPoint: .top, endPoint: .bottom))
        }
        Fixture("gradients/linear-in-stroke", 24, 24) {
            Circle().strokeBorder(
                LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom), lineWidth: 4)
        }
        Fixture("gradients/radial", 24, 24) {
            RadialGradient(colors: warm, center: .center, startRadius: 0, endRadius: 12)
        }
        Fixture("gradients/radial-inner-radius", 24, 24) {
            RadialGradient(colors: [.red, .blue], center: .center, startRadius: 6, endRadius: 10)
        }
        Fixture("gradients/radial-at-corner", 24, 24) {
            RadialGradient(colors: warm, center: .topLeading, startRadius: 0, endRadius: 24)
        }
        // The angle starts at the right and grows clockwise.
        Fixture("gradients/angular", 24, 24) { AngularGradient(colors: [.red, .yellow, .blue, .red], center: .center) }
        Fixture("gradients/angular-from-top", 24, 24) {
            AngularGradient(colors: [.red, .blue], center: .center, angle: .degrees(-90))
        }
        Fixture("gradients/angular-part", 24, 24) {
            AngularGradient(colors: [.red, .blue], center: .center, startAngle: .degrees(0), endAngle: .degrees(180))
        }
        Fixture("gradients/angular-ring", 24, 24) {
            Circle().strokeBorder(AngularGradient(colors: [.red, .blue, .red], center: .center), lineWidth: 5)
        }
        Fixture("gradients/elliptical", 30, 16) { EllipticalGradient(colors: warm) }
        Fixture("gradients/elliptical-radii", 30, 16) {
            EllipticalGradient(colors: [.red, .blue], center: .leading, startRadiusFraction: 0.1, endRadiusFraction: 1)
        }
        Fixture("gradients/color-gradient", 12, 30) { Rectangle().fill(.blue.gradient) }
        Fixture("gradients/color-gradient-of-light-color", 12, 30) { Rectangle().fill(.yellow.gradient) }
        Fixture("gradients/color-gradient-dark", 12, 30, scheme: .dark) { Rectangle().fill(.blue.gradient) }
        Fixture("gradients/gradient-with-opacity", 30, 8) {
            Rectangle().fill(
                LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing).opacity(0.5))
        }
    }
}
