import type { TermsCode } from './actor.ts';
/** A company with online users, as its own users see it. */
export interface Company {
    readonly id: number;
    readonly name: string;
    readonly customerNumber: string;
    readonly address1: string;
    readonly address2: string;
    readonly city: string;
    readonly state: string;
    readonly zipCode: string;
    readonly country: string;
    readonly phone: string;
    readonly accountingEmail: string;
    readonly termsCode: TermsCode;
    /** 1, 0.95, 0.9, 0.85 or 0.8 of the list price. */
    readonly discountRate: number;
    /** Postal codes of the states where the company is exempt from sales tax. */
    readonly taxExemptStates: readonly string[];
    /** True if every order needs a purchase-order document. Set by staff. */
    readonly poRequired: boolean;
    /** True if every order needs an ISE number. */
    readonly iseMember: boolean;
}
export declare const discountRates: readonly [1, 0.95, 0.9, 0.85, 0.8];
/** Formats exactly ten digits as (xxx) xxx-xxxx; returns anything else unchanged. */
export declare function formatPhone(phone: string): string;
