/** Heater wire sold by the foot, in ohms per foot, hottest to coolest. */
export declare const wireGauges: readonly [0.75, 1, 1.5, 2, 2.5, 3.5, 4.5, 5.5, 10, 14, 16, 18, 30, 45, 65, 99];
/** Premade heater wires: length in inches, ohms per foot; each gives about 5 watts per foot at 120 volts. */
export declare const premadeWires: readonly [{
    readonly lengthInches: 36;
    readonly ohmsPerFoot: 320;
}, {
    readonly lengthInches: 48;
    readonly ohmsPerFoot: 180;
}, {
    readonly lengthInches: 60;
    readonly ohmsPerFoot: 115;
}, {
    readonly lengthInches: 72;
    readonly ohmsPerFoot: 80;
}, {
    readonly lengthInches: 84;
    readonly ohmsPerFoot: 58;
}, {
    readonly lengthInches: 96;
    readonly ohmsPerFoot: 45;
}, {
    readonly lengthInches: 108;
    readonly ohmsPerFoot: 35;
}, {
    readonly lengthInches: 120;
    readonly ohmsPerFoot: 28;
}];
/** Supply voltage. */
export declare const supplyVolts = 120;
/** Unheated lead at each end of a wire, in inches; not part of its length. */
export declare const leadInches = 18;
/** How far a frame heater runs past the opening, in inches; slide, vertical lift and sectional frames are alike. */
export declare const heaterOverlap: {
    readonly Traditional: {
        readonly width: 2.75;
        readonly height: 0.5;
        readonly highSillHeight: 2;
    };
    readonly 'ESS-1': {
        readonly width: 2;
        readonly height: 0.25;
        readonly highSillHeight: 1.5;
    };
    readonly panel: {
        readonly width: 5;
        readonly height: 2.5;
        readonly highSillHeight: 4;
    };
};
/** Target output in watts per foot; for some doors it depends on the run length in feet. */
export declare const wattTargets: {
    readonly traditional: 10;
    readonly ess: {
        readonly shorterThanFeet: 14;
        readonly short: 9;
        readonly long: 8;
    };
    readonly panel: {
        readonly shorterThanFeet: 12;
        readonly short: 7;
        readonly long: 8;
    };
    readonly other: 8;
};
/** Frame runs outside these limits, in feet, come with a note to contact the factory. */
export declare const usualHeaterFeet: {
    readonly least: 4;
    readonly most: 56;
};
/** Heater part ids: wire by the foot, and the pan under a sweep bottom, by the piece. */
export declare const heaterParts: {
    readonly wire: 76;
    readonly pan: 205;
};
export declare const heaterChangeText = "Heater wire lengths changed in 2018 because of DOE regulations. The calculated wires are suitable replacements.";
/** Notes for an unusually short or long run. */
export declare const unusualHeaterTexts: {
    readonly short: string;
    readonly long: string;
};
/** True for a note that the buyer should read before ordering. */
export declare function isWarning(note: string): boolean;
