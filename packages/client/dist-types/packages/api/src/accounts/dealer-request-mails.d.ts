import type { DealerRequestRow } from '@mullion/db/accounts/dealer-request.repository';
import type { NewMail } from '@mullion/db/mail/mail.repository';
import { type StaffMailFacts } from '../mail/staff-mail.ts';
import type { MailFacts } from './account-mails.ts';
interface To {
    readonly email: string;
    /** Makes the mail's event key unique, since each of these mails may be sent more than once. */
    readonly key: string;
}
/** Mail with the link that verifies a request; the link works once, for 72 hours. */
export declare function verifyRequestMail(to: To, token: string, { storeInfo, siteUrl }: MailFacts): NewMail;
/** Sent instead when the email address already has an account; the page says the same in both cases. */
export declare function accountExistsMail(to: To, { storeInfo, siteUrl }: MailFacts): NewMail;
/** Tells staff that a verified request is waiting. */
export declare function requestReceivedMail(request: DealerRequestRow, files: number, facts: MailFacts & StaffMailFacts): NewMail;
export {};
