import Foundation
import Testing

/// What NOTICE says of what is packaged.
struct NoticeTests {
    @Test func everyLicenceIsListed() throws {
        let notice = try String(contentsOfFile: "\(Package.folder)/NOTICE", encoding: .utf8)
        let files = try FileManager.default.contentsOfDirectory(
            atPath: "\(Package.folder)/fonts/licences")
        #expect(files.count > 10)
        for file in files { #expect(notice.contains(file), "NOTICE does not list fonts/licences/\(file)") }
        for word in notice.matches(of: /[A-Za-z0-9]+\.txt/).map({ String($0.output) }) {
            #expect(files.contains(word), "NOTICE lists \(word), which fonts/licences does not have")
        }
    }
}
