import SwiftUI

/// `@AppStorage` in every type it takes, and `@SceneStorage`.
extension Fixture {
    @FixtureList static var storedValues: [Fixture] {
        Fixture("stored/initial-value", 40, 40, frames: Bar.frames(20)) {
            StoredValue(AppStorage(wrappedValue: 20.0, "absent", store: .filled)) { CGFloat($0) }
        }
        Fixture("stored/number", 40, 40, frames: Bar.frames(24)) {
            StoredValue(AppStorage(wrappedValue: 20.0, "number", store: .filled)) { CGFloat($0) }
        }
        Fixture("stored/integer", 40, 40, frames: Bar.frames(26)) {
            StoredValue(AppStorage(wrappedValue: 1, "integer", store: .filled)) { CGFloat($0) }
        }
        Fixture("stored/flag", 40, 40, frames: Bar.frames(30)) {
            StoredValue(AppStorage(wrappedValue: false, "flag", store: .filled)) { $0 ? 30 : 4 }
        }
        Fixture("stored/string", 40, 40, frames: Bar.frames(5)) {
            StoredValue(AppStorage(wrappedValue: "", "string", store: .filled)) { CGFloat($0.count) }
        }
        Fixture("stored/data", 40, 40, frames: Bar.frames(3)) {
            StoredValue(AppStorage(wrappedValue: Data(), "data", store: .filled)) { CGFloat($0.count) }
        }
        Fixture("stored/url", 40, 40, frames: Bar.frames(7)) {
            StoredValue(AppStorage(wrappedValue: URL(string: "a:")!, "no-url", store: .filled)) {
                CGFloat($0.absoluteString.count + 5)
            }
        }
        Fixture("stored/date", 40, 40, frames: Bar.frames(16)) {
            StoredValue(AppStorage(wrappedValue: .distantPast, "date", store: .filled)) {
                CGFloat($0.timeIntervalSince1970)
            }
        }
        Fixture("stored/optional-date", 40, 40, frames: Bar.frames(16)) {
            StoredValue(AppStorage<Date?>("date", store: .filled)) { CGFloat($0?.timeIntervalSince1970 ?? 1) }
        }
        Fixture("stored/optional-absent", 40, 40, frames: Bar.frames(2)) {
            StoredValue(AppStorage<Int?>("absent", store: .filled)) { CGFloat($0 ?? 2) }
        }
        Fixture("stored/raw-string", 40, 40, frames: Bar.frames(36)) {
            StoredValue(AppStorage(wrappedValue: Size.small, "size", store: .filled)) { $0 == .large ? 36 : 8 }
        }
        Fixture("stored/raw-value-that-is-no-case", 40, 40, frames: Bar.frames(8)) {
            StoredValue(AppStorage(wrappedValue: Size.small, "string", store: .filled)) { $0 == .large ? 36 : 8 }
        }
        Fixture("stored/raw-integer-optional", 40, 40, frames: Bar.frames(13)) {
            StoredValue(AppStorage<Level?>("level", store: .filled)) { CGFloat($0?.rawValue ?? 0) + 10 }
        }
        Fixture("stored/value-of-another-type", 40, 40, frames: Bar.frames(9)) {
            StoredValue(AppStorage(wrappedValue: 9, "string", store: .filled)) { CGFloat($0) }
        }
        Fixture("stored/default-store", 40, 40, frames: Bar.frames(24)) {
            DefaultStore().defaultAppStorage(.filled)
        }
        Fixture("stored/scene-starts-anew", 40, 40, frames: Bar.frames(22)) { Scene() }
    }
}

private enum Size: String { case small, large }
private enum Level: Int { case low = 3, high }

extension UserDefaults {
    /// A store whose values are in memory only.
    fileprivate static var filled: UserDefaults {
        let store = UserDefaults(suiteName: "darkroom-fixtures")!
        store.register(defaults: [
            "number": 24.0, "integer": 26, "flag": true, "string": "fiver", "data": Data([1, 2, 3]),
            "date": Date(timeIntervalSince1970: 16), "size": "large", "level": 3
        ])
        return store
    }
}

private struct StoredValue<Value>: View {
    @AppStorage private var value: Value
    private let width: (Value) -> CGFloat

    init(_ storage: AppStorage<Value>, width: @escaping (Value) -> CGFloat) {
        _value = storage
        self.width = width
    }

    var body: some View { Bar(width: width(value)) }
}

private struct DefaultStore: View {
    @AppStorage("number") private var width = 10.0
    var body: some View { Bar(width: width) }
}

private struct Scene: View {
    @SceneStorage("width") private var width = 22.0
    var body: some View { Bar(width: width) }
}
