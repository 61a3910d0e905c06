import Foundation
import SwiftUICore

extension AppStorage {
    public init(
        wrappedValue: Value, _ key: String, store: UserDefaults? = nil
    ) where Value == PersistentIdentifier {
        self.init(key: key, initial: wrappedValue, store: store, coding: .encoded())
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == PersistentIdentifier? {
        self.init(key: key, initial: nil, store: store, coding: .optional(.encoded()))
    }
}
