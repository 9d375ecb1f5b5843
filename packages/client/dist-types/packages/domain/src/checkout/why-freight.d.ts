import type { Packing } from './packing.ts';
import type { FreightNotice, PricedCartLine } from './quote.ts';
type Freight = Extract<Packing, {
    method: 'freight';
}>;
type NamedLine = Pick<PricedCartLine, 'partId' | 'number' | 'name' | 'unit'>;
/** Explains to the buyer why the whole order ships by freight: one sentence for each part that causes it. */
export declare function whyFreight({ reason, pieces }: Freight, lines: readonly NamedLine[]): FreightNotice;
export {};
