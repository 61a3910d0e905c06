import SwiftUI
import UIKit

/// What the app shares, compiled with the widget because it is part of the model.
struct Note: Codable, Transferable {
    var text: String

    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: .json)
        DataRepresentation(exportedContentType: .plainText) { Data($0.text.utf8) }
        ProxyRepresentation(exporting: \.text)
    }
}

struct Card: Transferable {
    var title: String

    static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(contentType: .utf8PlainText) { card in
            Data(card.title.utf8)
        } importing: { data in
            Card(title: String(decoding: data, as: UTF8.self))
        }
    }
}

enum Copies {
    static func copy(_ note: Note) { UIPasteboard.general.string = note.text }

    static var lines: [String] {
        let board = UIPasteboard.withUniqueName()
        let isEmpty = !board.hasStrings
        board.string = "copied"
        return ["board true copied = \(isEmpty) \(board.string ?? "")"]
    }
}
