import type { NewMail } from '@mullion/db/mail/mail.repository';
import type { StoreInfo } from '@mullion/domain/store-info';
/** Store details and site URL that account mails need. */
export interface MailFacts {
    readonly storeInfo: StoreInfo;
    /** Such as `https://parts.example`, no trailing slash. */
    readonly siteUrl: () => string;
}
interface To {
    readonly email: string;
    /** Makes the mail's event key unique, since each of these mails may be sent more than once. */
    readonly key: string;
}
/** Mail with the link to set a new password; the link works once, for an hour. */
export declare function resetMail(to: To, token: string, { storeInfo, siteUrl }: MailFacts): NewMail;
/** Welcome mail for a user an admin added, with a one-time password valid for seven days. */
export declare function welcomeMail(to: To, facts: {
    readonly oneTimePassword: string;
    readonly companyName: string;
}, { storeInfo, siteUrl }: MailFacts): NewMail;
/** Mail with the link that verifies a changed email address; the link works once, for three days. */
export declare function verifyEmailMail(to: To, token: string, { storeInfo, siteUrl }: MailFacts): NewMail;
/** Tells a user, at the email address on file, what changed about their account's credentials. */
export declare function credentialMail({ id, email }: {
    readonly id: number;
    readonly email: string;
}, change: string, { storeInfo }: MailFacts): NewMail;
export {};
