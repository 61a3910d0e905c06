import Foundation

/// Values as the defaults keep them. Numbers are `NSNumber`s, so that a whole number can be read as a `Double` as on
/// Apple's systems.
package enum PropertyListValue {
    package static func plain(_ value: Any) -> Any {
        switch value {
        case let text as String: text
        case let data as Data: data
        case let date as Date: date
        case let url as URL: url
        case let list as [Any]: list.map(plain)
        case let dictionary as [String: Any]: dictionary.mapValues(plain)
        case let number as NSNumber: number
        default: value
        }
    }
}
