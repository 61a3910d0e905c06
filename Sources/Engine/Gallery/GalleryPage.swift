import Foundation
import SystemSupport
import WebPages

/// `index.html` of pictures, and what lies beside it.
///
/// It needs neither network nor server. Up to 500 pictures are told of in the page itself; of more, in scripts beside it
/// that the page loads as one scrolls, since a page that is a file can read nothing else.
package struct GalleryPage<Pictures: GalleryPictures> {
    let outline: GalleryOutline
    let pictures: RememberedPictures<Pictures>
    let index: GalleryIndex
    /// The bytes of a picture by its path; nil where pictures are linked.
    let data: ((String) -> Data?)?

    /// - Parameter embedding: the bytes of a picture by its path, for a page that is one file; nil links pictures.
    package init(
        _ outline: GalleryOutline, _ pictures: Pictures, embedding data: ((String) -> Data?)? = nil
    ) throws {
        (self.outline, self.data) = (outline, data)
        self.pictures = RememberedPictures(pictures, limit: GalleryFiles.mostInMemory)
        index = try GalleryIndex(self.pictures)
    }

    /// Whether it is told of pictures in files beside the page.
    var isChunked: Bool { data == nil && pictures.count > GalleryFiles.mostInPage }

    /// How many pictures the page itself tells of.
    private var heldCount: Int { isChunked ? GalleryFiles.chunkLength : pictures.count }

    /// - Parameter write: is given one piece after the other.
    package func write(to write: (String) throws -> Void) throws {
        let script = GalleryScript.script
        try write(
            """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta http-equiv="Content-Security-Policy" content="\(WebPage.policy(script, loadsScripts: isChunked))">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="color-scheme" content="light dark">
            <title>\(HTML.escape(outline.title))</title>
            <style>\(GalleryScript.style)</style>
            </head>
            <body>
            <noscript>

            """)
        try writePlain(write)
        try write("\n</noscript>\n")
        let embedded = try embed(write)
        try writeContent(embedded, write)
        try write("<script>\(script)</script>\n</body>\n</html>\n")
    }

    /// Writes each distinct picture once.
    /// - Returns: the numbers of pictures' bytes, in the page's order; nil where pictures are linked.
    private func embed(_ write: (String) throws -> Void) throws -> [Int?]? {
        guard let data else { return nil }
        var numbers: [String: Int] = [:]
        return try index.order.map { position -> Int? in
            let path = try pictures.picture(at: position).path
            guard let bytes = data(path) else { return nil }
            let digest = SHA256.hexadecimal(bytes), number = numbers[digest] ?? numbers.count
            if number == numbers.count {
                numbers[digest] = number
                let type = GalleryFiles.mediaType(path)
                try write("<script type=\"text/plain\" id=\"picture-\(number)\">data:\(type);base64,")
                try write(bytes.base64EncodedString())
                try write("</script>\n")
            }
            return number
        }
    }

    /// Writes the data with its pictures one after the other.
    private func writeContent(_ embedded: [Int?]?, _ write: (String) throws -> Void) throws {
        let content = GalleryContent(
            outline: outline, sections: index.sections, facets: index.facets, count: pictures.count,
            chunkLength: isChunked ? GalleryFiles.chunkLength : nil, pictures: [], details: nil)
        // Keys are sorted: pictures stand between others, as an empty list.
        let json = try WebPage.json(content).split(separator: "\"pictures\":[]", maxSplits: 1)
        try write("<script type=\"application/json\" id=\"data\">\(json[0])\"pictures\":[")
        for (number, position) in index.order.prefix(heldCount).enumerated() {
            let tile = GalleryContent.Tile(
                try pictures.picture(at: position), index, embedded: embedded.flatMap { $0[number] })
            try write("\(number > 0 ? ",\n" : "\n")\(try WebPage.json(tile))")
        }
        try write("]")
        if !isChunked {
            try write(",\"details\":[")
            for (number, position) in index.order.enumerated() {
                let details = GalleryContent.Details(try pictures.picture(at: position))
                try write("\(number > 0 ? ",\n" : "\n")\(try WebPage.json(details))")
            }
            try write("]")
        }
        try write("\(json[1])</script>\n")
    }

    /// What a page without a script shows: names and pictures. Embedded ones stand in the script's data only, or they
    /// would stand in the page twice.
    private func writePlain(_ write: (String) throws -> Void) throws {
        try write("<main class=\"plain\">\n<h1>\(HTML.escape(outline.title))</h1>\n")
        for failure in outline.failures {
            try write("<p>\(HTML.escape("\(failure.subject): \(failure.message)"))</p>\n")
        }
        if data != nil { try write("<p>The images are embedded in this page and require JavaScript.</p>\n") }
        var held = 0
        for section in index.sections where held < GalleryFiles.mostInPage {
            let name = outline.widgets.indices.contains(section.widget) ? outline.widgets[section.widget].name : ""
            try write("<h2>\(HTML.escape("\(name), \(section.family)"))</h2>\n<ul>\n")
            let places = index.order[section.start..<section.start + section.count]
            for position in places.prefix(GalleryFiles.mostInPage - held) {
                held += 1
                try write("<li>\(plain(try pictures.picture(at: position)))</li>\n")
            }
            try write("</ul>\n")
        }
        if held < pictures.count { try write("<p>And \(pictures.count - held) more.</p>\n") }
        try write("</main>")
    }

    private func plain(_ picture: GalleryPicture) -> String {
        let name = HTML.escape(picture.name), address = GalleryFiles.address(picture.path)
        guard data == nil else { return name }
        let alternative = HTML.escape("\(widgetName(picture)), \(picture.section.family)")
        return "<a href=\"\(address)\"><img loading=\"lazy\" width=\"\(Int(picture.width.rounded()))\" "
            + "src=\"\(address)\" alt=\"\(alternative)\"></a> \(name)"
    }

    /// What the widget is called in the picture's language.
    private func widgetName(_ picture: GalleryPicture) -> String {
        guard outline.widgets.indices.contains(picture.section.widget) else { return "" }
        let widget = outline.widgets[picture.section.widget]
        let locale = picture.properties.first { $0.facet == .language }?.value
        return widget.names?.first { $0.locale == locale && !$0.name.isEmpty }?.name ?? widget.name
    }
}
