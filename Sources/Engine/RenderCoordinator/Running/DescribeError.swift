import RenderModel

/// The widgets could not be asked what they are.
package struct DescribeError: Error, CustomStringConvertible {
    package var reason: FailureReason

    package var description: String { "the widgets could not be described: \(reason.message)" }
}
