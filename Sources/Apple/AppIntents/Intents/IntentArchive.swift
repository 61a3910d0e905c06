import Findings

/// An intent as the system performs it: made anew, with the values that its parameters had in the widget's archive.
package struct IntentArchive {
    package let intent: any AppIntent
    /// What got lost on the way.
    package let findings: [Finding]

    /// - Parameter newValue: what a toggle is switched to, for an intent that sets a value; nil for others.
    package init(_ archived: any AppIntent, newValue: Bool? = nil) async {
        func unpack<Intent: AppIntent>(_ archived: Intent) async -> IntentArchive {
            await IntentArchive(unpacking: archived, newValue)
        }
        self = await unpack(archived)
    }

    private init<Intent: AppIntent>(unpacking archived: Intent, _ newValue: Bool?) async {
        var intent = Intent()
        var findings: [Finding] = []
        for (old, new) in zip(AnyIntent(archived).parameters, AnyIntent(intent).parameters) {
            if let problem = await new.parameter.takeArchived(old.parameter) {
                findings.append(Finding(.parameterNotRestored, "the parameter '\(old.name)' \(problem)"))
            }
        }
        for name in Self.lostProperties(of: archived, restored: intent) {
            findings.append(
                Finding(
                    .intentPropertyLost,
                    "the property '\(name)' of \(Intent.self) is not a @Parameter, so its value is "
                        + "lost when the system performs the intent; add @Parameter to it"))
        }
        if let newValue, let setter = intent as? any SetValueIntent { intent = Self.set(setter, newValue) as! Intent }
        (self.intent, self.findings) = (intent, findings)
    }

    private static func set<Setter: SetValueIntent>(_ intent: Setter, _ value: Bool) -> Setter {
        var intent = intent
        if let value = Setter.ValueType._cast(value) { intent.value = value }
        return intent
    }

    /// The stored properties that differ though nothing was done but to make the intent.
    private static func lostProperties(of archived: any AppIntent, restored: any AppIntent) -> [String] {
        zip(Mirror(reflecting: archived).children, Mirror(reflecting: restored).children).compactMap { old, new in
            guard let name = old.label, !(old.value is any AnyIntentParameter),
                "\(old.value)" != "\(new.value)"
            else { return nil }
            return name.hasPrefix("_") ? String(name.dropFirst()) : name
        }
    }
}

extension IntentParameter {
    /// Takes over a value; of entities only the identifiers are archived, and their query is asked for them again.
    ///
    /// - Returns: What went wrong, for after the parameter's name.
    package func takeArchived(_ other: any ConfigurableParameter) async -> String? {
        guard let other = other as? IntentParameter<Value>, let value = other.current else { return nil }
        guard Value._provider != nil else {
            wrappedValue = value
            return nil
        }
        do {
            wrappedValue = try await Value._read(value._json, provider)
            return nil
        } catch {
            wrappedValue = value
            return "holds an entity that its query does not find by its identifier (\(error)), so iOS performs the "
                + "intent without it; here it keeps its value"
        }
    }
}
