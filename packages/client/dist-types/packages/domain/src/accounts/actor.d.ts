/** Roles of users, who have an account. */
export declare const accountRoles: readonly ['user', 'company_admin', 'frank_user', 'frank_admin', 'super_admin'];
export type AccountRole = (typeof accountRoles)[number];
/** All roles, including guests, who have no account. */
export declare const roles: readonly ["guest", "user", "company_admin", "frank_user", "frank_admin", "super_admin"];
export type Role = (typeof roles)[number];
/** How a company pays: by card, or on terms against a purchase order. */
export declare const termsCodes: readonly ['CC', 'PO'];
export type TermsCode = (typeof termsCodes)[number];
/** A customer without online users; staff order for it. */
export interface InternalCompany {
    readonly id: number;
    readonly name: string;
    readonly customerNumber: string;
    readonly termsCode: TermsCode;
    /** 1, 0.95, 0.9, 0.85 or 0.8 of the list price. */
    readonly discountRate: number;
    /** Postal codes of the states where the company is exempt from sales tax. */
    readonly taxExemptStates: readonly string[];
    readonly iseMember: boolean;
    readonly poRequired: boolean;
}
/** Who a request comes from, as the server resolved it; never taken from the payload. */
export interface Actor {
    /** Stable per user or guest browser; quotes, idempotency keys and declined payments belong to it. */
    readonly id: string;
    readonly role: Role;
    readonly userId: number | null;
    readonly companyId: number | null;
    /** Null for guests and for companies without terms. */
    readonly termsCode: TermsCode | null;
    /** 1 is list price; otherwise the company's rate. */
    readonly discountRate: number;
    /** IP address of the request. */
    readonly ipAddress: string;
    /** The internal company that staff order for in this request; null otherwise. */
    readonly actingFor: InternalCompany | null;
}
/** A signed-in actor. */
export interface Member extends Actor {
    readonly role: AccountRole;
    readonly userId: number;
    readonly companyId: number;
}
/** The company staff belong to. */
export declare const houseCompanyId = 1;
/** Staff see internal fields and obsolete parts. */
export declare function isStaff(actor: Pick<Actor, 'role'>): boolean;
/** True for the manufacturer's own roles. */
export declare function isStaffRole(role: Role): boolean;
/** The actor for a visitor without an account; `session` is the guest cookie's key, empty before the cookie is set. */
export declare function guest(session: string, ipAddress: string): Actor;
/** The actor for a signed-in user; staff see list prices. */
export declare function member(person: Pick<Member, 'userId' | 'role' | 'companyId' | 'termsCode' | 'discountRate'>, ipAddress: string): Member;
/**
 * The staff member acting for an internal company, with its prices and terms. The actor id includes the company, so
 * quotes, idempotency keys and payment attempts are never shared between companies.
 */
export declare function actingAs(staff: Member, company: InternalCompany): Member;
