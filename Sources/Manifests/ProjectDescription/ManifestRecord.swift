import Foundation

/// How a manifest tells what it describes: as a record of a JSON text sequence (RFC 7464) on standard output. Whoever runs
/// the manifest takes the last one: helpers make a project of another.
struct ManifestRecord<Value: Encodable>: Encodable {
    let kind: String
    let value: Value

    static func print(_ kind: String, _ value: Value) {
        guard let data = try? JSONEncoder().encode(ManifestRecord(kind: kind, value: value)) else { return }
        FileHandle.standardOutput.write(Data([0x1E]) + data + Data([0x0A]))
    }
}
