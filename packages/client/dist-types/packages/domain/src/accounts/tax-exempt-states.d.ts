/** States where a customer can be tax exempt, by postal code. */
export declare const taxExemptStateChoices: readonly ['AZ', 'CA', 'CO', 'FL', 'GA', 'IL', 'IN', 'IA', 'KS', 'KY', 'MA', 'MD', 'MI', 'MN', 'MO', 'MS', 'NC', 'NJ', 'NY', 'OH', 'PA', 'SC', 'TN', 'TX', 'VA', 'WA', 'WI'];
export type TaxExemptState = (typeof taxExemptStateChoices)[number];
/** States that accept an exemption certificate from the customer's home state; marked in the list of choices. */
export declare const homeStateCertificateStates: ReadonlySet<TaxExemptState>;
