import AppIntents
import Foundation
import RenderModel
import SwiftUI
import Testing
import WidgetKit
import WidgetKitCore

extension HostTests {
    /// Controls as the host drives them.
    @MainActor
    struct ControlTests {
        private func draw(
            _ kind: String, _ variant: Variant, _ presentation: ControlPresentation = .medium,
            configuration: [String: JSONValue]? = nil, tapped: Int? = nil
        ) async throws -> Drawing {
            defer { VirtualClock.release() }
            var request = DrawRequest(
                kind: kind, presentationKind: .control(presentation), variant: variant, scheme: .dark,
                surface: .sized(152, 69),
                configuration: configuration.map { .init(name: "chosen", parameters: $0) })
            request.tapped = tapped
            return try await WidgetHost(bundle: ControlBundle.self, resources: .none).draw(request)
        }

        @Test func aDescriptorListsFormsAndStates() throws {
            let controls = try WidgetHost(bundle: ControlBundle.self, resources: .none).descriptors()
            #expect(controls.map(\.kind) == ["fan", "heater", "empty"])
            #expect(
                controls[0].presentationKinds.map(\.description) == [
                    "controlSmall", "controlMedium", "controlLarge", "controlLockScreen", "controlActionButton"
                ])
            #expect(controls[0].controlStates == [.current, .preview, .on, .off])
            #expect(controls[0].displayName == "Fan" && controls[0].description == "Turns the fan.")
            #expect(controls[1].controlStates == [.current, .preview, .on])
            #expect(controls[1].parameters == ["level"] && controls[1].displayName == "Heat")
            // A template that shows nothing has no picture.
            #expect(controls[2].presentationKinds.isEmpty)
        }

        @Test func eachStateShowsItsValue() async throws {
            let current = try await draw("fan", .control(.current)), preview = try await draw("fan", .control(.preview))
            #expect(current.control?.isOn == true && current.control?.title == "Fan 7")
            #expect(preview.control?.isOn == false && preview.control?.title == "Fan 1")
            #expect(current.control?.value == "Blows" && preview.control?.value == "Rests")
            #expect(try await draw("fan", .control(.on)).control?.isOn == true)
            #expect(try await draw("fan", .control(.off)).control?.isOn == false)
            #expect(current.control?.status == "It blows" && current.control?.actionHint == "Stop")
        }

        @Test func whatIsChosenReachesProviderAndTemplate() async throws {
            let drawing = try await draw("heater", .control(.current), configuration: ["level": .integer(3)])
            #expect(drawing.control?.title == "Heat 30" && drawing.control?.role == .button)
            #expect(drawing.control?.isOn == nil)
            #expect(try await draw("heater", .control(.current)).control?.title == "Heat 20")
            let wrong = HostError.configuration(
                kind: "heater", .wrongValue(parameter: "level", value: "\"x\"", expected: "a whole number"))
            await #expect(throws: wrong) {
                _ = try await draw("heater", .control(.current), configuration: ["level": .string("x")])
            }
        }

        @Test func theWholeControlTakesTheTap() async throws {
            let region = try #require(try await draw("fan", .control(.current)).intents.first)
            #expect(region.frame == CGRect(x: 0, y: 0, width: 152, height: 69))
            #expect(region.control == .toggle && region.isOn == true && region.intent == "FanIntent")
            // While its action runs it shows what it is to become.
            #expect(try await draw("fan", .control(.current), tapped: 0).control?.isOn == false)
            let heater = try await draw("heater", .control(.current), tapped: 0)
            #expect(heater.control?.value == "Heating…")
        }

        @Test func aValueThatCannotBeHadCostsOnlyItsPicture() async throws {
            FanProvider.fails = true
            defer { FanProvider.fails = false }
            let failure = HostError.providerFailed(kind: "fan", call: "currentValue()", reason: "noPower")
            await #expect(throws: failure) { _ = try await draw("fan", .control(.current)) }
            #expect(try await draw("fan", .control(.on)).control?.title == "Fan 1")
        }

        /// The sentences of Apple's documentation.
        @Test(arguments: [
            ("fan", ControlState.on, "Hold to Stop"), ("fan", .off, "Hold to Start"),
            ("heater", .current, "Hold for ‘Heat’"), ("notes", .current, "Hold to Open Notes"),
            ("plain", .on, "Hold to Turn Off ‘Silent Mode’"), ("plain", .off, "Hold to Turn On ‘Silent Mode’"),
            ("ring", .on, "Hold for Ring"), ("ring", .off, "Hold for Silent"),
            ("unnamed", .off, "Hold to Turn On ‘Porch’")
        ])
        func theActionButtonSaysWhatAHoldDoes(_ kind: String, _ state: ControlState, _ sentence: String) async throws {
            defer { VirtualClock.release() }
            let request = DrawRequest(
                kind: kind, presentationKind: .control(.actionButton), variant: .control(state), scheme: .dark,
                surface: .sized(371, 84))
            let drawing = try await WidgetHost(bundle: HintBundle.self, resources: .none).draw(request)
            #expect("\(drawing.displayList)".contains("\"\(sentence)\""), "\(drawing.displayList)")
            #expect(drawing.findings.isEmpty)
        }

        @Test func theSystemsWordsOfAHintAreEnglish() async throws {
            defer { VirtualClock.release() }
            var request = DrawRequest(
                kind: "plain", presentationKind: .control(.actionButton), variant: .control(.on), scheme: .dark,
                surface: .sized(371, 84))
            request.surface.locale = "de_DE"
            let drawing = try await WidgetHost(bundle: HintBundle.self, resources: .none).draw(request)
            #expect(drawing.findings.map(\.code.name) == ["action-hint-untranslated"])
        }

        @Test func anEmptyTemplateSaysSo() async throws {
            await #expect(throws: HostError.emptyControl(kind: "empty")) {
                _ = try await draw("empty", .control(.current))
            }
        }

        @Test func performingSetsTheOtherValue() async throws {
            defer { VirtualClock.release() }
            let request = DrawRequest(
                kind: "fan", presentationKind: .control(.small), variant: .control(.current), scheme: .dark,
                surface: .sized(69, 69))
            let host = WidgetHost(bundle: ControlBundle.self, resources: .none)
            let performed = try await host.perform(request, region: 0)
            #expect(performed.intent == "FanIntent" && performed.parameters == ["value": .bool(false)])
            #expect(performed.error == nil && performed.value == nil)
            #expect(performed.requests.map(\.subject) == [.controls(kind: "fan")])
            #expect(performed.requests.first?.caller == .intent("FanIntent"))
        }
    }
}

