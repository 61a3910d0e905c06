import Foundation
import RenderModel
import SwiftUI
import SwiftUICore
import Testing
import WidgetKit

@testable import WidgetKitCore

/// What views and providers read of where they are shown.
@MainActor
struct WidgetEnvironmentTests {
    private func environment(
        _ presentationKind: PresentationKind = .family(.systemSmall), _ mode: ModeName = .fullColor,
        scheme: SchemeName = .light,
        _ change: (inout RenderSurface) -> Void = { _ in }
    ) -> EnvironmentValues {
        var surface = RenderSurface.sized(158, 158)
        change(&surface)
        return WidgetStage.environment(
            for: DrawRequest(
                kind: "a", presentationKind: presentationKind, variant: .snapshot, scheme: scheme, surface: surface,
                presentation: Presentation(mode: mode)))
    }

    @Test func theSurfaceIsWhatTheDeviceAndItsSettingsAre() {
        let values = environment { surface in
            surface.locale = "de_DE"
            surface.timeZone = "Europe/Berlin"
            surface.displayScale = 3
            surface.contentMargin = 16
            surface.screen = CGSize(width: 430, height: 932)
            surface.contrast = .increased
        }
        #expect(values.locale.identifier == "de_DE" && values.calendar.locale?.identifier == "de_DE")
        #expect(values.timeZone.identifier == "Europe/Berlin" && values.calendar.timeZone == values.timeZone)
        #expect(values.displayScale == 3 && values.screenSize == CGSize(width: 430, height: 932))
        #expect(values.colorSchemeContrast == .increased)
        #expect(values.widgetContentMargins == EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16))
    }

    @Test func anUnknownTimeZoneIsGreenwichs() {
        #expect(environment { $0.timeZone = "Moon/Tycho" }.timeZone == .gmt)
    }

    @Test(arguments: FamilyName.allCases)
    func familiesAreNamed(_ family: FamilyName) {
        #expect(environment(.family(family)).widgetFamily == WidgetFamily(family))
    }

    @Test(arguments: [("en_US", false), ("ar", true), ("he_IL", true), ("ja_JP", false)])
    func languagesRunTheirWay(_ locale: String, _ isRightToLeft: Bool) {
        #expect(environment { $0.locale = locale }.layoutDirection == (isRightToLeft ? .rightToLeft : .leftToRight))
    }

    @Test func aPseudolanguageMayRunTheOtherWay() {
        #expect(environment { $0.pseudolanguage = .rightToLeft }.layoutDirection == .rightToLeft)
    }

    @Test(arguments: zip(TypeSizeName.allCases, DynamicTypeSize.allCases))
    func typeSizesAreSwiftUIs(_ name: TypeSizeName, _ size: DynamicTypeSize) {
        #expect(environment { $0.typeSize = name }.dynamicTypeSize == size)
    }

    @Test(arguments: [
        (ModeName.fullColor, true), (.accented, false), (.clear, false), (.vibrant, false), (.standBy, false)
    ])
    func onlyTheHomeScreenKeepsTheBackground(_ mode: ModeName, _ shows: Bool) {
        #expect(environment(.family(.systemSmall), mode).showsWidgetContainerBackground == shows)
    }

    @Test func theAlwaysOnDisplayIsDimmed() {
        let request = DrawRequest(
            kind: "a", family: .accessoryCircular, variant: .snapshot, scheme: .light, surface: .sized(72, 72),
            presentation: Presentation(mode: .vibrant, isLuminanceReduced: true))
        #expect(WidgetStage.environment(for: request).isLuminanceReduced)
        #expect(!environment().isLuminanceReduced)
    }

    /// As a widget prints its sizes on an iPhone 14 Pro.
    @Test(arguments: [
        (FamilyName.accessoryCircular, 72.0, 72.0, CGRect(x: 7, y: 7, width: 58, height: 58)),
        (.accessoryRectangular, 160, 72, CGRect(x: 7, y: 7, width: 146, height: 58)),
        (.accessoryInline, 234, 26, CGRect(x: 0, y: 0, width: 234, height: 26))
    ])
    func theLockScreenKeepsAMargin(_ family: FamilyName, _ width: Double, _ height: Double, _ inner: CGRect) {
        let request = DrawRequest(
            kind: "a", family: family, variant: .snapshot, scheme: .light, surface: .sized(width, height),
            presentation: Presentation(mode: .vibrant))
        for keepsMargin in [true, false] {
            let container = WidgetContainer(request, keepsMargin: keepsMargin)
            #expect(container.inner == inner && container.size == CGSize(width: width, height: height))
        }
        #expect(WidgetStage.environment(for: request).widgetContentMargins == EdgeInsets())
    }

    @Test func theLineAboveTheClockIsOneLine() {
        #expect(environment(.family(.accessoryInline), .vibrant).lineLimit == 1)
        #expect(environment(.family(.accessoryRectangular), .vibrant).lineLimit == nil)
    }

    @Test(arguments: [
        (ScreenIdiom.phone, ViewLayout.device, 393.0, UserInterfaceSizeClass.compact, UserInterfaceSizeClass.regular),
        (.phone, .landscape, 393, .compact, .compact), (.phone, .landscape, 414, .regular, .compact),
        (.phone, .landscape, 430, .regular, .compact), (.pad, .device, 820, .regular, .regular),
        (.pad, .landscape, 820, .regular, .regular), (.phone, .sizeThatFits, 430, .compact, .regular)
    ])
    func screensHaveSizeClasses(
        _ idiom: ScreenIdiom, _ layout: ViewLayout, _ width: Double, _ across: UserInterfaceSizeClass,
        _ along: UserInterfaceSizeClass
    ) {
        let values = environment(.view(layout)) { surface in
            surface.idiom = idiom
            surface.screen.width = width
        }
        #expect(values.horizontalSizeClass == across && values.verticalSizeClass == along)
    }

    @Test func theContainersShapeIsItsCorner() {
        let shape = environment { $0.cornerRadius = 22 }.containerShape
        #expect(shape.radius(for: CGRect(x: 0, y: 0, width: 158, height: 158)) == 22)
        // Less the distance from the nearest edge.
        #expect(shape.radius(for: CGRect(x: 10, y: 12, width: 100, height: 100)) == 12)
        #expect(shape.radius(for: CGRect(x: 30, y: 30, width: 50, height: 50)) == 0)
    }

    @Test func levelsAndLabelsAreAnIPhones() {
        let values = environment()
        #expect(!values.showsWidgetLabel && values.levelOfDetail == .default)
        #expect(values.activityFamily == .medium && values.supportedActivityFamilies == [.medium])
        #expect(!values.isActivityFullscreen && !values.isDynamicIslandLimitedInWidth)
    }
}
