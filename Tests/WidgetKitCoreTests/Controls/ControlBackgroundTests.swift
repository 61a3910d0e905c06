import AppIntents
import DisplayList
import Foundation
import RenderModel
import SwiftUI
import SwiftUICore
import Testing
import WidgetKit

@testable import WidgetKitCore

/// What a control lies on, and which are told apart.
@MainActor
struct ControlBackgroundTests {
    private let bounds = CGRect(x: 0, y: 0, width: 69, height: 69)

    private func items(lit: Bool = false, island: Bool = false, _ palette: PaletteName = .ios26) -> [DisplayItem] {
        ControlBackground(
            isLit: lit, isIsland: island, palette: palette, bounds: bounds, cornerRadius: 34.5, isContinuous: false
        ).items
    }

    @Test func aToggleThatIsOnLiesOnWhite() {
        for palette in PaletteName.allCases {
            #expect(items(lit: true, palette) == [.fill(.rectangle(bounds), .color(.white))])
        }
    }

    @Test func theIslandIsBlack() {
        #expect(items(lit: true, island: true) == [.fill(.rectangle(bounds), .color(.black))])
    }

    @Test func beforeGlassThereWasTheDarkMaterial() {
        #expect(
            items(.ios18) == [
                .fill(.rectangle(bounds), .color(ResolvedColor(rgb: 37, 37, 37, alpha: 0.6)))
            ])
        #expect(
            items(.ios26)
                == RenderingModeBackground(
                    presentation: Presentation(mode: .clear), scheme: .dark, bounds: bounds, cornerRadius: 34.5,
                    isContinuous: false
                ).items)
    }

    private struct NoIntent: AppIntent {
        static let title: LocalizedStringResource = "None"
        func perform() throws -> some IntentResult { .result() }
    }

    @Test(arguments: [
        (ControlPresentation.small, true as Bool?, true, true), (.small, true, false, false),
        (.large, nil, true, false), (.actionButton, true, true, false), (.lockScreen, false, true, true)
    ])
    func onlyTogglesAreLit(
        _ presentation: ControlPresentation, _ value: Bool?, _ isOn: Bool, _ isLit: Bool
    ) {
        let content = _ControlContent(label: AnyView(EmptyView()), isOn: value, action: NoIntent()) { _ in
            AnyView(EmptyView())
        }
        let face = ControlContentView(
            content: content, isOn: isOn, presentation: presentation, hasSymbol: true, hint: "", cell: 69)
        #expect(face.isLit == isLit)
    }

    @Test(arguments: [
        (_ControlRole.toggle, [ControlState.current, .preview, .on, .off]), (.button, [.current, .preview, .on]),
        (.none, [])
    ])
    func aRoleHasItsStates(_ role: _ControlRole, _ states: [ControlState]) {
        #expect(ControlState.all(for: role) == states)
    }

    @Test func controlsAreToldApartByTheirChoice() {
        let first = ControlInfo(kind: "fan", choice: "a"), same = ControlInfo(kind: "fan", choice: "a")
        #expect(first == same && first != ControlInfo(kind: "fan", choice: "b") && first.id == "fan a")
        #expect(Set([first, same, ControlInfo(kind: "fan")]).count == 2 && ControlInfo(kind: "fan").id == "fan")
    }

    @Test func widgetsAreToldApartByFamilyAndChoice() {
        let choice = ConfigurationChoice(name: "a", parameters: ["x": .integer(1)])
        let plain = WidgetInfo(kind: "city", family: .systemSmall)
        #expect(plain == WidgetInfo(kind: "city", family: .systemSmall) && plain.id == plain)
        #expect(
            Set([
                plain, WidgetInfo(kind: "city", family: .systemMedium), WidgetInfo(kind: "town", family: .systemSmall),
                WidgetInfo(kind: "city", family: .systemSmall, choice: choice)
            ]).count == 4)
        #expect("\(plain.debugDescription)" == "WidgetInfo(kind: city, family: systemSmall)")
    }
}
