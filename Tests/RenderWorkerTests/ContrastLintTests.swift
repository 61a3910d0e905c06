import DisplayList
import Findings
import Foundation
import Geometry
import SwiftUICore
import Testing

@testable import RenderModel
@testable import RenderWorker

@MainActor
struct ContrastLintTests {
    private func text(_ color: Color, _ size: CGFloat = 13) -> some View {
        Text(verbatim: "Mira").font(.system(size: size)).foregroundStyle(color)
    }

    @Test(arguments: LintLook.all)
    func textThatIsClearGivesNothing(look: LintLook) throws {
        #expect(try Lint.codes(look) { text(look.isDark ? .white : .black) } == [])
    }

    /// White on white, black on black, white on a shape that becomes white, and dark text, which becomes transparent.
    @Test(arguments: LintLook.all)
    func textOfItsBackgroundsColorIsAWarning(look: LintLook) throws {
        let found: [String]
        switch look.mode {
        case .accented: found = try Lint.codes(look) { text(.white).padding().background(.blue) }
        case .vibrant: found = try Lint.codes(look) { text(Color(white: 0.12)) }
        default: found = try Lint.codes(look) { text(look.background) }
        }
        #expect(found == ["warning low-contrast"])
    }

    /// Apple's accessory widgets on the Lock Screen are round, whatever is written in their corners.
    @Test(arguments: LintLook.all)
    func whatARoundClipCutsOffIsNotLookedAt(look: LintLook) throws {
        let text = Text(verbatim: "MMMMM\nMMMMM\nMMMMM").font(.system(size: 12)).fixedSize().frame(
            width: 44, height: 44
        )
        .foregroundStyle(look.isDark ? .white : .black)
        #expect(try Lint.codes(look) { text.clipShape(Circle()) } == [])
        #expect(try Lint.codes(look) { text.clipShape(RoundedRectangle(cornerRadius: 20)) } == [])
    }

    /// At the widget's own corner, which is transparent outside, as it is at its edge.
    @Test(arguments: LintLook.all.prefix(2))
    func whatTheWidgetsEdgeCutsOffIsNotLookedAt(look: LintLook) throws {
        let text = Text(verbatim: "MMMM").font(.system(size: 20, weight: .bold)).foregroundStyle(.white)
        let placed = text.frame(width: 120, height: 80, alignment: .bottomLeading)
        for offset in [CGSize(width: -10, height: 12), CGSize(width: -30, height: 0), CGSize(width: 0, height: 16)] {
            #expect(try Lint.codes(look) { placed.offset(offset).background(Color(white: 0.3)) } == [])
        }
    }

    @Test func aLineOverTheTextIsNotItsColor() throws {
        let line = Path { path in
            path.move(to: CGPoint(x: -20, y: 8))
            path.addLine(to: CGPoint(x: 60, y: 8))
        }
        .stroke(.blue, lineWidth: 20)
        #expect(try Lint.codes { text(.black).overlay { line } } == [])
        #expect(try Lint.codes { text(.blue).background { line } } == ["warning low-contrast"])
    }

