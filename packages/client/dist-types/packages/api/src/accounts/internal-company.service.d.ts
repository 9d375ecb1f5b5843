import type { Database } from '@mullion/db/database';
import { type Actor, type InternalCompany, type Member } from '@mullion/domain/accounts/actor';
import { type InternalCompanyInput, type UpdateInternalCompanyInput } from '@mullion/domain/accounts/internal-company';
import type { Clock } from '../clock.ts';
export interface InternalCompanyDeps {
    readonly db: Database;
    readonly clock: Clock;
}
export type InternalCompanyService = ReturnType<typeof createInternalCompanyService>;
/** The list of customers that staff order for. */
export declare function createInternalCompanyService({ db, clock }: InternalCompanyDeps): {
    /**
     * Returns the companies whose name or customer number contains the term, sorted by name; none for an empty term.
     */
    search(term: string): Promise<InternalCompany[]>;
    /** Returns the companies that this user last ordered for, latest first, then the newest ones. */
    last(actor: Member): Promise<InternalCompany[]>;
    /** Adds a company; throws `conflict` when its customer number is taken. */
    create(actor: Member, company: InternalCompanyInput): Promise<InternalCompany>;
    /** Changes a company; throws `conflict` when its customer number is taken. */
    update(actor: Member, input: UpdateInternalCompanyInput): Promise<InternalCompany>;
    /** Deletes a company; staff acting for it are stopped at their next request. */
    remove(actor: Member, id: number): Promise<void>;
    /**
     * Returns the actor ordering for the internal company with this id, which is unchecked client input. Throws
     * `accounts.acting_refused` unless the actor is staff, and `accounts.acting_ended` when the company does not exist.
     */
    actFor(actor: Actor, id: unknown): Promise<Member>;
};
