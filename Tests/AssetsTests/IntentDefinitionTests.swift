import Foundation
import Testing

@testable import Assets

struct IntentDefinitionTests {
    private func read(_ list: [String: Any], as format: PropertyListSerialization.PropertyListFormat = .xml) throws
        -> IntentDefinition
    {
        let data = try PropertyListSerialization.data(fromPropertyList: list, format: format, options: 0)
        return try IntentDefinitionReader.read(data, path: "Widget/Base.lproj/Clock.intentdefinition")
    }

    private func list(_ parameters: [[String: Any]], name: String? = "Clock") -> [String: Any] {
        var intent: [String: Any] = [
            "INIntentParameters": parameters, "INIntentTitle": "Clock", "INIntentTitleID": "t1"
        ]
        intent["INIntentName"] = name
        return [
            "INIntents": [intent],
            "INEnums": [
                [
                    "INEnumName": "Face",
                    "INEnumValues": [
                        ["INEnumValueName": "unknown"],
                        ["INEnumValueName": "Round", "INEnumValueIndex": 1, "INEnumValueDisplayName": "Round one"]
                    ]
                ] as [String: Any]
            ]
        ]
    }

    @Test(arguments: [PropertyListSerialization.PropertyListFormat.xml, .binary])
    func readsParametersInTheOrderInWhichTheyAreShown(format: PropertyListSerialization.PropertyListFormat) throws {
        let definition = try read(
            list([
                [
                    "INIntentParameterName": "second", "INIntentParameterType": "Boolean",
                    "INIntentParameterDisplayPriority": 2,
                    "INIntentParameterMetadata": ["INIntentParameterMetadataDefaultValue": true]
                ],
                [
                    "INIntentParameterName": "first", "INIntentParameterType": "Integer",
                    "INIntentParameterDisplayPriority": 1,
                    "INIntentParameterMetadata": [
                        "INIntentParameterMetadataDefaultValue": 3, "INIntentParameterMetadataMaximumValue": 9
                    ] as [String: Any]
                ]
            ]), as: format)
        let intent = try #require(definition.intents.first)
        #expect(definition.table == "Clock")
        #expect(intent.className == "ClockIntent")
        #expect(intent.title == .init("Clock", key: "t1"))
        #expect(intent.parameters.map(\.name) == ["first", "second"])
        #expect(intent.parameters[0].defaultValue == .number(3))
        #expect(intent.parameters[0].maximum == 9)
        #expect(intent.parameters[1].defaultValue == .bool(true))
    }

    /// As Habitica's and Simplenote's files have it, which tell the prefix of intents and not of enumerations.
    @Test func enumerationsHaveTheProjectsPrefix() throws {
        let data = try PropertyListSerialization.data(fromPropertyList: list([]), format: .xml, options: 0)
        let definition = try IntentDefinitionReader.read(data, path: "A.intentdefinition", classPrefix: "HRPG")
        #expect(definition.enumerations.map(\.className) == ["HRPGFace"])
        #expect(definition.intents.map(\.className) == ["ClockIntent"])
    }

    @Test func readsEnumerationsRelationsAndSizes() throws {
        let definition = try read(
            list([
                [
                    "INIntentParameterName": "face", "INIntentParameterType": "Integer",
                    "INIntentParameterEnumType": "Face",
                    "INIntentParameterMetadata": ["INIntentParameterMetadataDefaultValue": "Round"]
                ],
                [
                    "INIntentParameterName": "names", "INIntentParameterType": "String",
                    "INIntentParameterSupportsMultipleValues": true,
                    "INIntentParameterSupportsDynamicEnumeration": true,
                    "INIntentParameterRelationship": [
                        "INIntentParameterRelationshipParentName": "face",
                        "INIntentParameterRelationshipPredicateName": "EnumHasExactValue",
                        "INIntentParameterRelationshipPredicateValue": "Round"
                    ],
                    "INIntentParameterArraySizes": [
                        ["Size": 2, "SizeClass": "Small"], ["Size": 8, "SizeClass": "ExtraLarge"]
                    ]
                ]
            ]))
        #expect(definition.enumerations[0].cases.map(\.rawValue) == [0, 1])
        #expect(definition.enumerations[0].cases[1].title.text == "Round one")
        let parameters = definition.intents[0].parameters
        #expect(parameters[0].type == "Enum" && parameters[0].customType == "Face")
        #expect(parameters[0].defaultValue == .enumerationCase("Round"))
        #expect(parameters[1].isArray && parameters[1].isDynamic && !parameters[1].supportsSearch)
        #expect(parameters[1].relation == .init(parent: "face", condition: .equals(.enumerationCase("Round"))))
        #expect(parameters[1].sizes == ["systemSmall": 2, "systemExtraLarge": 8])
        #expect(definition.warnings == [])
    }

    @Test func aRelationWithoutAParentIsNone() throws {
        let definition = try read(
            list([
                [
                    "INIntentParameterName": "script", "INIntentParameterType": "String",
                    "INIntentParameterRelationship": ["INIntentParameterRelationshipPredicateName": "EnumHasExactValue"]
                ]
            ]))
        #expect(definition.intents[0].parameters[0].relation == nil)
    }

