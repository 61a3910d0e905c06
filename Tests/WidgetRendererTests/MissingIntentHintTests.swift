import Foundation
import Testing

@testable import darkroom

struct MissingIntentHintTests {
    private static let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Fixtures").path

    @Test func namesTheClassAndTheWayOut() {
        let hint = MissingIntentHint(
            messages: "a.swift:3: error: cannot find type 'PickIntentHandling' in scope",
            command: "darkroom render 'My App.xcodeproj' --target W", around: "/nowhere")
        #expect(hint.text?.contains("declares PickIntent:") == true)
        #expect(hint.text?.contains("darkroom render 'My App.xcodeproj' --target W --with <folder>") == true)
    }

    @Test func namesTheFileThatDeclaresIt() {
        let hint = MissingIntentHint(
            messages: "error: cannot find 'SelectCardIntent' in scope", command: "darkroom render W",
            around: Self.fixtures)
        let file = "\(Self.fixtures)/Widgets/UsesIntents/Base.lproj/Cards.intentdefinition"
        #expect(hint.text?.hasPrefix("\(file) declares SelectCardIntent") == true, "\(hint.text ?? "nothing")")
    }

    @Test func otherNamesAreNotItsBusiness() {
        #expect(MissingIntentHint(messages: "error: cannot find 'Foo' in scope", command: "", around: "a").text == nil)
    }
}
