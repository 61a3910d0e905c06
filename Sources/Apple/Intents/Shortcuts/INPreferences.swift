/// What the user allows Siri.
open class INPreferences: NSObject {
    open class func siriAuthorizationStatus() -> INSiriAuthorizationStatus { .notDetermined }

    open class func requestSiriAuthorization(_ handler: @escaping (INSiriAuthorizationStatus) -> Void) {
        handler(.denied)
    }

    open class func siriLanguageCode() -> String { Locale.current.identifier(.bcp47) }
}

public enum INSiriAuthorizationStatus: Int, Sendable {
    case notDetermined, restricted, denied, authorized
}
