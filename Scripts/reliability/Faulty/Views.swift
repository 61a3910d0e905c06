import SwiftUI

// Views that are hard to draw, by the fault's name.

private struct Nested: View {
    let depth: Int
    var body: AnyView { depth == 0 ? AnyView(Text("deep")) : AnyView(VStack { Nested(depth: depth - 1) }) }
}

private struct Endless: View {
    var body: AnyView { AnyView(Endless()) }
}

private struct Restless: View {
    @State private var width = 0.0
    var body: some View {
        GeometryReader { geometry in
            Text("\(width)").onAppear { width += 1 }.onChange(of: width) { width = geometry.size.width + width + 1 }
        }
    }
}

private struct Slow: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        while subviews.count >= 0 {}
        return .zero
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}

private struct Lost: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: Double.nan, height: -Double.infinity)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for view in subviews { view.place(at: CGPoint(x: Double.nan, y: Double.infinity), proposal: .infinity) }
    }
}

private func view(_ content: some View) -> AnyView { AnyView(content) }

@MainActor let views: [String: (_ path: String) -> AnyView] = {
    var views: [String: (String) -> AnyView] = [:]
    views["nesting"] = { _ in view(Nested(depth: 100_000)) }
    views["endless-body"] = { _ in view(Endless()) }
    views["restless"] = { _ in view(Restless()) }
    views["slow-layout"] = { _ in view(Slow()  { Text("slow") }) }
    views["lost-layout"] = { _ in view(Lost() { Text("lost") }) }
    views["nan-frame"] = { _ in view(Text("x").frame(width: .nan, height: .nan).offset(x: .nan)) }
    views["negative-frame"] = { _ in view(Text("x").frame(width: -100, height: -.infinity).padding(-1e9)) }
    views["infinite-frame"] = { _ in view(Color.red.frame(width: .infinity, height: .infinity).scaleEffect(.infinity)) }
    views["huge-frame"] = { _ in view(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom).frame(width: 1e9, height: 1e9)) }
    views["huge-font"] = { _ in view(Text("Huge").font(.system(size: 1e7))) }
    views["nan-font"] = { _ in view(Text("None").font(.system(size: .nan)).kerning(.nan).lineSpacing(-.infinity)) }
    views["font-missing"] = { _ in view(Text("Font").font(.custom("No Such Font", size: 20))) }
    views["long-text"] = { _ in view(Text(String(repeating: "long text ", count: 200_000))) }
    views["marks"] = { _ in view(Text("a" + String(repeating: "\u{301}", count: 200_000))) }
    views["joiners"] = { _ in view(Text(String(repeating: "👩\u{200D}", count: 20_000))) }
    views["control-codes"] = { _ in view(Text("\u{0}\u{1B}[31m\u{7}\u{202E}abc\u{FFFE}\u{2028}\u{FFFF}").widgetURL(URL(string: "x:%1B%5B31m"))) }
    views["many-views"] = { _ in view(VStack { ForEach(0..<30_000, id: \.self) { Text("\($0)") } }) }
    views["same-identity"] = { _ in view(VStack { ForEach([1, 1, 1], id: \.self) { Text("\($0)") } }) }
    views["blur"] = { _ in view(Text("blur").blur(radius: 1e8).shadow(radius: .nan)) }
    views["rotation"] = { _ in view(Text("turn").rotationEffect(.radians(.nan)).scaleEffect(.nan)) }
    views["opacity"] = { _ in view(Text("see").opacity(.nan).saturation(.infinity).hueRotation(.radians(.nan))) }
    views["nan-path"] = { _ in
        view(Path { path in
            path.move(to: CGPoint(x: Double.nan, y: 0))
            path.addLine(to: CGPoint(x: Double.infinity, y: 1e300))
            path.addArc(center: .zero, radius: .nan, startAngle: .radians(.infinity), endAngle: .zero, clockwise: true)
        }.stroke(lineWidth: .nan))
    }
    views["long-path"] = { _ in
        view(Path { path in
            for point in 0..<1_000_000 { path.addLine(to: CGPoint(x: point % 157, y: point * 31 % 149)) }
        }.stroke())
    }
    views["dashes"] = { _ in view(Capsule().stroke(style: StrokeStyle(lineWidth: 1, dash: [1e-9]))) }
    views["gradient"] = { _ in view(RadialGradient(stops: [.init(color: .red, location: .nan), .init(color: .blue, location: -.infinity)], center: .center, startRadius: .infinity, endRadius: .nan)) }
    views["many-layers"] = { _ in view(ZStack { ForEach(0..<300, id: \.self) { _ in Color.red.opacity(0.01).blur(radius: 20).drawingGroup() } }) }
    views["gauge"] = { _ in view(Gauge(value: Double.nan, in: 0...0) { Text("gauge") }) }
    views["progress"] = { _ in view(ProgressView(value: Double.infinity, total: .nan)) }
    views["timer"] = { _ in view(Text(Date(timeIntervalSinceReferenceDate: .nan), style: .timer)) }
    views["far-date"] = { _ in view(Text(Date.distantFuture, style: .relative)) }
    views["canvas"] = { _ in view(Canvas { context, size in while size.width >= 0 { context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red)) } }) }
    views["catalog-image"] = { _ in view(Image("Broken").resizable()) }
    views["file-image"] = { name in view(Image(uiImage: UIImage(named: name) ?? UIImage()).resizable()) }
    views["data-image"] = { name in
        view(Image(uiImage: Bundle.main.url(forResource: name, withExtension: nil).flatMap { try? Data(contentsOf: $0) }.flatMap { UIImage(data: $0) } ?? UIImage()).resizable())
    }
    views["strings"] = { _ in view(Text("greeting")) }
    views["missing-symbol"] = { _ in view(Image(systemName: "no.such.symbol")) }
    views["group"] = { _ in view(Text(UserDefaults(suiteName: "group.com.example.faulty")?.string(forKey: "text") ?? "nothing")) }
    views["network"] = { _ in view(Text((try? String(contentsOf: URL(string: "https://example.com")!, encoding: .utf8)) ?? "nothing")) }
    return views
}()
