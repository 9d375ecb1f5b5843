import type { UserOrder } from '@mullion/domain/accounts/user';
import type { Reader, Writer } from '../database.ts';
import type { Page } from '../page.ts';
import { users } from './accounts.tables.ts';
import type { CompanyRow } from './company.repository.ts';
export type UserRow = typeof users.$inferSelect;
export type NewUser = Omit<typeof users.$inferInsert, 'id'>;
export type UserChange = Partial<Omit<NewUser, 'createdAt' | 'companyId'>>;
export interface PersonRow {
    readonly user: UserRow;
    readonly company: CompanyRow;
}
/** Returns the user with this id and their company; null if there is none or the user was deleted. */
export declare function findPerson(db: Reader, id: number): Promise<PersonRow | null>;
/** Returns the user who signs in with this lower-case email, or null. */
export declare function findUserByEmail(db: Reader, email: string): Promise<UserRow | null>;
/** Which of a company's users to list, and in which order. */
export interface CompanyUsersQuery {
    readonly companyId: number;
    /** Part of a name or email; empty for all users. */
    readonly search: string;
    readonly order: UserOrder;
}
/** Returns a page of a company's users. */
export declare function listCompanyUsers(db: Reader, query: CompanyUsersQuery, page: Page): Promise<UserRow[]>;
/** Counts a company's users that match the search. */
export declare function countCompanyUsers(db: Reader, query: CompanyUsersQuery): Promise<number>;
/** Inserts a user; null if the email is taken, including by a concurrent insert. */
export declare function createUser(tx: Writer, user: NewUser): Promise<UserRow | null>;
/** Updates a user who is not deleted; null if there is none. */
export declare function updateUser(tx: Writer, id: number, change: UserChange): Promise<UserRow | null>;
/** Counts super_admins other than this user; demo accounts count only where they can sign in. */
export declare function countOtherSuperAdmins(db: Reader, id: number, { demo }: {
    readonly demo: boolean;
}): Promise<number>;
/** Counts the accounts loaded with the demo data. */
export declare function countDemonstrationUsers(db: Reader): Promise<number>;
