import Foundation

/// The titles of a feed.
final class Feed: NSObject, XMLParserDelegate {
    private var titles: [String] = []
    private var isTitle = false

    func parser(
        _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
        qualifiedName qName: String?, attributes attributeDict: [String: String] = [:]
    ) { isTitle = elementName == "title" }

    func parser(_ parser: XMLParser, foundCharacters string: String) { if isTitle { titles.append(string) } }

    func parser(
        _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName qName: String?
    ) { isTitle = false }

    static var lines: [String] {
        let feed = Feed()
        let parser = XMLParser(data: Data("<rss><item><title>One</title></item><title>Two</title></rss>".utf8))
        parser.delegate = feed
        return ["feed true One Two = \(parser.parse()) \(feed.titles.joined(separator: " "))"]
    }
}
