/// Paths as the addresses of links and pictures.
enum FileAddress {
    /// Everything but unreserved characters and slashes is percent-encoded, so that no name becomes a scheme, a query or a
    /// fragment.
    static func relative(_ path: String) -> String {
        var result = ""
        for byte in path.utf8 {
            let scalar = Unicode.Scalar(byte)
            switch scalar {
            case "a"..."z", "A"..."Z", "0"..."9", "-", "_", ".", "~", "/": result.unicodeScalars.append(scalar)
            default:
                let digits = String(byte, radix: 16, uppercase: true)
                result += "%" + (digits.count < 2 ? "0" : "") + digits
            }
        }
        return result
    }
}
