import Foundation

/// CLDR's names of Foundation's units.
enum UnitIdentifiers {
    private struct Key: Hashable {
        let type: ObjectIdentifier
        let symbol: String
    }

    /// nil for a unit that CLDR does not know, such as one of the user's own.
    static func identifier(of unit: Unit) -> String? {
        known[Key(type: ObjectIdentifier(type(of: unit)), symbol: unit.symbol)]
    }

    private static let known: [Key: String] = {
        let groups: [[(Unit, String)]] = [
            lengths, masses, temperatures, speeds, volumes, areas, durations, energies, powers, pressures, angles,
            storages, frequencies, electricities, others
        ]
        var known: [Key: String] = [:]
        for (unit, name) in groups.joined() {
            known[Key(type: ObjectIdentifier(type(of: unit)), symbol: unit.symbol)] = name
        }
        return known
    }()

    private static var lengths: [(Unit, String)] {
        [
            (UnitLength.megameters, "megameter"), (UnitLength.kilometers, "kilometer"),
            (UnitLength.hectometers, "hectometer"), (UnitLength.decameters, "decameter"), (UnitLength.meters, "meter"),
            (UnitLength.decimeters, "decimeter"), (UnitLength.centimeters, "centimeter"),
            (UnitLength.millimeters, "millimeter"), (UnitLength.micrometers, "micrometer"),
            (UnitLength.nanometers, "nanometer"), (UnitLength.picometers, "picometer"), (UnitLength.inches, "inch"),
            (UnitLength.feet, "foot"), (UnitLength.yards, "yard"), (UnitLength.miles, "mile"),
            (UnitLength.scandinavianMiles, "mile-scandinavian"), (UnitLength.lightyears, "light-year"),
            (UnitLength.nauticalMiles, "nautical-mile"), (UnitLength.fathoms, "fathom"),
            (UnitLength.furlongs, "furlong"), (UnitLength.astronomicalUnits, "astronomical-unit"),
            (UnitLength.parsecs, "parsec")
        ]
    }

    private static var masses: [(Unit, String)] {
        [
            (UnitMass.kilograms, "kilogram"), (UnitMass.grams, "gram"), (UnitMass.decigrams, "decigram"),
            (UnitMass.centigrams, "centigram"), (UnitMass.milligrams, "milligram"),
            (UnitMass.micrograms, "microgram"), (UnitMass.nanograms, "nanogram"), (UnitMass.picograms, "picogram"),
            (UnitMass.ounces, "ounce"), (UnitMass.pounds, "pound"), (UnitMass.stones, "stone"),
            (UnitMass.metricTons, "tonne"), (UnitMass.shortTons, "ton"), (UnitMass.carats, "carat"),
            (UnitMass.ouncesTroy, "ounce-troy"), (UnitMass.slugs, "slug")
        ]
    }

    private static var temperatures: [(Unit, String)] {
        [
            (UnitTemperature.kelvin, "kelvin"), (UnitTemperature.celsius, "celsius"),
            (UnitTemperature.fahrenheit, "fahrenheit")
        ]
    }

    private static var speeds: [(Unit, String)] {
        [
            (UnitSpeed.metersPerSecond, "meter-per-second"), (UnitSpeed.kilometersPerHour, "kilometer-per-hour"),
            (UnitSpeed.milesPerHour, "mile-per-hour"), (UnitSpeed.knots, "knot")
        ]
    }

    private static var volumes: [(Unit, String)] {
        [
            (UnitVolume.megaliters, "megaliter"), (UnitVolume.kiloliters, "kiloliter"), (UnitVolume.liters, "liter"),
            (UnitVolume.deciliters, "deciliter"), (UnitVolume.centiliters, "centiliter"),
            (UnitVolume.milliliters, "milliliter"), (UnitVolume.cubicKilometers, "cubic-kilometer"),
            (UnitVolume.cubicMeters, "cubic-meter"), (UnitVolume.cubicDecimeters, "cubic-decimeter"),
            (UnitVolume.cubicCentimeters, "cubic-centimeter"), (UnitVolume.cubicMillimeters, "cubic-millimeter"),
            (UnitVolume.cubicInches, "cubic-inch"), (UnitVolume.cubicFeet, "cubic-foot"),
            (UnitVolume.cubicYards, "cubic-yard"), (UnitVolume.cubicMiles, "cubic-mile"),
            (UnitVolume.acreFeet, "acre-foot"), (UnitVolume.bushels, "bushel"), (UnitVolume.teaspoons, "teaspoon"),
            (UnitVolume.tablespoons, "tablespoon"), (UnitVolume.fluidOunces, "fluid-ounce"), (UnitVolume.cups, "cup"),
            (UnitVolume.pints, "pint"), (UnitVolume.quarts, "quart"), (UnitVolume.gallons, "gallon"),
            (UnitVolume.imperialFluidOunces, "fluid-ounce-imperial"), (UnitVolume.imperialQuarts, "quart-imperial"),
            (UnitVolume.imperialGallons, "gallon-imperial"), (UnitVolume.metricCups, "cup-metric")
        ]
    }

