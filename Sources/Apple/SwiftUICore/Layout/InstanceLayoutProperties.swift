/// A layout whose type alone does not tell its properties.
package protocol InstanceLayoutProperties {
    var properties: LayoutProperties { get }
}
