import Intents
import Testing

struct ObjectTests {
    @Test func collectionsKeepSectionsAndItems() {
        let mine = INObject(identifier: "a", display: "A"), yours = INObject(identifier: "b", display: "B")
        let dictionary = ["Mine": [mine], "Yours": [yours]]
        let sections = dictionary.keys.sorted().map { ($0, dictionary[$0] ?? []) }.map(INObjectSection.init)
        let collection = INObjectCollection(sections: sections)
        #expect(collection.sections.map(\.title) == ["Mine", "Yours"])
        #expect(collection.allItems.map(\.displayString) == ["A", "B"])
        #expect(INObjectCollection(items: ["x" as NSString]).sections.map(\.title) == [nil])
    }

    @Test func objectsAndIntentsAreEqualByTheirValues() {
        let berlin = City(identifier: "ber", display: "Berlin"), same = City(identifier: "ber", display: "Berlin")
        #expect(berlin == same)
        same.country = "Germany"
        #expect(berlin != same)
        let first = PickIntent(), second = PickIntent()
        first.city = City(identifier: "ber", display: "Berlin")
        second.city = berlin
        #expect(first == second && first.hash == second.hash)
        second.days = 4
        #expect(first != second)
        #expect(second.value(forKey: "days") as? Int == 4 && first.value(forKey: "days") == nil)
        let copy = second.copy() as? PickIntent
        #expect(copy == second && copy !== second)
    }

    @Test func imagesAreKeptByParameter() {
        let intent = PickIntent()
        intent.setImage(INImage(named: "city"), forParameterNamed: \PickIntent.city)
        #expect(intent.image(forParameterNamed: \PickIntent.city) != nil)
        #expect(intent.keyImage() != nil)
        #expect(intent.image(forParameterNamed: \PickIntent.days) == nil)
    }

    @Test func resultsAreMadeForTheirClass() {
        let result: INStringResolutionResult = .success(with: "a")
        #expect(type(of: result) == INStringResolutionResult.self)
        let person = INPerson(
            personHandle: INPersonHandle(value: "a@b.example", type: .emailAddress), nameComponents: nil,
            displayName: nil,
            image: nil, contactIdentifier: nil, customIdentifier: nil)
        let _: INPersonResolutionResult = INSendMessageRecipientResolutionResult.success(with: person)
        #expect(person.displayName == "a@b.example")
    }

    @Test func anActivityHandsOnItsInteraction() {
        let activity = NSUserActivity(activityType: "PickIntent")
        #expect(activity.interaction == nil)
        let shortcut = INRelevantShortcut(shortcut: INShortcut(userActivity: activity))
        shortcut.relevanceProviders = [INDailyRoutineRelevanceProvider(situation: .morning)]
        shortcut.widgetKind = "pick"
        INRelevantShortcutStore.default.setRelevantShortcuts([shortcut])
        #expect(INShortcut(intent: PickIntent())?.intent is PickIntent)
    }
}
