import Testing

@testable import darkroom

struct MissingNamesTests {
    @Test func textsStandInForSecrets() {
        let missing = MissingNames(
            """
            /r/Tuist/ProjectDescriptionHelpers/A.swift:3:9: error: cannot find 'Secrets' in scope
             3 |   Secrets.team
               |   `- error: cannot find 'Secrets' in scope
            /r/Tuist/ProjectDescriptionHelpers/A.swift:4:9: error: cannot find 'clientID' in scope
            /r/Tuist/ProjectDescriptionHelpers/B.swift:4:9: error: cannot find 'clientID' in scope
            """)
        #expect(missing.names == ["Secrets", "clientID"])
        #expect(
            missing.source == """
                @dynamicMemberLookup
                enum Secrets {
                    static subscript(dynamicMember name: String) -> String { "" }
                }
                let clientID = ""

                """)
    }

    @Test func otherErrorsAreNobodysSecrets() {
        let missing = MissingNames("A.swift:3:9: error: cannot find 'a' in scope\nA.swift:4:1: error: expected '}'")
        #expect(missing.isEmpty)
    }
}
