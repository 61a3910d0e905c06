import Foundation
import SwiftUI
import SwiftUICore
import Testing

@Suite("What a text is made from")
struct TextLiteralTests {
    @Test("A literal is a key, which is localized, and a string is not")
    func literals() {
        let string = "Next"
        #expect(Text("Next").storage == .localized("Next", table: nil))
        #expect(Text(string).storage == .verbatim("Next"))
        #expect(Text(AttributedString("Next")).storage == .attributed(AttributedString("Next")))
    }
}
