import Foundation
import TestSupport
import Testing

@testable import darkroom

struct MissingIntentHintTests {
    private static let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Fixtures").path

    @Test func namesTheClassAndTheWayOut() {
        let hint = MissingIntentHint(
            messages: "a.swift:3: error: cannot find type 'PickIntentHandling' in scope",
            command: "darkroom render 'My App.xcodeproj' --target W", around: "/nowhere")
        #expect(hint.text?.contains("declares PickIntent. Xcode") == true)
        #expect(hint.text?.contains("darkroom render 'My App.xcodeproj' --target W --with <folder>") == true)
    }

    @Test func namesTheFileThatDeclaresIt() {
        let hint = MissingIntentHint(
            messages: "error: cannot find 'SelectCardIntent' in scope", command: "darkroom render W",
            around: Self.fixtures)
        let file = "\(Self.fixtures)/Widgets/UsesIntents/Base.lproj/Cards.intentdefinition"
        #expect(hint.text?.hasPrefix("\(file) declares SelectCardIntent") == true, "\(hint.text ?? "nothing")")
    }

    @Test func whatIsDeclaredAndWhatIsApplesIsNotXcodes() {
        let left = MissingIntentHint(
            messages: "error: cannot find 'PickIntent' in scope", command: "", around: "/nowhere",
            declared: ["PickIntent"])
        #expect(left.text == nil)
        let apple = MissingIntentHint(
            messages: "error: cannot find type 'WidgetConfigurationIntent' in scope", command: "", around: "/nowhere")
        #expect(apple.text == nil)
        let own = MissingIntentHint(
            messages: "error: cannot find 'PickIntent' in scope", command: "", around: "/nowhere", usesSiriKit: false)
        #expect(own.text == nil)
    }

    @Test func anAppIntentIsLookedForInSources() throws {
        let folder = try temporaryFolder()
        let file = folder.appendingPathComponent("Pick.swift")
        try Data("import AppIntents\nstruct PickIntent: AppIntent {}".utf8).write(to: file)
        let hint = MissingIntentHint(
            messages: "error: cannot find 'PickIntent' in scope", command: "darkroom render W", around: folder.path)
        #expect(hint.text == "\(file.path) declares PickIntent; add it with 'darkroom render W --with \(file.path)'")
    }

    @Test func otherNamesAreNotItsBusiness() {
        #expect(MissingIntentHint(messages: "error: cannot find 'Foo' in scope", command: "", around: "a").text == nil)
    }
}
