extension Color {
    public static let red = Color(source: .palette(.red))
    public static let orange = Color(source: .palette(.orange))
    public static let yellow = Color(source: .palette(.yellow))
    public static let green = Color(source: .palette(.green))
    public static let mint = Color(source: .palette(.mint))
    public static let teal = Color(source: .palette(.teal))
    public static let cyan = Color(source: .palette(.cyan))
    public static let blue = Color(source: .palette(.blue))
    public static let indigo = Color(source: .palette(.indigo))
    public static let purple = Color(source: .palette(.purple))
    public static let pink = Color(source: .palette(.pink))
    public static let brown = Color(source: .palette(.brown))
    public static let gray = Color(source: .palette(.gray))
    public static let white = Color(source: .components(.white))
    public static let black = Color(source: .components(.black))
    public static let clear = Color(source: .components(.clear))
    public static let primary = Color(source: .label(level: 0))
    public static let secondary = Color(source: .label(level: 1))
    public static let accentColor = Color(source: .accent)
}

extension ShapeStyle where Self == Color {
    public static var red: Color { .red }
    public static var orange: Color { .orange }
    public static var yellow: Color { .yellow }
    public static var green: Color { .green }
    public static var mint: Color { .mint }
    public static var teal: Color { .teal }
    public static var cyan: Color { .cyan }
    public static var blue: Color { .blue }
    public static var indigo: Color { .indigo }
    public static var purple: Color { .purple }
    public static var pink: Color { .pink }
    public static var brown: Color { .brown }
    public static var gray: Color { .gray }
    public static var white: Color { .white }
    public static var black: Color { .black }
    public static var clear: Color { .clear }
}
