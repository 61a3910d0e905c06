import Intents

class IntentHandler: INExtension {
    override func handler(for intent: INIntent) -> Any {
        intent is SelectCardIntent ? CardHandler() : self
    }
}

/// The cards come in sections, the shops are looked for as somebody types.
class CardHandler: NSObject, SelectCardIntentHandling {
    private func card(_ identifier: String, _ name: String, _ bank: String, _ number: Int) -> Card {
        let card = Card(identifier: identifier, display: name)
        card.bank = bank
        card.number = NSNumber(value: number)
        card.style = .plain
        card.subtitleString = "ends with \(number)"
        return card
    }

    private var primary: Card { card("gold", "Gold", "First Bank", 1111) }

    func provideCardOptionsCollection(
        for intent: SelectCardIntent, with completion: @escaping (INObjectCollection<Card>?, Error?) -> Void
    ) {
        let sections = [
            INObjectSection(title: "Credit", items: [primary, card("visa", "Visa", "Second Bank", 2222)]),
            INObjectSection(title: "Debit", items: [card("giro", "Giro", "Third Bank", 3333)]),
        ]
        completion(INObjectCollection(sections: sections), nil)
    }

    func defaultCard(for intent: SelectCardIntent) -> Card? { primary }

    func provideShopsOptionsCollection(
        for intent: SelectCardIntent, searchTerm: String?
    ) async throws -> INObjectCollection<Shop> {
        let all = ["Baker", "Bookshop", "Butcher", "Café", "Chemist"]
        guard let term = searchTerm?.lowercased() else {
            return INObjectCollection(items: all.prefix(2).map { Shop(identifier: $0.lowercased(), display: $0) })
        }
        let found = all.filter { $0.lowercased().contains(term) }
        return INObjectCollection(items: found.map { Shop(identifier: $0.lowercased(), display: $0) })
    }
}
