import type { Actor, Role } from './actor.ts';
/**
 * The roles that have each permission, used by procedures and by the page. Services check which records a
 * permission applies to.
 */
export declare const permissions: {
    /** Search, parts, carts, calculators, serial lookup, account requests, opening a shared cart. */
    readonly browse: readonly ("company_admin" | "frank_admin" | "frank_user" | "guest" | "super_admin" | "user")[];
    readonly seeInternalParts: readonly ("company_admin" | "frank_admin" | "frank_user" | "guest" | "super_admin" | "user")[];
    /** Share a cart; own details, addresses, cards, orders and devices. */
    readonly useAccount: ("company_admin" | "frank_admin" | "frank_user" | "super_admin" | "user")[];
    /** Users of one company: a company admin's own company; the house company for administrators. */
    readonly manageCompanyUsers: readonly ["company_admin", "frank_admin", "super_admin"];
    readonly viewCompanyOrders: readonly ["company_admin", "frank_admin", "super_admin"];
    readonly actForCompany: readonly ("company_admin" | "frank_admin" | "frank_user" | "guest" | "super_admin" | "user")[];
    /** Companies, users of any company, parts, account requests, pending orders, all orders. */
    readonly administer: readonly ("company_admin" | "frank_admin" | "frank_user" | "guest" | "super_admin" | "user")[];
    /** Only administrators on the store's analytics list; the service checks that. */
    readonly viewAnalytics: readonly ("company_admin" | "frank_admin" | "frank_user" | "guest" | "super_admin" | "user")[];
};
export type Ability = keyof typeof permissions;
/** True if the actor's role has the permission. */
export declare function may(actor: Pick<Actor, 'role'>, ability: Ability): boolean;
/**
 * True if the actor may pay this way: guests by card, customers by their company's terms, staff by the terms of the
 * company they act for.
 */
export declare function mayPayBy(actor: Pick<Actor, 'role' | 'termsCode'>, way: 'card' | 'po'): boolean;
/** Returns the roles a role may grant; it may also edit and delete users with those roles. */
export declare function rolesGrantedBy(role: Role): readonly Role[];
