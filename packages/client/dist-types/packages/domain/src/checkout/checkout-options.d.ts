import type { InternalCompany } from '../accounts/actor.ts';
import type { PayBy } from './order-rules.ts';
import type { BillingOption } from './shipping-service.ts';
/** What an actor can choose and must fill in at checkout. */
export interface CheckoutOptions {
    /** `company_needed`: staff must choose a company first. `no_terms`: the company has to call. */
    readonly payBy: PayBy | 'company_needed' | 'no_terms';
    /** The company whose terms apply; null for guests. */
    readonly companyName: string | null;
    readonly taxExemptStates: readonly string[];
    readonly iseMember: boolean;
    readonly poRequired: boolean;
    /** The internal company that staff order for. */
    readonly actingFor: InternalCompany | null;
    readonly billingOptions: readonly BillingOption[];
    readonly savedAddresses: boolean;
    readonly savedCards: boolean;
    readonly maySkipValidation: boolean;
    readonly customerEmail: boolean;
    /** True if the order may be placed even if no carrier answers. */
    readonly mayConfirmFreightLater: boolean;
}
