/** Sums of an order, each with its field (cents) and label; the last is the amount charged. */
export declare const orderTotals: readonly [{
    readonly key: 'cartTotalCents';
    readonly label: 'Items';
}, {
    readonly key: 'shippingCents';
    readonly label: 'Shipping and handling';
}, {
    readonly key: 'taxCents';
    readonly label: 'Tax';
}, {
    readonly key: 'grandTotalCents';
    readonly label: 'Total';
}];
/**
 * Sums of a quote, which also shows the amount before taxes and the parts of the tax; the last is the amount that would
 * be charged.
 */
export declare const quoteTotals: readonly [{
    readonly key: 'cartTotalCents';
    readonly label: 'Items';
}, {
    readonly key: 'shippingCents';
    readonly label: 'Shipping and handling';
}, {
    readonly key: 'totalIncludingShippingCents';
    readonly label: 'Total before taxes';
}, {
    readonly key: 'goodsTaxCents';
    readonly label: 'Product tax';
    readonly part: true;
}, {
    readonly key: 'freightTaxCents';
    readonly label: 'Freight tax';
    readonly part: true;
}, {
    readonly key: 'taxCents';
    readonly label: 'Tax';
}, {
    readonly key: 'grandTotalCents';
    readonly label: 'Total';
}];