    @Test func theSystemsIntentsAreTheSystems() throws {
        let definition = try read([
            "INIntents": [
                ["INIntentName": "PlayMedia", "INIntentClassName": "INPlayMediaIntent", "INIntentType": "System"]
            ]
        ])
        #expect(definition.intents.isEmpty)
    }

    @Test func typesLeaveOutWhatEveryObjectHas() throws {
        let definition = try read([
            "INTypes": [
                [
                    "INTypeName": "City", "INTypeClassPrefix": "XY",
                    "INTypeProperties": [
                        [
                            "INTypePropertyName": "identifier", "INTypePropertyType": "String",
                            "INTypePropertyDefault": true
                        ],
                        ["INTypePropertyName": "country", "INTypePropertyType": "String"]
                    ]
                ] as [String: Any]
            ]
        ])
        #expect(definition.types[0].className == "XYCity")
        #expect(definition.types[0].properties.map(\.name) == ["country"])
    }

    /// They would be compiled.
    @Test func namesThatSwiftDoesNotTakeAreRefused() {
        let lists: [[String: Any]] = [
            ["INIntents": [["INIntentName": "My Clock"]]],
            ["INEnums": [["INEnumName": "class", "INEnumValues": [["INEnumValueName": "a"]]] as [String: Any]]],
            ["INTypes": [["INTypeName": "City {}; func f()"]]],
            ["INTypes": [["INTypeName": "City", "INTypeClassPrefix": "9"]]]
        ]
        for list in lists {
            let error = #expect(throws: IntentDefinitionError.self) { try read(list) }
            #expect(error?.path == "Widget/Base.lproj/Clock.intentdefinition")
            #expect(error?.place.isEmpty == false)
            #expect(error.map { $0.reason.contains("class in Swift") || $0.reason.contains("Swift's own") } == true)
        }
    }

    @Test func slipsNameTheFileAndThePlace() throws {
        #expect(
            throws: IntentDefinitionError(
                path: "Widget/Base.lproj/Clock.intentdefinition",
                place: "INIntents[0] (Clock), INIntentParameters[0] (face)",
                reason: "INIntentParameterType is missing")
        ) { try read(list([["INIntentParameterName": "face"]])) }
        #expect(
            throws: IntentDefinitionError(
                path: "Widget/Base.lproj/Clock.intentdefinition", place: "INIntents[0]",
                reason: "INIntentName is missing")
        ) { try read(list([], name: nil)) }
        #expect(
            throws: IntentDefinitionError(
                path: "Widget/Base.lproj/Clock.intentdefinition", place: "INIntents[0] (Clock), INIntentParameters[0]",
                reason: "INIntentParameterName is not a string")
        ) { try read(list([["INIntentParameterName": 3]])) }
        #expect(
            throws: IntentDefinitionError(
                path: "Widget/Base.lproj/Clock.intentdefinition", place: "INIntents[0] (Clock)",
                reason: "the parameter a is declared twice")
        ) {
            try read(
                list(Array(repeating: ["INIntentParameterName": "a", "INIntentParameterType": "String"], count: 2)))
        }
    }

    @Test func textIsNoDefaultOfANumber() throws {
        func definition(_ type: String) throws -> IntentDefinition {
            try read(
                list([
                    [
                        "INIntentParameterName": "n", "INIntentParameterType": type,
                        "INIntentParameterMetadata": ["INIntentParameterMetadataDefaultValue": "3"]
                    ]
                ]))
        }
        #expect(try definition("URL").intents[0].parameters[0].defaultValue == .string(.init("3")))
        let error = #expect(throws: IntentDefinitionError.self) { try definition("Integer") }
        #expect(error?.reason.contains("is not a value of type Integer") == true)
    }

    @Test(arguments: ["", "no list", "<plist><dict><key>a</key></dict></plist>", "bplist00", "<plist><array/></plist>"])
    func whatIsNoDefinitionIsAnError(text: String) {
        #expect(throws: IntentDefinitionError.self) {
            try IntentDefinitionReader.read(Data(text.utf8), path: "a.intentdefinition")
        }
    }

    @Test func aDefaultThatIsNoValueIsAWarning() throws {
        let definition = try read(
            list([
                [
                    "INIntentParameterName": "face", "INIntentParameterType": "Integer",
                    "INIntentParameterEnumType": "Face",
                    "INIntentParameterMetadata": ["INIntentParameterMetadataDefaultValue": "Square"]
                ]
            ]))
        #expect(
            definition.warnings.map(\.reason) == ["its default Square is not a value of Face, which has unknown, Round"]
        )
    }

    @Test func ofOneDefinitionInSeveralLanguagesTheBaseCounts() {
        #expect(
            IntentDefinitionFiles.chosen(from: [
                "de.lproj/A.intentdefinition", "Base.lproj/A.intentdefinition", "B.intentdefinition",
                "Sub/en.lproj/A.intentdefinition"
            ]) == ["B.intentdefinition", "Base.lproj/A.intentdefinition", "Sub/en.lproj/A.intentdefinition"])
    }
}
