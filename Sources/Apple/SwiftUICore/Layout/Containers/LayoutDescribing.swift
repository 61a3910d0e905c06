/// A layout that tells what decides where its members lie.
package protocol LayoutDescribing {
    var layoutDetails: [String] { get }
}

extension HStackLayout: LayoutDescribing {
    package var layoutDetails: [String] { stackDetails(alignment: alignment.name) }
}

extension VStackLayout: LayoutDescribing {
    package var layoutDetails: [String] { stackDetails(alignment: alignment.name) }
}

extension ZStackLayout: LayoutDescribing {
    package var layoutDetails: [String] { alignment.layoutDetail }
}

extension StackLayout {
    fileprivate func stackDetails(alignment: String) -> [String] {
        (alignment == "center" ? [] : ["alignment \(alignment)"])
            + ["spacing \(spacing.map(LayoutLength.text) ?? "default")"]
    }
}
