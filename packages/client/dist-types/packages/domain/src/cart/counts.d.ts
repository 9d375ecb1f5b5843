/** A list item that stands for `count` equal ones. */
interface Counted {
    readonly count: number;
}
/** Merges items with the same key and adds up their counts; each stays at its first position. */
export declare function mergeByKey<Item extends Counted>(items: readonly Item[], keyOf: (item: Item) => string): Item[];
/**
 * Changes the count of the item at an index by one, up to 9,999; removes the item when its count reaches 0.
 */
export declare function changeCount<Item extends Counted>(items: readonly Item[], at: number, by: 1 | -1): Item[];
/** Subtracts items by key; null if there are not enough of them. */
export declare function subtractByKey<Item extends Counted>(items: readonly Item[], taken: readonly Item[], keyOf: (item: Item) => string): Item[] | null;
/** Removes each taken text once per occurrence; ignores texts that are not in the list. */
export declare function subtractTexts(texts: readonly string[], taken: readonly string[]): string[];
export {};
