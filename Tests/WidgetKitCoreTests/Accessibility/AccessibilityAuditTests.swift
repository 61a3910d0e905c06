import Assets
import Findings
import Foundation
import SwiftUI
import SwiftUICore
import Testing

/// What the lints find of words that are missing.
@Suite("Accessibility lints") @MainActor
struct AccessibilityAuditTests {
    private func audit<V: View>(@ViewBuilder _ view: () -> V) -> [Finding] {
        AccessibilityAudit.findings(in: elements(EnvironmentValues(), view))
    }

    @Test("A button, link or toggle without words is a warning")
    func tapped() {
        let found = audit {
            Button {
            } label: {
                Color.red.frame(width: 20, height: 10)
            }.buttonStyle(.plain)
            Link(destination: URL(string: "app://a")!) { Circle() }
            Toggle(isOn: .constant(true)) { EmptyView() }
        }
        #expect(found.map(\.severity) == [.warning, .warning, .warning])
        #expect(found.allSatisfy { $0.code == .missingAccessibilityLabel })
        #expect(found.map { $0.message.prefix(8) } == ["a button", "a link a", "a toggle"])
        #expect(found[0].message.contains("20 × 10"))
    }

    @Test("A button named by a file is a warning, by a symbol a note, by a word right")
    func names() {
        let found = audit {
            Button {
            } label: {
                Image("img_042")
            }
            Button {
            } label: {
                Image(systemName: "arrow.clockwise")
            }
            Button {
            } label: {
                Image("refresh")
            }
            Button {
            } label: {
                Image("img_042")
            }.accessibilityLabel("Refresh")
            Button {
            } label: {
                HStack {
                    Image("img_042"); Text("Refresh")
                }
            }
        }
        #expect(found.map(\.severity) == [.warning, .note])
        #expect(found[0].message.contains("\"img_042\""))
        #expect(found[1].message.contains("\"arrow clockwise\""))
    }

    @Test("An image without words, or with a file's name, is a note")
    func images() {
        let found = audit {
            Image(size: CGSize(width: 10, height: 10)) { _ in }
            Image("bg-large")
            Image("Crest")
            Image(decorative: "bg-large")
            Image("bg-large").accessibilityHidden(true)
            Image(systemName: "cloud.rain")
        }
        #expect(found.map(\.severity) == [.note, .note])
    }

    @Test("Hidden words are not missing")
    func redacted() {
        #expect(audit { Button("Pay") {}.redacted(reason: .placeholder) } == [])
        #expect(audit { Image("img_042").redacted(reason: .placeholder) } == [])
        #expect(
            audit {
                Color.red.accessibilityElement().accessibilityLabel("Steps").redacted(reason: .placeholder)
            } == [])
        let meters = audit {
            Gauge(value: 0.5) { EmptyView() }.gaugeStyle(.accessoryLinearCapacity).redacted(reason: .placeholder)
            ProgressView(value: 0.5).redacted(reason: .placeholder)
        }
        #expect(meters == [])
    }

    @Test("Nothing is missing where nothing is drawn")
    func empty() {
        #expect(audit { Image(size: .zero) { _ in } } == [])
        #expect(audit { Image("bg-large").resizable().frame(width: 0, height: 20) } == [])
    }

    private func unlocalized<V: View>(
        _ pseudolanguage: Pseudolanguage, @ViewBuilder _ view: () -> V
    ) -> [String] {
        var environment = EnvironmentValues()
        environment.pseudolanguage = pseudolanguage
        let view = view()
        let root = ViewRenderer(environment: environment).render(size: CGSize(width: 300, height: 300)) { view }.root
        return UnlocalizedTextAudit.findings(in: [root], pseudolanguage).map(\.message)
    }

    @Test("Under a pseudo-language a String is a note, a literal is not", arguments: Pseudolanguage.allCases)
    func strings(_ pseudolanguage: Pseudolanguage) {
        let name = "Good morning"
        let found = unlocalized(pseudolanguage) {
            VStack {
                Text("Hello")
                Text(name)
                Text(name)
                Text(verbatim: "Score")
                Text("Dear \(name)")
                Text(12.5, format: .number)
                Text(Date(), style: .date)
                Text(verbatim: "12 May")
                Text(verbatim: "·")
            }
        }
        guard pseudolanguage != .plain else { return #expect(found == []) }
        #expect(found.map { $0.split(separator: "\"")[0] } == ["Good morning", "Score"])
        #expect(found.allSatisfy { $0.contains(pseudolanguage.rawValue) })
    }

    @Test("What String(localized:) has changed passed through the tables", arguments: Pseudolanguage.allCases)
    func lookedUp(_ pseudolanguage: Pseudolanguage) {
        guard pseudolanguage != .plain else { return }
        let wording = pseudolanguage.apply(to: "Good morning", isFormat: false)
        #expect(unlocalized(pseudolanguage) { Text(wording) } == [])
    }
}
