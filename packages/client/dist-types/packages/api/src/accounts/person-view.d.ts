import type { PersonRow } from '@mullion/db/accounts/user.repository';
import type { Company } from '@mullion/domain/accounts/company';
import type { Viewer } from '@mullion/domain/accounts/session';
import type { CompanyUser, UserDetails } from '@mullion/domain/accounts/user';
import type { SignedIn } from '../signed-in.ts';
/** A company as its own users see it. */
export declare function viewCompany({ company }: Pick<PersonRow, 'company'>): Company;
/** A user as their company's admin sees them. */
export declare function viewUser(user: PersonRow['user']): CompanyUser;
/** A user with their company. */
export declare function viewPerson(person: PersonRow): UserDetails;
/** The signed-in user, as sent to the page. */
export declare function viewerOf({ person, requiredAction }: SignedIn, facts: Pick<Viewer, 'analytics'>): Viewer;
