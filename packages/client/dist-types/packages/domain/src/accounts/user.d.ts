import * as z from 'zod/mini';
import type { AccountRole } from './actor.ts';
import type { Company } from './company.ts';
export declare const usersPageSize = 12;
export declare const userId: z.ZodMiniInt;
export declare const companyId: z.ZodMiniInt;
/**
 * The user whose records are requested; the actor if omitted. The value is only compared with the actor and
 * never grants anything, so any number or text is accepted; a value that is not an id matches no user.
 */
export declare const ofUserInput: z.ZodMiniObject<{
    userId: z.ZodMiniOptional<z.ZodMiniUnion<readonly [z.ZodMiniNumber<number>, z.ZodMiniString<string>]>>;
}, z.core.$strict>;
export type OfUserInput = z.output<typeof ofUserInput>;
/** Roles for a customer's users. */
export declare const companyRoles: readonly ['user', 'company_admin'];
/** A new user. The company is the actor's own unless an administrator names another. */
export declare const createUserInput: z.ZodMiniObject<{
    firstname: z.ZodMiniString<string>;
    lastname: z.ZodMiniString<string>;
    email: z.ZodMiniString<string>;
    role: z.ZodMiniDefault<z.ZodMiniEnum<{
        company_admin: "company_admin";
        frank_admin: "frank_admin";
        frank_user: "frank_user";
        super_admin: "super_admin";
        user: "user";
    }>>;
    companyId: z.ZodMiniOptional<z.ZodMiniInt>;
}, z.core.$strict>;
export type CreateUserInput = z.output<typeof createUserInput>;
/** An edit of a user. Without `cancelEmailChange`, the current email leaves one that awaits confirmation pending. */
export declare const updateUserInput: z.ZodMiniObject<{
    userId: z.ZodMiniInt;
    firstname: z.ZodMiniString<string>;
    lastname: z.ZodMiniString<string>;
    email: z.ZodMiniString<string>;
    role: z.ZodMiniEnum<{
        company_admin: "company_admin";
        frank_admin: "frank_admin";
        frank_user: "frank_user";
        super_admin: "super_admin";
        user: "user";
    }>;
    cancelEmailChange: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
}, z.core.$strict>;
export type UpdateUserInput = z.output<typeof updateUserInput>;
/** True if an edit names the current email address while another one awaits confirmation: the form's way to cancel. */
export declare function cancelsEmailChange({ email, pendingEmail }: Pick<CompanyUser, 'email' | 'pendingEmail'>, edit: Pick<UpdateUserInput, 'email'>): boolean;
/** Sort orders for a company's users; the default is the order they were added. */
export declare const userOrders: readonly ['added', 'name', 'email'];
export type UserOrder = (typeof userOrders)[number];
export declare const companyUsersInput: z.ZodMiniObject<{
    companyId: z.ZodMiniOptional<z.ZodMiniInt>;
    search: z.ZodMiniOptional<z.ZodMiniString<string>>;
    order: z.ZodMiniOptional<z.ZodMiniEnum<{
        added: "added";
        email: "email";
        name: "name";
    }>>;
    page: z.ZodMiniDefault<z.ZodMiniInt>;
}, z.core.$strict>;
export type CompanyUsersInput = z.output<typeof companyUsersInput>;
/** A company's user, as the company admin sees them. */
export interface CompanyUser {
    readonly id: number;
    readonly firstname: string;
    readonly lastname: string;
    readonly email: string;
    readonly role: AccountRole;
    /** A requested new email, not verified yet. */
    readonly pendingEmail: string | null;
    /** True until the user replaces the mailed password with their own. */
    readonly invited: boolean;
}
export interface CompanyUsersPage {
    readonly users: readonly CompanyUser[];
    readonly total: number;
    readonly page: number;
    readonly pages: number;
}
export interface UserDetails extends CompanyUser {
    readonly company: Company;
}
/** Role label for company screens; a placeholder for any other role. */
export declare function roleLabel(role: string): string;
