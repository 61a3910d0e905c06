import AppIntents

extension Place: AppEnum {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Place"
    static let caseDisplayRepresentations: [Place: DisplayRepresentation] = [
        .lisbon: "Lisbon", .nairobi: "Nairobi", .sapporo: "Sapporo", .singapore: "Singapore",
    ]
}
