import { type PersonRow } from '@mullion/db/accounts/user.repository';
import type { Reader } from '@mullion/db/database';
import type { Member } from '@mullion/domain/accounts/actor';
/** Returns a user the actor may change: in a company the actor manages, with a role the actor may grant. */
export declare function managedPerson(db: Reader, actor: Member, userId: number): Promise<PersonRow>;
