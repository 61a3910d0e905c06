import Assets
import SwiftText

/// How the types of parameters look in Swift.
struct IntentTypes {
    struct Names {
        /// Of one value: `String`, `City`.
        var element: String
        /// As options are offered: `NSString`, `City`.
        var offered: String
        /// What a handler resolves to.
        var resolution: String
        /// The case of `_INParameterType`.
        var parameterType: String
        var isEnumeration = false
    }

    private var enumerations: [String: IntentDefinition.Enumeration] = [:]
    private var objects: [String: IntentDefinition.ObjectType] = [:]

    init(_ definitions: [IntentDefinition]) {
        for definition in definitions {
            for type in definition.enumerations where enumerations[type.name] == nil { enumerations[type.name] = type }
            for type in definition.types where objects[type.name] == nil { objects[type.name] = type }
        }
    }

    func enumeration(_ name: String?) -> IntentDefinition.Enumeration? { name.flatMap { enumerations[$0] } }

    /// Nil for a type that only Apple's systems have.
    func names(of parameter: IntentDefinition.Parameter, in context: IntentSourceContext) throws -> Names? {
        switch parameter.type {
        case "Enum":
            guard let found = enumeration(parameter.customType) else { throw unknown(parameter, "INEnums", context) }
            let cases = found.cases.map { item in
                let name = SwiftName.literal(SwiftName.enumCase(item.name))
                return "_INEnumCase(\(name), \(item.rawValue), \(context.text(item.title)))"
            }
            return Names(
                element: found.className, offered: "NSNumber", resolution: "\(found.className)ResolutionResult",
                parameterType: ".enumeration(\(SwiftName.literal(found.name)), [\(cases.joined(separator: ", "))])",
                isEnumeration: true)
        case "Object" where parameter.customType == nil:
            return Names(
                element: "INObject", offered: "INObject", resolution: "INIntentResolutionResult",
                parameterType: ".object(INObject.self)")
        case "Object":
            guard let found = parameter.customType.flatMap({ objects[$0] }) else {
                throw unknown(parameter, "INTypes", context)
            }
            return Names(
                element: found.className, offered: found.className, resolution: "\(found.className)ResolutionResult",
                // A parameter may have the type's name, which stands for its value then.
                parameterType: ".object(_INType() as \(found.className).Type)")
        case "Boolean":
            let yes = parameter.trueTitle.map(context.text) ?? "nil"
            let no = parameter.falseTitle.map(context.text) ?? "nil"
            return Names(
                element: "NSNumber", offered: "NSNumber", resolution: "INBooleanResolutionResult",
                parameterType: ".boolean(true: \(yes), false: \(no))")
        default: return Self.plain[parameter.type]
        }
    }

    private func unknown(
        _ parameter: IntentDefinition.Parameter, _ list: String, _ context: IntentSourceContext
    ) -> IntentDefinitionError {
        IntentDefinitionError(
            path: context.definition.path, place: parameter.name,
            reason: "its type \(parameter.customType ?? "") is declared in \(list) of no definition")
    }

    private static let plain: [String: Names] = {
        var result: [String: Names] = [:]
        func add(_ keys: [String], _ element: String, offered: String? = nil, _ resolution: String, _ type: String) {
            for key in keys {
                result[key] = Names(
                    element: element, offered: offered ?? element, resolution: "IN\(resolution)ResolutionResult",
                    parameterType: ".\(type)")
            }
        }
        add(["String"], "String", offered: "NSString", "String", "string")
        add(["Integer"], "NSNumber", "Integer", "integer")
        add(["Decimal", "Double", "Number", "Float"], "NSNumber", "Double", "decimal")
        add(["TimeInterval", "Duration"], "NSNumber", "TimeInterval", "timeInterval")
        add(["URL"], "URL", offered: "NSURL", "URL", "url")
        add(
            ["DateComponents", "Date", "DateTime", "Time"], "DateComponents", offered: "NSDateComponents",
            "DateComponents", "date")
        add(["Person", "INPerson"], "INPerson", "Person", "person")
        add(["File", "INFile"], "INFile", "File", "file")
        add(["CurrencyAmount"], "INCurrencyAmount", "CurrencyAmount", "currencyAmount")
        add(["Placemark"], "CLPlacemark", "Placemark", "placemark")
        add(["PaymentMethod"], "INPaymentMethod", "PaymentMethod", "paymentMethod")
        add(["SpeakableString"], "INSpeakableString", "SpeakableString", "speakableString")
        add(["Length", "Distance"], "Measurement<UnitLength>", "Length", "length")
        add(["Mass", "Weight"], "Measurement<UnitMass>", "Mass", "mass")
        add(["Temperature"], "Measurement<UnitTemperature>", "Temperature", "temperature")
        add(["Volume"], "Measurement<UnitVolume>", "Volume", "volume")
        add(["Speed"], "Measurement<UnitSpeed>", "Speed", "speed")
        add(["Energy"], "Measurement<UnitEnergy>", "Energy", "energy")
        return result
    }()
}

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

/// Recognizes what Xcode generated from a definition and somebody copied among the sources.
enum CheckedInIntents {
    /// Such a file is generated anew: its `@NSManaged` and `@objc optional` are Objective-C's.
    static func isOne(_ file: SourceFile) -> Bool {
        file.text.contains("This file was automatically generated and should not be edited.")
            && file.imports.contains { $0.module == "Intents" }
            && file.tokens.contains { file.reads($0, "@objc") || file.reads($0, "@objcMembers") }
    }
}
