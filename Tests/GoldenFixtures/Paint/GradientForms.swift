import SwiftUI

extension Fixture {
    nonisolated private static let two = Gradient(colors: [.red, .blue])

    @FixtureList static var gradientForms: [Fixture] {
        Fixture("gradient-forms/perceptual", 30, 16) {
            VStack(spacing: 0) {
                Rectangle().fill(.linearGradient(two, startPoint: .leading, endPoint: .trailing))
                Rectangle().fill(
                    .linearGradient(two.colorSpace(.perceptual), startPoint: .leading, endPoint: .trailing))
            }
        }
        Fixture("gradient-forms/stops-out-of-order", 30, 8) {
            LinearGradient(
                stops: [
                    .init(color: .red, location: 0.6), .init(color: .blue, location: 0.3),
                    .init(color: .green, location: 1)
                ],
                startPoint: .leading, endPoint: .trailing)
        }
        // Only the middle half of the way from red to blue is seen.
        Fixture("gradient-forms/stops-outside", 30, 8) {
            LinearGradient(
                stops: [.init(color: .red, location: -0.5), .init(color: .blue, location: 1.5)], startPoint: .leading,
                endPoint: .trailing)
        }
        Fixture("gradient-forms/points-outside", 30, 8) {
            LinearGradient(gradient: two, startPoint: UnitPoint(x: -0.5, y: 0), endPoint: UnitPoint(x: 1.5, y: 0))
        }
        Fixture("gradient-forms/bare-gradient", 12, 30) { Rectangle().fill(two) }
        Fixture("gradient-forms/any-gradient-across", 30, 12) {
            Rectangle().fill(.linearGradient(Color.blue.gradient, startPoint: .leading, endPoint: .trailing))
        }
        Fixture("gradient-forms/any-gradient-radial", 24, 24) {
            Circle().fill(.radialGradient(Color.green.gradient, center: .center, startRadius: 0, endRadius: 12))
        }
        Fixture("gradient-forms/any-gradient-of-stops", 12, 30) { Rectangle().fill(AnyGradient(two)) }
        Fixture("gradient-forms/conic", 24, 24) {
            Circle().fill(.conicGradient(colors: [.red, .blue, .red], center: .center))
        }
        Fixture("gradient-forms/conic-stops-turned", 24, 24) {
            Circle().fill(
                .conicGradient(
                    stops: [
                        .init(color: .red, location: 0), .init(color: .blue, location: 0.5),
                        .init(color: .red, location: 1)
                    ],
                    center: .center, angle: .degrees(90)))
        }
        Fixture("gradient-forms/angular-backwards", 24, 24) {
            Circle().fill(.angularGradient(two, center: .center, startAngle: .degrees(180), endAngle: .degrees(0)))
        }
        Fixture("gradient-forms/elliptical-stops", 30, 16) {
            Rectangle().fill(
                .ellipticalGradient(stops: [.init(color: .white, location: 0.3), .init(color: .blue, location: 1)]))
        }
        Fixture("gradient-forms/text", 50, 24) {
            Text("Text").font(.system(size: 20, weight: .heavy))
                .foregroundStyle(.linearGradient(two, startPoint: .leading, endPoint: .trailing))
        }
        Fixture("gradient-forms/symbol", 24, 24) {
            Image(systemName: "heart.fill").font(.system(size: 20)).foregroundStyle(.pink.gradient)
        }
        Fixture("gradient-forms/border", 24, 24) {
            Color.white.border(LinearGradient(gradient: two, startPoint: .top, endPoint: .bottom), width: 4)
        }
        Fixture("gradient-forms/background-in-capsule", 40, 20) {
            Text("Go").font(.system(size: 12)).padding(.horizontal, 8).background(.orange.gradient, in: Capsule())
        }
        Fixture("gradient-forms/overlay-in-circle", 24, 24) {
            Color.yellow.overlay(
                .linearGradient(colors: [.clear, .black], startPoint: .top, endPoint: .bottom), in: Circle())
        }
        Fixture("gradient-forms/with-radius-nothing", 16, 16) {
            RadialGradient(colors: [.red, .blue], center: .center, startRadius: 5, endRadius: 5)
        }
        Fixture("gradient-forms/no-colors", 16, 16) {
            LinearGradient(colors: [], startPoint: .top, endPoint: .bottom).background(.yellow)
        }
    }
}
