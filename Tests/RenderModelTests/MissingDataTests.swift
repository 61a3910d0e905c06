import Findings
import RenderModel
import Testing

/// What a widget asked for and did not get, as findings.
struct MissingDataTests {
    /// Foundation reads a file of the system's when a widget asks for its Documents folder: that is none of its doing.
    @Test func whatFoundationReadsByItselfIsNotTold() {
        var data = MissingData()
        data.refusals = [.read: ["/etc/xdg/user-dirs.defaults"]]
        #expect(data.findings.isEmpty)
        data.refusals[.read]?.insert("/etc/hosts")
        let messages = data.findings.map(\.message)
        #expect(messages.count == 1 && messages[0].contains("/etc/hosts") && !messages[0].contains("xdg"))
    }
}
