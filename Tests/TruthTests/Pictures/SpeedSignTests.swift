import Geometry
import SwiftUI
import SwiftUICore
import Testing

/// Texts of three styles on top of each other, one over two lines: baselines measured at 3× in the pictures of
/// stadiamaps/ferrostar (`apple/Tests/FerrostarSwiftUITests/Views/__Snapshots__/SpeedLimitViewTests`). They show that
/// the leading of the lower text sets them apart, 2 points above `.title2` and none above `.caption2`, and that
/// `minimumScaleFactor` shrinks a text's height but not that distance.
@Suite("Signs of text") @MainActor
struct SpeedSignTests {
    @Test(
        "have baselines on Apple's pixels",
        arguments: [
            ("100", 52, 100, 178, 225), ("80", 52, 100, 178, 225),
            ("10000", 65, 113, 171, 213)
        ])
    func plate(_ number: String, speed: Int, limit: Int, value: Int, unit: Int) throws {
        let view = VStack {
            Text(verbatim: "Speed Limit").font(.caption.bold()).multilineTextAlignment(.center).lineLimit(2)
                .minimumScaleFactor(0.6).padding(.horizontal, 2)
            Text(verbatim: number).font(.title2.bold()).minimumScaleFactor(0.4).padding(.horizontal, 2)
            Text(verbatim: "mph").font(.caption2.bold()).minimumScaleFactor(0.6).padding(.horizontal, 2)
        }
        .frame(width: 52, height: 76)
        .frame(width: 60, height: 84)
        .background(.white)
        let picture = try Stage(60, 84).draw(view, named: "speed-sign-\(number).png")
        let found = picture.baselines(on: .white)
        // How far a number must shrink depends on its digits' width, which is the stand-in's.
        let tolerance = number == "10000" ? 2 : 1
        #expect(
            found.count == 4 && zip(found, [speed, limit, value, unit]).allSatisfy { abs($0 - $1) <= tolerance },
            "\(found)")
    }

    @Test("share 56 points between a number and its unit", arguments: ["62", "100"])
    func disc(_ number: String) throws {
        let view = VStack {
            Text(verbatim: number).font(.title2.bold()).minimumScaleFactor(0.4).padding(.horizontal, 6)
            Text(verbatim: "km/h").font(.caption2.bold()).minimumScaleFactor(0.4).padding(.horizontal, 6)
        }
        .frame(width: 56, height: 56)
        .frame(width: 64, height: 64)
        .background(.white)
        let picture = try Stage(64, 64).draw(view, named: "speed-disc-\(number).png")
        let found = picture.baselines(on: .white)
        #expect(found.count == 2 && zip(found, [100, 147]).allSatisfy { abs($0 - $1) <= 1 }, "\(found)")
    }
}
