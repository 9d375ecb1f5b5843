import type { DealerRequestForm } from '@mullion/domain/accounts/dealer-request';
/** A request from the form: the fields, the chosen files, and the bot-check token. */
export interface NewDealerRequest {
    readonly form: DealerRequestForm;
    readonly files: readonly File[];
    readonly botCheck: string;
}
export interface SendOptions {
    readonly url?: string;
    readonly fetch?: typeof fetch;
}
/**
 * Sends a customer account request with its files. Throws errors that `readError` reads; field errors use the names
 * sent: those of the form, `taxExemptionFiles` and `recaptchaToken`.
 */
export declare function sendRequest(request: NewDealerRequest, options?: SendOptions): Promise<void>;
