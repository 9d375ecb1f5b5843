import type { InternalCompanyRow } from '../accounts/internal-company.repository.ts';
import type { Reader } from '../database.ts';
/** Returns the internal companies that a user last ordered for and that are not deleted, latest order first. */
export declare function listInternalCompaniesOrderedFor(db: Reader, { userId, limit }: {
    readonly userId: number;
    readonly limit: number;
}): Promise<InternalCompanyRow[]>;