    private static var areas: [(Unit, String)] {
        [
            (UnitArea.squareKilometers, "square-kilometer"), (UnitArea.squareMeters, "square-meter"),
            (UnitArea.squareCentimeters, "square-centimeter"), (UnitArea.squareMillimeters, "square-millimeter"),
            (UnitArea.squareInches, "square-inch"), (UnitArea.squareFeet, "square-foot"),
            (UnitArea.squareYards, "square-yard"), (UnitArea.squareMiles, "square-mile"), (UnitArea.acres, "acre"),
            (UnitArea.hectares, "hectare")
        ]
    }

    private static var durations: [(Unit, String)] {
        [
            (UnitDuration.hours, "hour"), (UnitDuration.minutes, "minute"), (UnitDuration.seconds, "second"),
            (UnitDuration.milliseconds, "millisecond"), (UnitDuration.microseconds, "microsecond"),
            (UnitDuration.nanoseconds, "nanosecond")
        ]
    }

    private static var energies: [(Unit, String)] {
        [
            (UnitEnergy.kilojoules, "kilojoule"), (UnitEnergy.joules, "joule"),
            (UnitEnergy.kilocalories, "kilocalorie"), (UnitEnergy.calories, "calorie"),
            (UnitEnergy.kilowattHours, "kilowatt-hour")
        ]
    }

    private static var powers: [(Unit, String)] {
        [
            (UnitPower.gigawatts, "gigawatt"), (UnitPower.megawatts, "megawatt"), (UnitPower.kilowatts, "kilowatt"),
            (UnitPower.watts, "watt"), (UnitPower.milliwatts, "milliwatt"), (UnitPower.horsepower, "horsepower")
        ]
    }

    private static var pressures: [(Unit, String)] {
        [
            (UnitPressure.newtonsPerMetersSquared, "pascal"), (UnitPressure.megapascals, "megapascal"),
            (UnitPressure.kilopascals, "kilopascal"), (UnitPressure.hectopascals, "hectopascal"),
            (UnitPressure.inchesOfMercury, "inch-ofhg"), (UnitPressure.bars, "bar"),
            (UnitPressure.millibars, "millibar"), (UnitPressure.millimetersOfMercury, "millimeter-ofhg"),
            (UnitPressure.poundsForcePerSquareInch, "pound-force-per-square-inch")
        ]
    }

    private static var angles: [(Unit, String)] {
        [
            (UnitAngle.degrees, "degree"), (UnitAngle.arcMinutes, "arc-minute"), (UnitAngle.arcSeconds, "arc-second"),
            (UnitAngle.radians, "radian"), (UnitAngle.revolutions, "revolution")
        ]
    }

    private static var storages: [(Unit, String)] {
        [
            (UnitInformationStorage.bytes, "byte"), (UnitInformationStorage.bits, "bit"),
            (UnitInformationStorage.kilobytes, "kilobyte"), (UnitInformationStorage.megabytes, "megabyte"),
            (UnitInformationStorage.gigabytes, "gigabyte"), (UnitInformationStorage.terabytes, "terabyte"),
            (UnitInformationStorage.petabytes, "petabyte"), (UnitInformationStorage.kilobits, "kilobit"),
            (UnitInformationStorage.megabits, "megabit"), (UnitInformationStorage.gigabits, "gigabit")
        ]
    }

    private static var frequencies: [(Unit, String)] {
        [
            (UnitFrequency.gigahertz, "gigahertz"), (UnitFrequency.megahertz, "megahertz"),
            (UnitFrequency.kilohertz, "kilohertz"), (UnitFrequency.hertz, "hertz")
        ]
    }

    private static var electricities: [(Unit, String)] {
        [
            (UnitElectricCurrent.amperes, "ampere"), (UnitElectricCurrent.milliamperes, "milliampere"),
            (UnitElectricPotentialDifference.volts, "volt"), (UnitElectricResistance.ohms, "ohm")
        ]
    }

    private static var others: [(Unit, String)] {
        [
            (UnitFuelEfficiency.litersPer100Kilometers, "liter-per-100-kilometer"),
            (UnitFuelEfficiency.milesPerGallon, "mile-per-gallon"),
            (UnitFuelEfficiency.milesPerImperialGallon, "mile-per-gallon-imperial"),
            (UnitIlluminance.lux, "lux"), (UnitAcceleration.metersPerSecondSquared, "meter-per-square-second"),
            (UnitAcceleration.gravity, "g-force"), (UnitDispersion.partsPerMillion, "permillion")
        ]
    }
}
