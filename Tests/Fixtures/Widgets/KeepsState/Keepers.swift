import Combine
import Foundation
import os
import SwiftUI

/// One way to keep what outlives a call. Each adds a mark and tells what it found before.
protocol Keeper {
    static func add(_ mark: String) -> String
}

enum InObject: Keeper {
    final class Store {
        static let shared = Store()
        var marks = ""
    }

    static func add(_ mark: String) -> String {
        defer { Store.shared.marks += mark }
        return Store.shared.marks
    }
}

enum InStatic: Keeper {
    static var marks: [String] = []

    static func add(_ mark: String) -> String {
        defer { marks.append(mark) }
        return marks.joined()
    }
}

private var globalMarks = ""

enum InGlobal: Keeper {
    static func add(_ mark: String) -> String {
        defer { globalMarks += mark }
        return globalMarks
    }
}

enum InPublished: Keeper {
    final class Model: ObservableObject {
        static let shared = Model()
        @Published var marks = ""
    }

    static func add(_ mark: String) -> String {
        defer { Model.shared.marks += mark }
        return Model.shared.marks
    }
}

enum InObservable: Keeper {
    @Observable final class Model {
        static let shared = Model()
        var marks = ""
    }

    static func add(_ mark: String) -> String {
        defer { Model.shared.marks += mark }
        return Model.shared.marks
    }
}

enum InSubject: Keeper {
    static let marks = CurrentValueSubject<String, Never>("")

    static func add(_ mark: String) -> String {
        defer { marks.value += mark }
        return marks.value
    }
}

enum InLock: Keeper {
    static let marks = OSAllocatedUnfairLock(initialState: "")

    static func add(_ mark: String) -> String {
        marks.withLock { marks in
            defer { marks += mark }
            return marks
        }
    }
}

enum InFile: Keeper {
    static let file = FileManager.default.temporaryDirectory.appendingPathComponent("marks.txt")

    static func add(_ mark: String) -> String {
        let old = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        try? (old + mark).write(to: file, atomically: true, encoding: .utf8)
        return old
    }
}

enum InDefaults: Keeper {
    static func add(_ mark: String) -> String {
        let old = UserDefaults.standard.string(forKey: "marks") ?? ""
        UserDefaults.standard.set(old + mark, forKey: "marks")
        return old
    }
}

enum InFormatter: Keeper {
    static let formatter = NumberFormatter()

    static func add(_ mark: String) -> String {
        let old = formatter.positivePrefix ?? ""
        formatter.positivePrefix = old + mark
        return old
    }
}

/// What an initializer that runs once finds, whoever comes first.
enum InFirstUse: Keeper {
    static let found = "\(Int(Date().timeIntervalSince1970)) \(Int.random(in: 0..<1_000_000)) "
    static let foundInObject = "[\(InObject.Store.shared.marks)]"

    static func add(_ mark: String) -> String {
        // Only providers write, and only what the initializer reads.
        if mark != "v" { InObject.Store.shared.marks += mark }
        return found + foundInObject
    }
}
