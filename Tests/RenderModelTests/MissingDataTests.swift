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

    /// Two runs must say the same.
    @Test func namesThatFoundationMakesUpAreTheirFolders() {
        #expect(MissingData.steady("/data/.dat.nosync2a4.Xy7Qp1") == "/data/")
        #expect(MissingData.steady("/data/.dat/file.txt") == "/data/.dat/file.txt")
        #expect(MissingData.steady("a.dat.nosync1") == "a.dat.nosync1" && MissingData.steady("") == "")
    }

    /// `$(APP_GROUP_KEY)` of a file that is kept out of the repository: there is no `.json` to write.
    @Test func anAppGroupWithoutANameHasNoFile() {
        var data = MissingData()
        data.suites = ["": ["theme"], "group.a": ["theme"]]
        let messages = data.findings.map(\.message)
        #expect(messages.count == 2 && messages[0].contains("without a name were read for 'theme'; if Info.plist"))
        #expect(messages[1].hasSuffix("write them to <folder>/group.a.json and pass --app-group <folder>"))
    }
}
