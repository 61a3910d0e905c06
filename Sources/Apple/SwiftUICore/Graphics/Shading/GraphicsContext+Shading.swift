import Geometry

extension GraphicsContext {
    /// What paths are painted with. Points are in the space that is drawn in.
    public struct Shading: Sendable {
        indirect enum Storage: Sendable {
            case backdrop
            case foreground
            case palette([Shading])
            case color(Color)
            case style(AnyShapeStyle)
            case gradient(Gradient, GradientLine, GradientOptions)
            case tiledImage(ImageTiling)
            case unsupported(String)
            case resolved(Shading, UncheckedBox<EnvironmentValues>)
        }

        let storage: Storage

        /// What lies below the layer that is drawn into.
        public static var backdrop: Shading { Shading(storage: .backdrop) }
        /// The foreground style of the environment.
        public static var foreground: Shading { Shading(storage: .foreground) }

        /// One for each level of a text or symbol; the first one paints paths.
        public static func palette(_ array: [Shading]) -> Shading { Shading(storage: .palette(array)) }

        public static func color(_ color: Color) -> Shading { Shading(storage: .color(color)) }

        /// Components and opacity from 0 to 1.
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
        ) -> Shading {
            color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
        }

        /// A gray; 0 is black, 1 white.
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
        ) -> Shading {
            color(Color(colorSpace, white: white, opacity: opacity))
        }

        /// A style as a shape of the path's bounding box has it.
        public static func style<S: ShapeStyle>(_ style: S) -> Shading {
            Shading(storage: .style(AnyShapeStyle(style)))
        }

        public static func linearGradient(
            _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(storage: .gradient(gradient, .linear(startPoint, endPoint), options))
        }

        /// Circles around `center`; radii in points.
        public static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
            options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(storage: .gradient(gradient, .radial(center, startRadius, endRadius), options))
        }

        /// A full turn around `center`, clockwise from `angle`.
        public static func conicGradient(
            _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(), options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(storage: .gradient(gradient, .conic(center, angle), options))
        }

        /// An image that repeats in both directions.
        /// - Parameters:
        ///   - origin: where one tile's top left corner lies.
        ///   - sourceRect: the part of the image that repeats, as fractions of its size.
        ///   - scale: of the image's own size.
        public static func tiledImage(
            _ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
            scale: CGFloat = 1
        ) -> Shading {
            Shading(
                storage: .tiledImage(ImageTiling(image: image, origin: origin, sourceRect: sourceRect, scale: scale)))
        }
    }

    /// How a gradient goes on and how its colors meet.
    @frozen
    public struct GradientOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Starts anew beyond its ends.
        public static var `repeat`: GradientOptions { GradientOptions(rawValue: 1) }
        /// Runs back and forth beyond its ends.
        public static var mirror: GradientOptions { GradientOptions(rawValue: 2) }
        /// Interpolates in linear sRGB.
        public static var linearColor: GradientOptions { GradientOptions(rawValue: 4) }
    }

    /// The shading with the colors that it has in the current environment.
    public func resolve(_ shading: Shading) -> Shading {
        Shading(storage: .resolved(shading, UncheckedBox(environment)))
    }
}
