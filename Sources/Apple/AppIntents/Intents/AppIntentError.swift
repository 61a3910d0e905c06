/// What parameters and intents throw to have the system ask for more.
public struct AppIntentError: Error, Equatable, Sendable, CustomStringConvertible {
    public let description: String

    package init(_ description: String) { self.description = description }

    package static let needsToContinueInForeground = AppIntentError("the intent wants to go on in the app")
    public static let restartPerform = AppIntentError("the intent wants to be performed again")

    public enum UserActionRequired {
        public static var accountSetup: AppIntentError { AppIntentError("an account must be set up first") }
        public static var signin: AppIntentError { AppIntentError("the user must sign in first") }
        public static var confirmation: AppIntentError { AppIntentError("the user must confirm first") }
    }

    public enum PermissionRequired {
        public static var unknown: AppIntentError { AppIntentError("a permission is missing") }
    }

    public enum Unrecoverable {
        public static var unknown: AppIntentError { AppIntentError("the intent failed") }
        public static var entityNotFound: AppIntentError { AppIntentError("there is no such entity") }
        public static var notAllowed: AppIntentError { AppIntentError("the intent is not allowed") }
    }
}
