/// Takes the place of a SiriKit intent and of what was configured with it.
public protocol CustomIntentMigratedAppIntent: AppIntent {
    /// The name of the class that the intent definition generated.
    static var intentClassName: String { get }
}
