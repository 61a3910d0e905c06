import Findings
import RenderModel

/// Makes results that say the same hold it once: most pictures of a widget have the findings, links and buttons of
/// their neighbors, and each came as text of its own.
struct SharedResults: Sendable {
    private var findings: Set<[Finding]> = []
    private var links: Set<[LinkRegion]> = []
    private var intents: Set<[IntentRegion]> = []
    private var addresses: Set<String> = []

    /// Takes out what the report gathers from all pictures, too.
    mutating func share(_ result: inout PictureResult) {
        result.findings = Self.known(result.findings, among: &findings)
        result.links = Self.known(result.links, among: &links)
        result.ignoredLinks = Self.known(result.ignoredLinks, among: &links)
        result.intents = Self.known(result.intents, among: &intents)
        if let url = result.widgetURL { result.widgetURL = addresses.insert(url).memberAfterInsert }
        result.dataRequests = MissingData()
    }

    private static func known<Element>(_ list: [Element], among lists: inout Set<[Element]>) -> [Element] {
        list.isEmpty ? [] : lists.insert(list).memberAfterInsert
    }
}
