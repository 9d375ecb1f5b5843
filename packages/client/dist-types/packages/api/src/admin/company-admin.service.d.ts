import type { Authenticator } from '@mullion/auth/port';
import type { Database } from '@mullion/db/database';
import { type Member } from '@mullion/domain/accounts/actor';
import { type CompaniesPage, type CreateCompanyInput, type CustomerCompany, type SearchCompaniesInput, type UpdateCompanyInput } from '@mullion/domain/admin/company-form';
import { type MailFacts } from '../accounts/account-mails.ts';
import type { Clock } from '../clock.ts';
import type { Limits } from '../security/limits.ts';
export interface CompanyAdminDeps extends MailFacts {
    readonly db: Database;
    readonly authenticator: Authenticator;
    readonly limits: Limits;
    readonly clock: Clock;
}
/** Administrator actions on customer companies. The house company is not one of them. */
export declare function createCompanyAdminService(deps: CompanyAdminDeps): {
    /** Returns a page of the companies whose name or customer number contains the text, sorted by name. */
    search({ text, page }: SearchCompaniesInput): Promise<CompaniesPage>;
    /** Returns a customer company; throws `missing` when there is none. */
    details(companyId: number): Promise<CustomerCompany>;
    /**
     * Creates a company with its contact, who becomes its admin and is mailed a one-time password, and accepts the
     * request it came from. Throws `conflict` for a customer number or login in use and for a request no longer
     * pending; then nothing is stored.
     */
    create(actor: Member, { form, requestId }: CreateCompanyInput): Promise<CustomerCompany>;
    /**
     * Changes a company; throws `conflict` for a customer number in use and when someone else changed the company
     * meanwhile.
     */
    update(actor: Member, input: UpdateCompanyInput): Promise<CustomerCompany>;
};
