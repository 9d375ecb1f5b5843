import type { Authenticator } from '@mullion/auth/port';
import type { Database } from '@mullion/db/database';
import { type Member } from '@mullion/domain/accounts/actor';
import { type CompanyUser, type CompanyUsersInput, type CompanyUsersPage, type CreateUserInput, type UpdateUserInput, type UserDetails } from '@mullion/domain/accounts/user';
import type { Clock } from '../clock.ts';
import type { Limits } from '../security/limits.ts';
import { type MailFacts } from './account-mails.ts';
export interface UserDeps extends MailFacts {
    readonly db: Database;
    readonly authenticator: Authenticator;
    readonly limits: Limits;
    readonly clock: Clock;
}
export type UserService = ReturnType<typeof createUserService>;
/** Users of companies: who may see, add, change and delete them. */
export declare function createUserService(deps: UserDeps): {
    list: (actor: Member, input: CompanyUsersInput) => Promise<CompanyUsersPage>;
    create: (actor: Member, input: CreateUserInput) => Promise<CompanyUser>;
    update: (actor: Member, input: UpdateUserInput) => Promise<CompanyUser>;
    remove: (actor: Member, userId: number) => Promise<void>;
    details: (actor: Member, userId: number) => Promise<UserDetails>;
    verifyEmail: (token: string, ipAddress: string) => Promise<{
        email: string;
    }>;
};
