import type { Load } from './packing-goods.ts';
/** What is in a standard box: how many of each kind of load. */
export interface Content {
    cubicInches: number;
    pounds: number;
    readonly counts: Map<number, number>;
}
export declare function emptyContent(): Content;
/** True if goods of this volume and weight go into one standard box. */
export declare function fits(cubicInches: number, pounds: number): boolean;
interface Loads {
    readonly kind: number;
    readonly load: Load;
    readonly count: number;
}
/** Puts loads of one kind into a box. */
export declare function put(box: Content, { kind, load, count }: Loads): void;
export interface Division {
    /** By kind. */
    readonly loads: readonly Load[];
    readonly costOf: (pounds: number) => number;
    /** Only a division that costs less counts; the first one at `goal` ends the search. */
    readonly below: number;
    readonly goal: number;
    /** How many more ways may be tried. */
    readonly budget: {
        ways: number;
    };
}
/** Divides the contents of some boxes into two boxes at the least cost; null if no division costs less than `below`. */
export declare function divide(boxes: readonly Content[], division: Division): [Content, Content] | null;
export {};
