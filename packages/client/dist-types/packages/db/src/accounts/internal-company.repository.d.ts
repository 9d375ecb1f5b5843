import type { Reader, Writer } from '../database.ts';
import { internalCompanies } from './internal-company.tables.ts';
export type InternalCompanyRow = typeof internalCompanies.$inferSelect;
export type NewInternalCompany = Omit<typeof internalCompanies.$inferInsert, 'id' | 'removedAt'>;
/** Returns the internal company with this id; null if there is none or it was deleted. */
export declare function findInternalCompany(db: Reader, id: number): Promise<InternalCompanyRow | null>;
/** Returns the internal company that an order was placed for, even if it was deleted since. */
export declare function findInternalCompanyOfOrder(db: Reader, companyInternalId: number): Promise<InternalCompanyRow | null>;
/** Returns internal companies whose name or customer number contains a text, sorted by name. */
export declare function listInternalCompanies(db: Reader, { term, limit }: {
    readonly term: string;
    readonly limit: number;
}): Promise<InternalCompanyRow[]>;
/** Returns the internal companies created last that are not deleted, newest first. */
export declare function listNewestInternalCompanies(db: Reader, limit: number): Promise<InternalCompanyRow[]>;
/** Inserts an internal company; null if its customer number is taken by one that is not deleted. */
export declare function createInternalCompany(tx: Writer, company: NewInternalCompany): Promise<InternalCompanyRow | null>;
/**
 * Updates an internal company that is not deleted; null if there is none. Fails as `violated` if the customer number is
 * taken.
 */
export declare function updateInternalCompany(tx: Writer, id: number, change: Omit<NewInternalCompany, 'createdAt'>): Promise<InternalCompanyRow | null>;
/** Marks an internal company as deleted; its row stays for old orders. Null if there is none. */
export declare function removeInternalCompany(tx: Writer, id: number, removedAt: Date): Promise<InternalCompanyRow | null>;
