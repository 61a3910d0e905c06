/// A rectangle that texts have as an object of four numbers, as is synthesized for its members.
///
/// A picture has a hundred of them, each of which is written and read several times: a container of `Codable`'s for each
/// costs more than its numbers do.
package protocol JSONRectangle: Codable {
    var x: Double { get }
    var y: Double { get }
    var width: Double { get }
    var height: Double { get }

    init(x: Double, y: Double, width: Double, height: Double)
}

private enum JSONRectangleKey: String, CodingKey {
    case x, y, width, height
}

extension JSONRectangle {
    package init(from decoder: any Decoder) throws {
        if let text = decoder as? JSONTextDecoder, let (x, y, width, height) = text.reader.rectangle(at: text.place) {
            self.init(x: x, y: y, width: width, height: height)
            return
        }
        let members = try decoder.container(keyedBy: JSONRectangleKey.self)
        func number(_ key: JSONRectangleKey) throws -> Double { try members.decode(Double.self, forKey: key) }
        self.init(x: try number(.x), y: try number(.y), width: try number(.width), height: try number(.height))
    }

    package func encode(to encoder: any Encoder) throws {
        if let text = encoder as? JSONTextEncoder {
            text.writer.writeRectangle(x: x, y: y, width: width, height: height)
            return
        }
        var members = encoder.container(keyedBy: JSONRectangleKey.self)
        try members.encode(x, forKey: .x)
        try members.encode(y, forKey: .y)
        try members.encode(width, forKey: .width)
        try members.encode(height, forKey: .height)
    }
}

extension JSONTextReader {
    /// Nil where there is anything but four numbers of these names.
    @usableFromInline
    func rectangle(at place: Int) -> (x: Double, y: Double, width: Double, height: Double)? {
        guard self[place].kind == .object, self[place].count == 4 else { return nil }
        var x: Double?, y: Double?, width: Double?, height: Double?
        for key in stride(from: place + 1, to: place + 9, by: 2) {
            guard self[key + 1].kind == .number, let number = JSONTextNumber.double(text(key + 1)), number.isFinite
            else {
                return nil
            }
            let name = text(key)
            switch (name.first, name.count) {
            case (UInt8(ascii: "x"), 1): x = number
            case (UInt8(ascii: "y"), 1): y = number
            case (UInt8(ascii: "w"), 5): width = number
            case (UInt8(ascii: "h"), 6): height = number
            default: return nil
            }
        }
        guard let x, let y, let width, let height else { return nil }
        return (x, y, width, height)
    }
}
