import AppIntents
import RenderModel
import SwiftUI
import WidgetKit
import WidgetKitCore

extension Fixture {
    /// A control in cells of 69 points, 14 apart.
    private init<C: ControlWidget & SendableMetatype>(
        _ path: String, _ control: C.Type, _ presentation: ControlPresentation = .medium, _ state: ControlState = .on,
        variant: Variant? = nil, locale: String = "en_US", palette: PaletteName = .ios26, findings: [String] = []
    ) {
        let length = { @Sendable (cells: Int) -> CGFloat in
            presentation == .lockScreen ? 50 : CGFloat(cells) * 69 + CGFloat(cells - 1) * 14
        }
        let size =
            presentation == .actionButton
            ? CGSize(width: 371, height: 84)
            : CGSize(width: length(presentation.columns), height: length(presentation.rows))
        self.init("system-controls/" + path, size: size, scale: 2, frames: nil, findings: findings) { fixture in
            let surface = RenderSurface(
                size: fixture.size, displayScale: fixture.scale, contentMargin: 0,
                cornerRadius: presentation == .actionButton ? 42 : length(1) / 2, locale: locale, timeZone: "GMT",
                clock: FixtureEnvironment.now,
                palette: palette)
            let request = DrawRequest(
                kind: "control", presentationKind: .control(presentation), variant: variant ?? .control(state),
                scheme: .dark,
                surface: surface)
            let drawing = try await WidgetHost(control: control, resources: WidgetResources(directories: []))
                .draw(request)
            VirtualClock.release()
            return Drawn(displayList: drawing.displayList, leaves: nil, tree: nil, findings: drawing.findings)
        }
    }

    @FixtureList static var systemControls: [Fixture] {
        Fixture("small-off", LampToggle.self, .small, .off)
        Fixture("small-on-is-tinted-on-white", LampToggle.self, .small, .on)
        Fixture("small-off-ios-18", LampToggle.self, .small, .off, palette: .ios18)
        Fixture("lock-screen-off", LampToggle.self, .lockScreen, .off)
        Fixture("lock-screen-on", LampToggle.self, .lockScreen, .on)
        Fixture("medium-off", LampToggle.self, .medium, .off)
        Fixture("medium-on", LampToggle.self, .medium, .on)
        Fixture("large-off", LampToggle.self, .large, .off)
        Fixture("large-on", LampToggle.self, .large, .on)
        Fixture("without-a-value-label-it-reads-on", PlainToggle.self, .medium, .on)
        Fixture("the-value-brings-the-symbol", DoorToggle.self, .medium, .off)
        Fixture("a-button-shows-no-state", TrunkButton.self, .medium, .current)
        Fixture("a-button-while-its-action-runs", TrunkButton.self, .medium, .on)
        Fixture("disabled", DisabledToggle.self, .medium, .on)
        Fixture("privacy-hides-the-words", PrivateToggle.self, .medium, variant: .privacy)
        Fixture("long-titles-take-two-lines", LongButton.self, .medium, .current, findings: ["text-truncated"])
        Fixture("right-to-left", LampToggle.self, .medium, .off, locale: "ar")
        Fixture(
            "pictures-are-no-symbols", PictureButton.self, .small, .current,
            findings: ["image-missing", "control-image-unsupported"])
        Fixture("labels-have-no-colours-and-fonts", ColorfulToggle.self, .medium, .on)
        Fixture("a-button-brings-title-and-value", SubtitledButton.self, .large, .current)
        Fixture("words-alone-medium", WordsToggle.self, .medium, .off)
        Fixture("words-alone-large", WordsToggle.self, .large, .on)
        Fixture("words-alone-small", WordsToggle.self, .small, .off, findings: ["control-symbol-missing"])
        Fixture("words-alone-lock-screen", WordsToggle.self, .lockScreen, .off, findings: ["control-symbol-missing"])
        Fixture("action-button-off", LampToggle.self, .actionButton, .off)
        Fixture("action-button-on", LampToggle.self, .actionButton, .on)
        Fixture("action-button-without-a-symbol", WordsToggle.self, .actionButton, .off)
        Fixture("action-button-private", PrivateToggle.self, .actionButton, variant: .privacy)
    }
}

private struct SwitchIntent: SetValueIntent {
    static let title: LocalizedStringResource = "Switch"
    @Parameter(title: "On") var value: Bool
    func perform() async throws -> some IntentResult { .result() }
}

private struct LampToggle: ControlWidget {
    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "control") {
            ControlWidgetToggle(isOn: false, action: SwitchIntent()) {
                Label("Lamp", systemImage: "lightbulb.fill")
            } valueLabel: { isOn in
                Text(isOn ? "Bright" : "Dark")
            }
            .tint(.orange)
        }
    }
}

private struct WordsToggle: ControlWidget {
    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "control") {
            ControlWidgetToggle("Garage", isOn: false, action: SwitchIntent()) { Text($0 ? "Open" : "Shut") }
        }
    }
}

private struct PlainToggle: ControlWidget {
    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "control") {
            ControlWidgetToggle(isOn: true, action: SwitchIntent()) { Label("Wi-Fi", systemImage: "wifi") }
        }
    }
}

private struct DoorToggle: ControlWidget {
    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "control") {
            ControlWidgetToggle("Door", isOn: true, action: SwitchIntent()) { isOn in
                Label(isOn ? "Opened" : "Closed", systemImage: isOn ? "lock.open" : "lock")
            }
        }
    }
}

private struct TrunkButton: ControlWidget {
    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "control") {
            ControlWidgetButton("Open Trunk", action: SwitchIntent()) { isActive in
                Image(systemName: "car")
                if isActive { Text("Opening…") }
            }
            .tint(.red)
        }
    }
}

private struct DisabledToggle: ControlWidget {
    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "control") {
            ControlWidgetToggle("Lamp", isOn: true, action: SwitchIntent()) { _ in Image(systemName: "lightbulb") }
                .disabled(true)
        }
    }
}

private struct PrivateToggle: ControlWidget {
    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "control") {
            ControlWidgetToggle(isOn: false, action: SwitchIntent()) {
                Label("Safe", systemImage: "lock")
            } valueLabel: {
                Text($0 ? "Open" : "Shut")
            }
            .privacySensitive()
        }
    }
}

private struct LongButton: ControlWidget {
    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "control") {
            ControlWidgetButton(action: SwitchIntent()) {
                Label("Open the windows of every room upstairs", systemImage: "house")
            }
        }
    }
}

private struct ColorfulToggle: ControlWidget {
    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "control") {
            ControlWidgetToggle(isOn: false, action: SwitchIntent()) {
                Label {
                    Text("Shield").foregroundStyle(.red).font(.largeTitle)
                } icon: {
                    Image(systemName: "checkmark.shield").foregroundStyle(.green, .yellow)
                }
            } valueLabel: { isOn in
                Text(isOn ? "up" : "down").bold().foregroundColor(.pink)
            }
            .tint(.purple)
        }
    }
}

private struct SubtitledButton: ControlWidget {
    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "control") {
            ControlWidgetButton(action: SwitchIntent()) {
                Label {
                    Text("Bus 12")
                    Text("4 minutes")
                } icon: {
                    Image(systemName: "bus")
                }
            }
        }
    }
}

private struct PictureButton: ControlWidget {
    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "control") {
            ControlWidgetButton(action: SwitchIntent()) { Label("Photo", image: "photo") }
        }
    }
}