private struct FanIntent: SetValueIntent {
    static let title: LocalizedStringResource = "Fan"
    @Parameter(title: "On") var value: Bool
    func perform() throws -> some IntentResult {
        ControlCenter.shared.reloadControls(ofKind: "fan")
        return .result()
    }
}

private enum FanError: Error {
    case noPower
}

private struct FanProvider: ControlValueProvider {
    nonisolated(unsafe) static var fails = false

    var previewValue: (speed: Int, isOn: Bool) { (1, false) }
    func currentValue() async throws -> (speed: Int, isOn: Bool) {
        if Self.fails { throw FanError.noPower }
        return (7, true)
    }
}

private struct LevelIntent: ControlConfigurationIntent {
    static let title: LocalizedStringResource = "Heat"
    @Parameter(title: "Level", default: 2) var level: Int
}

private struct HeaterProvider: AppIntentControlValueProvider {
    func previewValue(configuration: LevelIntent) -> Int { 0 }
    func currentValue(configuration: LevelIntent) async -> Int { configuration.level * 10 }
}

private struct ControlBundle: WidgetBundle {
    struct Fan: ControlWidget {
        static let kind = "fan"

        var body: some ControlWidgetConfiguration {
            StaticControlConfiguration(kind: Self.kind, provider: FanProvider()) { value in
                ControlWidgetToggle(isOn: value.isOn, action: FanIntent()) {
                    Label("Fan \(value.speed)", systemImage: "fan")
                } valueLabel: { isOn in
                    Text(isOn ? "Blows" : "Rests")
                        .controlWidgetStatus(isOn ? "It blows" : "It rests")
                        .controlWidgetActionHint(isOn ? "Start" : "Stop")
                }
            }
            .displayName("Fan")
            .description("Turns the fan.")
        }
    }

    struct Heater: ControlWidget {
        let kind = "heater"

        var body: some ControlWidgetConfiguration {
            AppIntentControlConfiguration(kind: kind, provider: HeaterProvider()) { degrees in
                ControlWidgetButton("Heat \(degrees)", action: LevelIntent()) { isActive in
                    if isActive { Text("Heating…") }
                    Image(systemName: "flame")
                }
            }
            .promptsForUserConfiguration()
        }
    }

    struct Empty: ControlWidget {
        var body: some ControlWidgetConfiguration {
            StaticControlConfiguration(kind: "empty") { EmptyControlWidgetTemplate() }
        }
    }

    /// A control's own template.
    var body: some Widget {
        Fan()
        if #available(iOS 18.0, *) {
            Heater()
        }
        Empty()
        Hidden()
    }

    struct Hidden: ControlWidget {
        var body: some ControlWidgetConfiguration { EmptyControlWidgetConfiguration() }
    }
}

private struct OpenNotesIntent: OpenIntent {
    static let title: LocalizedStringResource = "Open Notes"
    @Parameter(title: "Page") var target: String
    func perform() throws -> some IntentResult { .result() }
}

private struct HintBundle: WidgetBundle {
    var body: some Widget {
        ControlBundle.Fan()
        ControlBundle.Heater()
        Notes()
        Plain()
        Ring()
        Unnamed()
    }

    struct Notes: ControlWidget {
        var body: some ControlWidgetConfiguration {
            StaticControlConfiguration(kind: "notes") {
                ControlWidgetButton("A Page", action: OpenNotesIntent()) { _ in Image(systemName: "note.text") }
            }
            .displayName("Notes")
        }
    }

    struct Plain: ControlWidget {
        var body: some ControlWidgetConfiguration {
            StaticControlConfiguration(kind: "plain") {
                ControlWidgetToggle(isOn: false, action: FanIntent()) { Label("Title", systemImage: "bell") }
            }
            .displayName("Silent Mode")
        }
    }

    struct Ring: ControlWidget {
        var body: some ControlWidgetConfiguration {
            StaticControlConfiguration(kind: "ring") {
                ControlWidgetToggle("Title", isOn: false, action: FanIntent()) {
                    Label($0 ? "Silent" : "Ring", systemImage: $0 ? "bell.slash" : "bell")
                }
            }
            .displayName("Silent Mode")
        }
    }

    struct Unnamed: ControlWidget {
        var body: some ControlWidgetConfiguration {
            StaticControlConfiguration(kind: "unnamed") {
                ControlWidgetToggle(isOn: false, action: FanIntent()) { Label("Porch", systemImage: "lightbulb") }
            }
        }
    }
}
