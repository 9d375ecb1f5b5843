import type { Database } from '@mullion/db/database';
import type { MailTransport } from '@mullion/integrations/mail/port';
import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';
export type MailService = ReturnType<typeof createMailService>;
/** Sends queued mail, at least once; a message being sent is locked for other workers. */
export declare function createMailService(deps: {
    db: Database;
    transport: MailTransport;
    clock: Clock;
    log: Log;
}): {
    /** Sends due mail; returns the number of messages attempted. */
    sendDue(): Promise<number>;
    /** Blanks text and attachments of old mail that was sent or given up. */
    deleteExpired(): Promise<void>;
};
