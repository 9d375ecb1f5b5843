import * as z from 'zod/mini';
import { type ConfigurationKindOf } from './configuration-kind.ts';
import { type Split } from './split.ts';
export declare const directionConfiguration: z.ZodMiniObject<{
    kind: z.ZodMiniLiteral<"direction">;
    left: z.ZodMiniInt;
    right: z.ZodMiniInt;
}, z.core.$strict>;
export type DirectionConfiguration = Readonly<z.output<typeof directionConfiguration>>;
export type DirectionSplit = Split<'left' | 'right'>;
export declare const directionNames: Readonly<Record<keyof DirectionSplit, string>>;
/** No hand chosen yet. */
export declare const noDirection: DirectionSplit;
/** True if left and right add up to the quantity. */
export declare function directionComplete({ left, right }: DirectionSplit, quantity: number): boolean;
/** Adds up two direction splits. */
export declare function addDirections(a: DirectionSplit, b: DirectionSplit): DirectionConfiguration;
/** Subtracts a direction split; null if a hand does not have enough. */
export declare function subtractDirections(split: DirectionSplit, taken: DirectionSplit): DirectionConfiguration | null;
/** Display text of the hands, leaving out zeros: `Left 2, Right 1`. */
export declare function describeDirection(split: DirectionSplit): string[];
export declare const directionKind: ConfigurationKindOf<DirectionConfiguration>;
