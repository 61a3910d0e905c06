import Assets
import Foundation
import TestSupport
import Testing

struct FontFilesTests {
    @Test func `Fonts are found at any depth, whatever the case of their type, but not in catalogs`() throws {
        let sandbox = try Sandbox()
        for path in ["Brand.ttf", "Fonts/Deep/B.OTF", "Fonts/notes.txt", "A.xcassets/X.dataset/c.ttf", ".hidden/d.ttf"]
        {
            try sandbox.write(path, "")
        }
        let names = FontFiles.files(below: [sandbox.folder]).map(\.lastPathComponent)
        #expect(names == ["Brand.ttf", "B.OTF"])
    }
}
