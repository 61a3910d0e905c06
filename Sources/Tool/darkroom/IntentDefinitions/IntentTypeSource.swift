import Assets

/// Enumerations and custom types, and what handlers resolve them to.
struct IntentTypeSource {
    let context: IntentSourceContext

    func enumeration(_ type: IntentDefinition.Enumeration) -> [String] {
        ["public enum \(type.className): Int {"]
            + type.cases.map { "    case \(SwiftName.quoted(SwiftName.enumCase($0.name))) = \($0.rawValue)" } + ["}"]
    }

    func resolution(of type: IntentDefinition.Enumeration) -> [String] {
        let name = type.className
        return [
            "public class \(name)ResolutionResult: INEnumResolutionResult {",
            "    public class func success(with resolvedValue: \(name)) -> Self { _success(resolvedValue.rawValue) }",
            "    public class func confirmationRequired(with valueToConfirm: \(name)) -> Self {",
            "        _confirmationRequired(valueToConfirm.rawValue)", "    }", "}"
        ]
    }

    func object(_ type: IntentDefinition.ObjectType) throws -> [String] {
        var lines = ["public class \(type.className): INObject {"]
        for property in type.properties { lines += try context.property(property) }
        lines += [
            "    override public class var _definition: _INTypeDefinition? {",
            "        _INTypeDefinition(\(SwiftName.literal(type.className)), properties: ["
        ]
        for property in type.properties { lines.append("            \(try context.parameterDefinition(property)),") }
        return lines + ["        ]) { \(type.className)(identifier: $0, display: $1) }", "    }", "}"]
    }

    func resolution(of type: IntentDefinition.ObjectType) -> [String] {
        let name = type.className
        return [
            "public class \(name)ResolutionResult: INObjectResolutionResult {",
            "    public class func success(with resolvedObject: \(name)) -> Self { _success(resolvedObject) }",
            "    public class func disambiguation(with objectsToDisambiguate: [\(name)]) -> Self {",
            "        _disambiguation(objectsToDisambiguate)", "    }",
            "    public class func confirmationRequired(with objectToConfirm: \(name)?) -> Self {",
            "        _confirmationRequired(objectToConfirm as Any?)", "    }", "}"
        ]
    }
}
