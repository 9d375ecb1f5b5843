import type { Door } from './door.ts';
/** A heater wire of one length at 120 volts. */
export interface HeaterWire {
    readonly feet: number;
    readonly ohmsPerFoot: number;
    readonly wattsPerFoot: number;
    readonly watts: number;
    readonly amps: number;
}
/** The heater of a door frame, and the panel wires of a sectional door. */
export interface DoorHeater {
    readonly runInches: number;
    readonly wire: HeaterWire;
    readonly panels: PanelWires | null;
    readonly pan: boolean;
}
/** Equal wires, one per panel; premade if one of the right length exists. */
export interface PanelWires {
    readonly count: number;
    readonly premade: boolean;
    readonly wire: HeaterWire;
}
/** Returns a door's heater; null for doors without one: traffic doors and ESS-2. */
export declare function doorHeater(door: Door): DoorHeater | null;
/** Picks the gauge for this many feet whose watts per foot are closest to the target; on a tie, the cooler one. */
export declare function chooseWire(feet: number, targetWattsPerFoot: number): HeaterWire;
/** Returns a wire's output at 120 volts: power is volts squared over ohms. */
export declare function wireOf(feet: number, ohmsPerFoot: number): HeaterWire;
