import type { Database } from '@mullion/db/database';
import type { Member } from '@mullion/domain/accounts/actor';
import type { RemoveCardInput, SavedCard } from '@mullion/domain/accounts/saved-card';
import type { OfUserInput } from '@mullion/domain/accounts/user';
import type { PaymentGateway } from '@mullion/integrations/payments/port';
import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';
export interface SavedCardDeps {
    readonly db: Database;
    readonly gateway: PaymentGateway;
    readonly clock: Clock;
    readonly log: Log;
}
export type SavedCardService = ReturnType<typeof createSavedCardService>;
/** A user's saved cards, held by the gateway and never by the store. Naming another user throws `missing`. */
export declare function createSavedCardService({ db, gateway, clock, log }: SavedCardDeps): {
    /** Returns the actor's saved cards, oldest first. */
    list: (actor: Member, named?: OfUserInput) => Promise<SavedCard[]>;
    /** Removes one of the actor's cards at the gateway. */
    remove(actor: Member, { methodId, userId }: RemoveCardInput): Promise<void>;
};
