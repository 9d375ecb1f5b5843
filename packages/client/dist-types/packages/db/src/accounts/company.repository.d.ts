import type { Reader, Writer } from '../database.ts';
import type { Page } from '../page.ts';
import { companies } from './accounts.tables.ts';
export type CompanyRow = typeof companies.$inferSelect;
export type NewCompany = Omit<typeof companies.$inferInsert, 'id'>;
/** Inserts a company and returns it with its id. The first one is the house company. */
export declare function createCompany(tx: Writer, company: NewCompany): Promise<CompanyRow>;
/** Inserts a company; null if its customer number is taken, including by a concurrent insert. */
export declare function createCompanyIfNew(tx: Writer, company: NewCompany): Promise<CompanyRow | null>;
/**
 * Updates a company if it was last changed at the given instant; null if it was changed since or does not exist. Fails
 * as `violated` if the customer number is taken.
 */
export declare function updateCompany(tx: Writer, { id, updatedAt }: Pick<CompanyRow, 'id' | 'updatedAt'>, change: Partial<Omit<NewCompany, 'createdAt'>>): Promise<CompanyRow | null>;
/** A search among all companies except one, the house company. */
export interface CompanySearch {
    readonly text: string;
    readonly except: number;
}
/** Returns a page of companies whose name or customer number contains a text, sorted by name. */
export declare function listCompanies(db: Reader, search: CompanySearch, page: Page): Promise<CompanyRow[]>;
/** Counts the companies that a search finds. */
export declare function countCompanies(db: Reader, search: CompanySearch): Promise<number>;
/** Returns the company with this id, or null. */
export declare function findCompany(db: Reader, id: number): Promise<CompanyRow | null>;
/** True if there are no companies yet, not even the house company. */
export declare function hasNoCompany(db: Reader): Promise<boolean>;
/** Locks a company until the transaction ends. */
export declare function lockCompany(tx: Writer, id: number, now: Date): Promise<void>;
