import type { NewUser } from '@mullion/db/accounts/user.repository';
type NamedPerson = Pick<NewUser, 'companyId' | 'firstname' | 'lastname' | 'email' | 'role'>;
/**
 * Row of a user added by an admin: an unverified email address, and a one-time password that is valid from
 * now and must be changed.
 */
export declare function newUserRow({ companyId, firstname, lastname, email, role }: NamedPerson, now: Date): NewUser;
export {};
