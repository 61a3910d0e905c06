/// A dynamic property that needs neither storage nor a call before the body: it reads what is ambient.
package protocol AmbientProperty: DynamicProperty {}

extension Binding: AmbientProperty {}
extension Environment: AmbientProperty {}
extension ScaledMetric: AmbientProperty {}
extension GestureState: AmbientProperty {}
