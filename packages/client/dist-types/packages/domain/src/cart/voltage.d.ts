import * as z from 'zod/mini';
import { type ConfigurationKindOf } from './configuration-kind.ts';
import { type Split } from './split.ts';
export declare const voltages: readonly ['120V', '208V', '230V', '460V', '480V'];
export type Voltage = (typeof voltages)[number];
export type VoltageSplit = Split<Voltage>;
export declare const panelNames: {
    readonly single: 'Single Panel';
    readonly biparting: 'Biparting';
};
export type PanelSplit = Split<keyof typeof panelNames>;
/** Part id of the power-operator controller, which is made for single-panel or biparting doors. */
export declare const controllerPart = 454;
/** Quantity per voltage and, for the controller, also per door type. */
export declare const voltageConfiguration: z.ZodMiniObject<{
    kind: z.ZodMiniLiteral<"voltage">;
    voltages: z.ZodMiniRecord<z.ZodMiniEnum<{
        "120V": "120V";
        "208V": "208V";
        "230V": "230V";
        "460V": "460V";
        "480V": "480V";
    }>, z.ZodMiniInt>;
    panels: z.ZodMiniOptional<z.ZodMiniObject<{
        single: z.ZodMiniInt;
        biparting: z.ZodMiniInt;
    }, z.core.$strict>>;
}, z.core.$strict>;
export type VoltageConfiguration = Readonly<z.output<typeof voltageConfiguration>>;
/** Advice shown before the buyer picks one of these voltages. */
export declare const voltageGuidance: readonly {
    readonly voltages: readonly Voltage[];
    readonly text: string;
}[];
/** No voltage chosen yet. */
export declare const noVoltage: VoltageSplit;
export declare const noPanels: PanelSplit;
/** True for a part that is also split into Single Panel and Biparting. */
export declare function panelsNeeded(part: {
    readonly id: number;
}): boolean;
/** True if every split that the part requires adds up to the quantity. */
export declare function voltageComplete(part: {
    readonly id: number;
}, split: Pick<VoltageConfiguration, 'voltages' | 'panels'>, quantity: number): boolean;
/**
 * True if Single Panel and Biparting add up to the quantity or, for a part without this split, if none is
 * given.
 */
export declare function panelsComplete(part: {
    readonly id: number;
}, panels: PanelSplit | undefined, quantity: number): boolean;
/** Adds up two voltage configurations. */
export declare function addVoltages(a: VoltageConfiguration, b: VoltageConfiguration): VoltageConfiguration;
/** Subtracts a voltage configuration; returns null if a voltage or door type would go below 0. */
export declare function subtractVoltages(split: VoltageConfiguration, taken: VoltageConfiguration): VoltageConfiguration | null;
/** Display text of voltages and door types, leaving out zeros: `230V × 2`. */
export declare function describeVoltage({ voltages: split, panels }: VoltageConfiguration): string[];
export declare const voltageKind: ConfigurationKindOf<VoltageConfiguration>;
