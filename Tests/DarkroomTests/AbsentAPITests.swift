import Testing

@testable import darkroom

struct AbsentAPITests {
    private static let source = """
        import SwiftUI
        struct Row: View { var body: some View { Text("a") } }
        struct Store { func load() {} }
        """
    private let absent = AbsentAPI(["A.swift": source])

    @Test(
        arguments: [
            ("type 'Font.Style' (aka 'UIFont.TextStyle') has no member 'extraGiantTitle'", "extraGiantTitle"),
            ("value of type 'some View' has no member 'journalingSuggestionsPicker'", "journalingSuggestionsPicker"),
            ("value of type 'Row' has no member 'refundRequestSheet'", "refundRequestSheet"),
            ("value of type 'VStack<Text>' has no member 'webViewTextSelection'", "webViewTextSelection"),
            ("cannot find 'SpriteView' in scope", "SpriteView"), ("cannot find type 'WKWebView' in scope", "WKWebView"),
            ("value of type 'ProcessInfo' has no member 'performExpiringActivity'", "performExpiringActivity"),
            // Of frameworks with a prefix, without a list.
            ("cannot find type 'AVAudioMixerNode' in scope", "AVAudioMixerNode"),
            ("cannot find 'kCGImageSourceTypeHint' in scope", "kCGImageSourceTypeHint"),
            ("value of type 'AVAudioSession' has no member 'currentRoute'", "currentRoute"),
            ("type 'AVAudioSession' has no member 'routeChangeNotification'", "routeChangeNotification"),
            (
                "'serverTrust' is unavailable: swift-corelibs-foundation does not support methods of authentication",
                "serverTrust"
            ),
            (
                "'byWords' is unavailable: Enumeration by words isn't supported in swift-corelibs-foundation", "byWords"
            ),
            ("incorrect argument label in call (have 'trust:', expected 'coder:')", "init"),
            ("missing argument for parameter 'coder' in call", "init"),
            ("'CGContext' initializer is inaccessible due to 'package' protection level", "CGContext"),
            ("'ProcessInfo' initializer is inaccessible due to 'internal' protection level", "ProcessInfo"),
            ("'Store' initializer is inaccessible due to 'internal' protection level", nil),
            ("value of type 'WeatherService' has no member 'attribution'", "attribution"),
            ("value of type 'AnyObject' has no member 'value'", "value"),
            ("cannot find type 'MapCameraPosition' in scope", "MapCameraPosition"),
            ("cannot find 'errSecCRLExpired' in scope", "errSecCRLExpired"),
            ("cannot find 'statfs' in scope", "statfs"), ("cannot find 'task_info' in scope", "task_info"),
            ("cannot find 'HOST_VM_INFO64' in scope", "HOST_VM_INFO64"),
            ("'load' is inaccessible due to 'private' protection level", nil),
            ("cannot find type 'UIColr' in scope; did you mean 'UIColor'?", nil),
            ("value of type 'UIColor' has no member 'sett'; did you mean 'set'?", nil),
            ("cannot find 'STORE_KEY' in scope", nil), ("cannot find 'UIzard' in scope", nil),
            // A slip of the pen, another's helper, and what the user's own type lacks.
            ("value of type 'some View' has no member 'paddin'", nil), ("cannot find 'Roww' in scope", nil),
            ("value of type 'some View' has no member 'widgetBackground'", nil),
            ("value of type 'Store' has no member 'refreshable'", nil), ("missing return", nil)
        ] as [(String, String?)])
    func applesNamesAreTold(message: String, name: String?) { #expect(absent.name(in: message) == name) }

    @Test func membersOfAbsentModulesAreTold() {
        let error = CompilerError(line: 2, column: 50, message: "value of type 'Text' has no member 'brandFont'")
        let own = CompilerError(line: 3, column: 20, message: "value of type 'Store' has no member 'save'")
        let repair = SourceRepair(Self.source)
        #expect(!absent.accepts([error], repair, gone: []))
        let wide = AbsentAPI(["A.swift": Self.source], lacksExtensions: true)
        #expect(wide.accepts([error], repair, gone: []))
        #expect(!wide.accepts([own], repair, gone: []))
        // A type that is extended is none of one's own for that.
        let extended = AbsentAPI(["A.swift": Self.source + "\nextension Text {}\n"], lacksExtensions: true)
        #expect(extended.accepts([error], repair, gone: []))
    }

    @Test func aShimIsProposedWhereNothingElseIsWrong() {
        let missing = "A.swift:1:2: error: cannot find 'SpriteView' in scope\n"
        #expect(
            absent.hint(missing)?.contains("Apple's 'SpriteView'; to add a file that declares it, pass --with")
                == true)
        #expect(absent.hint(missing + "A.swift:2:2: error: cannot find 'foo' in scope\n") == nil)
    }
}
