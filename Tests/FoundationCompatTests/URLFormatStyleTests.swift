import Foundation
import FoundationCompat
import Testing

/// What URL.FormatStyle writes, as fuckingformatstyle.com lists it.
struct URLFormatStyleTests {
    private let whole = URL(string: "https://jAppleseed:Test1234@apple.com:80/macbook-pro?get-free#someFragment")!
    private let local = URL(string: "https://localhost:80/macbook-pro")!

    @Test func everyPartCanBeShown() {
        let style = URL.FormatStyle(
            scheme: .always, user: .always, password: .always, host: .always, port: .always, path: .always,
            query: .always, fragment: .always)
        #expect(style.format(whole) == whole.absoluteString)
        #expect(URL(string: "https://apple.com")!.formatted() == "https://apple.com")
        #expect(
            URL(string: "https://apple.com")!.formatted(.url.locale(Locale(identifier: "fr_FR"))) == "https://apple.com"
        )
        #expect(whole.formatted() == "https://apple.com/macbook-pro")
        #expect(whole.formatted(.url.scheme(.never).path(.never)) == "apple.com")
    }

    @Test func partsOfTheWebCanBeLeftOut() {
        let style = URL.FormatStyle(
            scheme: .omitIfHTTPFamily, user: .omitIfHTTPFamily, password: .omitIfHTTPFamily, host: .omitIfHTTPFamily,
            port: .omitIfHTTPFamily, path: .omitIfHTTPFamily, query: .omitIfHTTPFamily, fragment: .omitIfHTTPFamily)
        #expect(style.format(whole) == "")
        #expect(style.format(URL(string: "ftp://me@apple.com:80/a?b#c")!) == "ftp://me@apple.com:80/a?b#c")
    }

    @Test func aHostDependsOnItsName() {
        let style = URL.FormatStyle(port: .always)
        #expect(style.host(.displayWhen(.host, matches: ["localhost"])).format(whole) == "https://:80/macbook-pro")
        #expect(
            style.host(.displayWhen(.host, matches: ["localhost"])).format(local) == "https://localhost:80/macbook-pro")
        #expect(
            style.host(.omitWhen(.host, matches: ["localhost"])).format(whole) == "https://apple.com:80/macbook-pro")
        #expect(style.host(.omitWhen(.host, matches: ["localhost"])).format(local) == "https://:80/macbook-pro")
        let secret = URL(string: "https://secret.apple.com/macbook-pro")!
        #expect(style.host(.omitSpecificSubdomains(["secret"])).format(secret) == "https://apple.com/macbook-pro")
        #expect(style.host(.omitSpecificSubdomains(["secret"])).format(whole) == "https://apple.com:80/macbook-pro")
    }
}
