/** V Visa, M Mastercard, A American Express, D Discover. */
export type CardBrand = 'V' | 'M' | 'A' | 'D';
/** A card as typed; the expiry is MMYY or MM/YY. */
export interface TypedCard {
    readonly cardNumber: string;
    readonly cardExpiration: string;
    readonly cardCode: string;
}
/** A calendar month, 1 to 12, and four-digit year. */
export interface CardMonth {
    readonly year: number;
    readonly month: number;
}
export interface CardProblems {
    cardNumber?: 'Invalid card number';
    cardCode?: 'Invalid CVV';
    cardExpiration?: 'Invalid expiration date';
}
export declare const cardBrandNames: Readonly<Record<CardBrand, string>>;
/** Returns the digits of a card number typed with or without spaces and dashes. */
export declare function cardDigits(text: string): string;
/** Returns the last four digits for display; fewer if the number is shorter. */
export declare function lastFour(text: string): string;
/** Returns the brand by the card number's first digit, or null if the store does not accept it. */
export declare function cardBrand(number: string): CardBrand | null;
/** True if the digits pass the Luhn check of ISO/IEC 7812-1; false for anything but digits. */
export declare function luhnValid(digits: string): boolean;
/** Parses MMYY or MM/YY as a month of the current century; null otherwise. */
export declare function parseExpiry(text: string): CardMonth | null;
/**
 * Returns the earliest current month in any time zone; a card that expires before that month has expired
 * everywhere.
 */
export declare function cardMonthAt(now: Date): CardMonth;
/** True for an accepted brand, with that brand's length and a valid check digit. */
export declare function cardNumberValid(text: string): boolean;
/** Returns the form's error texts by field; empty if the card can be submitted. */
export declare function cardProblems(card: TypedCard, now: CardMonth): CardProblems;
/** Returns the years the form offers: this one and the next nine. */
export declare function expiryYears(now: Pick<CardMonth, 'year'>): number[];
/** Formats a card number while it is typed: groups of four, 4-6-5 for American Express. */
export declare function formatCardNumber(text: string): string;
