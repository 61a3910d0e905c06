import Geometry
import SwiftUI
import SwiftUICore
import Testing

/// Two rows of small text drawn at 3× on iOS by Home Assistant's rectangular complications. Their gauge is the
/// project's own drawing and is not compared.
@Suite("Rectangular complications beside Apple's", .needsReferences) @MainActor
struct RectangularPictureTests {
    struct Truth: Sendable, CustomTestStringConvertible {
        var name: String
        var title: String
        var subtitle: String
        /// Pixels of the reference that hold the rows and nothing else.
        var area: CGRect
        var testDescription: String { "home-assistant/rectangular-\(name).png" }
    }

    @Test(arguments: [
        Truth(name: "text-only", title: "Bedroom", subtitle: "All quiet", area: CGRect(100, 130, 520, 100)),
        Truth(name: "no-icon", title: "Humidity", subtitle: "Bathroom", area: CGRect(30, 80, 590, 82)),
        Truth(name: "all-slots", title: "Living Room", subtitle: "Temperature", area: CGRect(104, 60, 516, 84))
    ])
    func rows(_ truth: Truth) throws {
        let file = "home-assistant/rectangular-\(truth.name).png"
        let expected = try References.picture(file)
        let found = try Stage(220, 120) { $0.colorScheme = .dark }.draw(
            VStack(alignment: .leading, spacing: 1) {
                Text(verbatim: truth.title).font(.system(size: 11, weight: .semibold))
                Text(verbatim: truth.subtitle).font(.system(size: 11)).opacity(0.8)
            }
            .background(Color.black.frame(width: 220, height: 120)), named: file)
        let ours = found.baselines(on: .black), theirs = expected.baselines(on: .black, in: truth.area)
        try #require(ours.count == 2 && theirs.count == 2, "\(ours), \(theirs)")
        #expect(abs((ours[1] - ours[0]) - (theirs[1] - theirs[0])) <= 1, "\(ours), not \(theirs)")
        for (our, their) in zip(found.inkRows(on: .black), expected.inkRows(on: .black, in: truth.area)) {
            let line = try #require(
                found.inkBox(on: .black, in: CGRect(0, CGFloat(our.lowerBound), 660, CGFloat(our.count))))
            let other = try #require(
                expected.inkBox(
                    on: .black,
                    in: CGRect(truth.area.minX, CGFloat(their.lowerBound), truth.area.width, CGFloat(their.count))))
            #expect(abs(line.width - other.width) <= 0.02 * other.width + 2, "\(line.width), not \(other.width)")
        }
    }

    /// Apple shrinks each line until it fits 145 points: by 8 % and more here.
    @Test(
        "home-assistant/rectangular-long-text.png: lines shrink to their room",
        arguments: [
            ("Basement Dehumidifier Tank", Font.system(size: 11, weight: .semibold), CGFloat(70), CGFloat(40)),
            ("Relative humidity, second floor", .system(size: 11), 110, 37),
            ("Last synchronized a few moments ago", .system(size: 11), 262, 40)
        ])
    func shrinking(text: String, font: Font, top: CGFloat, height: CGFloat) throws {
        let expected = try References.picture("home-assistant/rectangular-long-text.png")
        let found = try Stage(145, 20) { $0.colorScheme = .dark }.draw(
            Text(verbatim: text).font(font).lineLimit(1).minimumScaleFactor(0.5)
                .background(Color.black.frame(width: 145, height: 20)))
        let ours = try #require(found.inkBox(on: .black))
        let theirs = try #require(expected.inkBox(on: .black, in: CGRect(104, top, 500, height)))
        #expect(abs(ours.width - theirs.width) <= 0.02 * theirs.width, "\(ours.width), not \(theirs.width)")
        #expect(abs(ours.height - theirs.height) <= 2, "\(ours.height), not \(theirs.height)")
    }
}
