import type { Configuration } from '../cart/configuration-schema.ts';
/** A configuration as stored with an order; includes the display text of calculated figures. */
export type OrderedConfiguration = Configuration & {
    readonly figures?: readonly string[];
};
/**
 * Returns a line's configurations for storing with its order; null if it has none. Formulas may change, so the doors'
 * figures are stored as calculated now.
 */
export declare function orderedConfigurations(configurations: readonly Configuration[]): readonly OrderedConfiguration[] | null;
/** Returns the configurations as display lines, in the wording at the time of sale. */
export declare function orderedText(sold: readonly OrderedConfiguration[]): string[];
export interface OrderLineRemarks {
    readonly configurations: readonly OrderedConfiguration[] | null;
    readonly comments: readonly string[];
}
/** Returns a line item's configurations and comments as display lines. */
export declare function lineRemarks({ configurations, comments }: OrderLineRemarks): string[];
/** Returns a line item's configurations and comments as one line of text, for accounting. */
export declare function lineCommentOf(line: OrderLineRemarks): string;
/** Returns a line item's configurations for reordering, without the figures from the sale. */
export declare function withoutFigures(sold: readonly OrderedConfiguration[]): Configuration[];
