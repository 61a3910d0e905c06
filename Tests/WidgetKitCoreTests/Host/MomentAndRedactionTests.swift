import Foundation
import RenderModel
import SwiftUI
import Testing
import WidgetKit

@testable import WidgetKitCore

extension HostTests {
    /// With what clock, and how hidden, the views of each variant are shown.
    @MainActor
    struct MomentAndRedactionTests {
        nonisolated private static let clock = Date(timeIntervalSince1970: 1_767_260_460)
        nonisolated private static let entryDate = Date(timeIntervalSince1970: 1_767_270_000)

        private func sight(_ request: DrawRequest) async throws -> ScriptedWidget.Sight {
            defer { VirtualClock.release() }
            ScriptedWidget.begin()
            ScriptedWidget.script.entries = [.init(date: Self.entryDate)]
            _ = try await WidgetHost(widget: ScriptedWidget.self, resources: .none).draw(request)
            return try #require(ScriptedWidget.sights.last)
        }

        @Test(arguments: [
            (Variant.timeline(0), entryDate), (.privacy, clock), (.snapshot, clock), (.transient, clock),
            (.placeholder, clock)
        ])
        func onlyEntriesOfTheTimelineAreShownAtTheirDate(_ variant: Variant, _ moment: Date) async throws {
            #expect(try await sight(.scripted(variant)).date == moment)
        }

        @Test(arguments: [Variant.timeline(0), .snapshot, .placeholder])
        func aRequestMayNameTheMoment(_ variant: Variant) async throws {
            var request = DrawRequest.scripted(variant)
            request.instant = Date(timeIntervalSince1970: 1_800_000_000)
            #expect(try await sight(request).date == request.instant)
        }

        @Test(arguments: [
            (Variant.timeline(0), RedactionReasons()), (.snapshot, RedactionReasons()),
            (.transient, RedactionReasons()), (.privacy, .privacy), (.placeholder, .placeholder)
        ])
        func variantsAreRedacted(_ variant: Variant, _ reasons: RedactionReasons) async throws {
            #expect(try await sight(.scripted(variant)).redaction == reasons)
        }

        @Test func aLockHidesWhatIsSensitive() async throws {
            var presentation = Presentation(mode: .fullColor, lock: .locked, redactionLevel: .sensitiveContent)
            #expect(try await sight(.scripted(.timeline(0), presentation: presentation)).redaction == .privacy)
            #expect(
                try await sight(.scripted(.placeholder, presentation: presentation)).redaction
                    == [.placeholder, .privacy])
            // What is hidden as a whole gives way to the placeholder, and the provider is not asked for entries.
            presentation.redactionLevel = .everything
            let hidden = try await sight(.scripted(.timeline(0), presentation: presentation))
            #expect(hidden.text == "placeholder" && hidden.redaction == .placeholder && hidden.date == Self.clock)
            #expect(ScriptedWidget.questions == ["placeholder"])
        }

        @Test(arguments: [
            (ModeName.fullColor, SchemeName.light, false, WidgetRenderingMode.fullColor),
            (.fullColor, .dark, true, .fullColor),
            (.accented, .light, true, .accented), (.clear, .light, true, .accented), (.vibrant, .light, true, .vibrant),
            (.standBy, .light, true, .fullColor)
        ])
        func everyPlaceButTheHomeScreenIsDark(
            _ mode: ModeName, _ scheme: SchemeName, _ isDark: Bool, _ rendering: WidgetRenderingMode
        ) async throws {
            let presentation = Presentation(mode: mode)
            let sight = try await sight(.scripted(.snapshot, scheme: scheme, presentation: presentation))
            #expect(sight.isDark == isDark && sight.mode == rendering)
        }

        @Test func aRedactedPlaceholderShowsNoText() async throws {
            defer { VirtualClock.release() }
            ScriptedWidget.begin()
            let host = WidgetHost(widget: ScriptedWidget.self, resources: .none)
            #expect(try await !host.draw(.scripted(.placeholder)).shows("placeholder"))
            #expect(try await host.draw(.scripted(.snapshot)).shows("snapshot"))
        }
    }
}
