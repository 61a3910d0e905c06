import OSLog
import Testing

@Suite("Log messages")
struct LogMessageTests {
    @Test("Values are filled in, and private ones hidden")
    func privacy() {
        let message: OSLogMessage = "a \(1) b \("x", privacy: .public) c \("y", privacy: .private)"
        #expect(message.text == "a 1 b x c <private>")
    }

    @Test("Fractions are printed to the precision asked for")
    func precision() {
        let message: OSLogMessage = "\(2.345, format: .fixed(precision: 1))"
        #expect(message.text == "2.3")
    }
}