    /// Where the bell ends, the badge of its color begins.
    /// Nor is what covers all of it in parts, whose contrast to the text's own color is low, too.
    @Test func aDashedLineOverTheTextIsNotItsColor() throws {
        #expect(
            try Lint.codes {
                Text(verbatim: "++++").font(.system(size: 17)).foregroundStyle(.gray).overlay {
                    HStack(spacing: 3) {
                        ForEach(0..<5) { _ in Color.blue.frame(width: 8, height: 5) }
                    }
                }
            } == [])
    }

    @Test func aBadgeIsNoBackgroundOfItsSymbol() throws {
        for name in ["bell.badge.fill", "bell.badge", "folder.fill.badge.plus"] {
            for size in [12, 17, 24, 40] as [CGFloat] {
                let symbol = Image(systemName: name).font(.system(size: size, weight: .semibold))
                #expect(try Lint.codes { symbol.foregroundStyle(.blue) } == [], "\(name) of \(size) points")
            }
        }
        let hidden = Image(systemName: "bell.fill").font(.system(size: 24)).foregroundStyle(.white)
        #expect(try Lint.codes { hidden } == ["warning low-contrast"])
    }

    @Test func theRatioIsThatOfWCAG() throws {
        // #777777 on white has 4.48 : 1, #767676 4.54 : 1.
        let found = try Lint.findings { text(Color(red: 119 / 255, green: 119 / 255, blue: 119 / 255)) }
        #expect(
            found.map(\.message) == [
                "\"Mira\" has a contrast of 4.4 : 1 to its background (#777777 on #FFFFFF), less than 4.5 : 1"
            ])
        #expect(found.map(\.severity) == [.note])
        #expect(try Lint.codes { text(Color(red: 118 / 255, green: 118 / 255, blue: 118 / 255)) } == [])
    }

    /// One finding about a text that is drawn in several runs, as lines are and values in it.
    @Test func aTextIsToldOfAsAWhole() throws {
        let words = "Mira", gray = Color(red: 0.7, green: 0.7, blue: 0.7)
        let broken = try Lint.findings { Text(verbatim: "Mira Mira").foregroundStyle(gray).frame(width: 40) }
        #expect(broken.map { $0.message.prefix(16) } == ["\"Mira Mira\" has "])
        #expect((broken.first?.frame?.height ?? 0) > 25)
        let interpolated = try Lint.findings { Text("Hello \(words)").foregroundStyle(gray) }
        #expect(interpolated.map { $0.message.prefix(17) } == ["\"Hello Mira\" has "])
        let two = try Lint.findings {
            VStack {
                Text(verbatim: "Mira").foregroundStyle(gray)
                Text(verbatim: "Oren").foregroundStyle(gray)
            }
        }
        #expect(two.count == 2)
    }

    @Test func largeTextAndBoldTextNeedLess() throws {
        let gray = Color(red: 0.55, green: 0.55, blue: 0.55)  // 3.4 : 1
        #expect(try Lint.codes { text(gray, 17.5) } == ["note low-contrast"])
        #expect(try Lint.codes { text(gray, 18) } == [])
        #expect(try Lint.codes { text(gray, 14).bold() } == [])
        #expect(try Lint.codes { text(gray, 13).bold() } == ["note low-contrast"])
    }

    @Test func secondaryTextIsANoteAndTertiaryAWarning() throws {
        #expect(try Lint.codes { Text(verbatim: "Mira").foregroundStyle(.secondary) } == ["note low-contrast"])
        #expect(try Lint.codes { Text(verbatim: "Mira").foregroundStyle(.tertiary) } == ["warning low-contrast"])
        #expect(try Lint.codes(LintLook.all[1]) { Text(verbatim: "Mira").foregroundStyle(.secondary) } == [])
    }

    @Test func theWorstGroundCounts() throws {
        // The word's second half lies on white.
        #expect(
            try Lint.codes {
                text(.white, 17).background(alignment: .leading) { Color.black.frame(width: 20) }
            } == ["warning low-contrast"])
        #expect(try Lint.codes { text(.white, 17).background(.black) } == [])
    }

    @Test func whatIsMadeOfATextCounts() throws {
        #expect(try Lint.codes { text(.black).opacity(0.3) } == ["warning low-contrast"])
        // A shadow is what white text is read by.
        #expect(try Lint.codes { text(.white, 20).shadow(color: .black, radius: 0.5) } == ["warning low-contrast"])
        #expect(try Lint.codes { text(.white).padding(4).background(.black.opacity(0.8)) } == [])
        #expect(try Lint.codes { text(.white).padding(4).background(.black.opacity(0.3)) } == ["warning low-contrast"])
        #expect(try Lint.codes { text(.black).colorInvert().background(.white) } == ["warning low-contrast"])
    }

    @Test func whatIsHiddenIsNoText() throws {
        #expect(try Lint.codes { text(.black).opacity(0.05) } == [])
        #expect(try Lint.codes { text(.black).hidden() } == [])
        #expect(
            try Lint.codes {
                ZStack {
                    text(.black); Color.white
                }
            } == [])
        #expect(try Lint.codes { text(.black).blur(radius: 5) } == [])
    }

    @Test func lightTextUnderALightCardIsNoText() throws {
        let card = RoundedRectangle(cornerRadius: 8).fill(.thinMaterial).frame(width: 100, height: 60)
        #expect(
            try Lint.codes {
                ZStack {
                    text(.white, 9).padding(4).background(.green); card
                }
            } == [])
    }

    @Test func linesThroughATextAreNoGround() throws {
        #expect(try Lint.codes { text(.black).strikethrough() } == [])
        #expect(try Lint.codes { text(.black).underline() } == [])
    }

    @Test func placeholdersAreMeantToBeFaint() throws {
        #expect(try Lint.codes(variant: .placeholder) { text(.white) } == [])
    }

    @Test func aFindingSaysWhereItIs() throws {
        let found = try Lint.findings {
            VStack {
                Text(verbatim: "Clear"); text(.white)
            }
        }
        let finding = try #require(found.first)
        #expect(found.count == 1 && finding.view?.last?.hasPrefix("Text \"Mira\"") == true)
        let frame = try #require(finding.frame)
        #expect(frame.x > 40 && frame.x + frame.width < 80 && frame.y > 40 && frame.y + frame.height < 62)
        // On a wallpaper the place in the widget is the same.
        let wallpaper = Wallpaper.color(TintName(named: "204060")!)
        let placed = try Lint.findings(wallpaper: wallpaper) {
            VStack {
                Text(verbatim: "Clear"); text(.white)
            }
        }
        #expect(placed.map(\.view) == found.map(\.view))
        #expect(placed.first?.frame == frame)
    }
}
