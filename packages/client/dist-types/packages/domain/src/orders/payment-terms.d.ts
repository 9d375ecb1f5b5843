/** The terms of an order on account: `Net 30, due Dec 20, 2026`. */
export declare function termsText(placedAt: Date, timeZone: string): string;
