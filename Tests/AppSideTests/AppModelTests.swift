import EventKit
import Foundation
import SwiftUI
import Testing
import UIKitCore

/// What an app's models and controllers use, and files that widgets share with it therefore name.
struct AppModelTests {
    @Test(arguments: [
        (IndexSet([0]), 3, "bcad"), (IndexSet([3]), 0, "dabc"), (IndexSet([0, 2]), 4, "bdac"),
        (IndexSet([1]), 1, "abcd"),
        (IndexSet([1, 3]), 2, "abdc"), (IndexSet(), 2, "abcd")
    ])
    func rowsAreMoved(from offsets: IndexSet, to destination: Int, expected: String) {
        var rows = Array("abcd")
        rows.move(fromOffsets: offsets, toOffset: destination)
        #expect(String(rows) == expected)
    }

    @Test func rowsAreRemoved() {
        var rows = Array("abcd")
        rows.remove(atOffsets: [0, 2])
        #expect(rows == ["b", "d"])
    }

    @Test func aPathKeepsItsValues() {
        var path = NavigationPath(["a", "b"])
        path.append(3)
        #expect(path.count == 3 && path != NavigationPath(["a", "b"]))
        path.removeLast()
        #expect(path == NavigationPath(["a", "b"]))
        path.removeLast(2)
        #expect(path.isEmpty)
        let stack = NavigationStack(path: .constant(path)) { Text("") }
        #expect(type(of: stack) == NavigationStack<NavigationPath, Text>.self)
        _ = NavigationStack(path: .constant([1])) { Text("") }
    }

    @MainActor @Test func itemsOfABarKeepWhatTheyAreGiven() {
        let item = UIBarButtonItem(title: "Done", style: .done, target: nil, action: nil)
        #expect(item.title == "Done" && item.style == .done && item.isEnabled)
        #expect(UIBarButtonItem.fixedSpace(8).width == 8)
        #expect(CGFloat(MAXFLOAT) == CGFloat(Float.greatestFiniteMagnitude))
    }

    @Test func eventsRecurByTheirRules() {
        let event = EKEvent(eventStore: EKEventStore())
        #expect(!event.hasRecurrenceRules)
        let rule = EKRecurrenceRule(
            recurrenceWith: .weekly, interval: 2, end: EKRecurrenceEnd(occurrenceCount: 3))
        event.addRecurrenceRule(rule)
        #expect(event.hasRecurrenceRules && event.recurrenceRules?.first?.recurrenceEnd?.occurrenceCount == 3)
        event.removeRecurrenceRule(rule)
        #expect(!event.hasRecurrenceRules)
    }
}
