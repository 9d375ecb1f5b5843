import type { Database } from '@mullion/db/database';
import type { Actor } from '@mullion/domain/accounts/actor';
import { type DealerRequestInput } from '@mullion/domain/accounts/dealer-request';
import type { BotCheck } from '@mullion/integrations/bot-check/port';
import type { Clock } from '../clock.ts';
import type { StaffMailFacts } from '../mail/staff-mail.ts';
import type { Limits } from '../security/limits.ts';
import type { MailFacts } from './account-mails.ts';
import { type RequestFilesDeps } from './request-files.ts';
export interface DealerRequestDeps extends MailFacts, StaffMailFacts, RequestFilesDeps {
    readonly db: Database;
    readonly botCheck: BotCheck;
    readonly limits: Limits;
    readonly clock: Clock;
}
export type DealerRequestService = ReturnType<typeof createDealerRequestService>;
/** Customer account requests, from the form until the email address is verified. */
export declare function createDealerRequestService(deps: DealerRequestDeps): {
    submit: (actor: Actor, { form, files, botCheck: token }: DealerRequestInput) => Promise<void>;
    resend: (actor: Actor, email: string) => Promise<void>;
    verify: (actor: Actor, token: string) => Promise<{
        verified: boolean;
    }>;
    deleteExpired: () => Promise<void>;
};
