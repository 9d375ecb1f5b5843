import { randomUUID } from 'node:crypto'
import type { Authenticator } from '@mullion/auth/port'
import {
  type CompanyRow,
  countCompanies,
  createCompanyIfNew,
  findCompany,
  listCompanies,
  updateCompany,
} from '@mullion/db/accounts/company.repository'
import { setPasswordHash } from '@mullion/db/accounts/credential.repository'
import { type DealerRequestRow, moveDealerRequest } from '@mullion/db/accounts/dealer-request.repository'
import { createUser } from '@mullion/db/accounts/user.repository'
import { recordChange } from '@mullion/db/changes/changes.repository'
import type { Database, Reader, Writer } from '@mullion/db/database'
import { queueMail } from '@mullion/db/mail/mail.repository'
import { violated } from '@mullion/db/violated'
import { companyMissing } from '@mullion/domain/accounts/account-errors'
import { houseCompanyId, type Member } from '@mullion/domain/accounts/actor'
import { customerNumberTaken } from '@mullion/domain/accounts/internal-company'
import {
  type CompaniesPage,
  type CreateCompanyInput,
  type CustomerCompany,
  companiesPageSize,
  companyChanged,
  contactEmailTaken,
  type NewCompanyForm,
  requestNotPending,
  type SearchCompaniesInput,
  type UpdateCompanyInput,
} from '@mullion/domain/admin/company-form'
import { type MailFacts, welcomeMail } from '../accounts/account-mails.ts'
import { newUserRow } from '../accounts/new-user-row.ts'
import { oneTimePassword } from '../accounts/one-time-password.ts'
import { viewCompany } from '../accounts/person-view.ts'
import type { Clock } from '../clock.ts'
import { pageOf } from '../page.ts'
import { audit } from '../security/audit.ts'
import { fieldChanges } from '../security/field-changes.ts'
import type { Limits } from '../security/limits.ts'

export interface CompanyAdminDeps extends MailFacts {
  readonly db: Database
  readonly authenticator: Authenticator
  readonly limits: Limits
  readonly clock: Clock
}

interface NewContact {
  readonly company: CompanyRow
  readonly email: string
  readonly password: { readonly plain: string; readonly hash: string }
}

/** A customer company as administrators see it. */
export function viewCustomer(row: CompanyRow): CustomerCompany {
  return { ...viewCompany({ company: row }), updatedAt: row.updatedAt.toISOString() }
}

/** Administrator actions on customer companies. The house company is not one of them. */
export function createCompanyAdminService(deps: CompanyAdminDeps) {
  const { db, authenticator, limits, clock } = deps

  async function acceptRequest(tx: Writer, actor: Member, requestId: number): Promise<DealerRequestRow> {
    const request = await moveDealerRequest(tx, requestId, { from: 'pending', to: 'accepted' })
    if (!request) throw requestNotPending()
    const subject = `request:${requestId}`
    await audit(tx, actor, { action: 'request_accepted', subject, companyId: null, at: clock() })
    return request
  }

  async function addCompany(
    tx: Writer,
    actor: Member,
    { firstname: _first, lastname: _last, contactEmail: _email, ...company }: NewCompanyForm,
  ): Promise<CompanyRow> {
    const now = clock()
    const row = await createCompanyIfNew(tx, { ...company, createdAt: now, updatedAt: now })
    if (!row) throw customerNumberTaken('form.customerNumber')
    const { id, customerNumber } = row
    const line = { subject: `company:${id}`, companyId: id, details: { customerNumber }, at: now }
    recordChange(tx, { subject: 'company', rowId: id, kind: 'created', at: now })
    await audit(tx, actor, { action: 'company_created', ...line })
    return row
  }

  async function addContact(
    tx: Writer,
    actor: Member,
    { company, email, password, ...name }: NewContact & Pick<NewCompanyForm, 'firstname' | 'lastname'>,
  ): Promise<void> {
    const now = clock()
    const role = 'company_admin'
    const user = await createUser(tx, newUserRow({ ...name, companyId: company.id, email, role }, now))
    if (!user) throw contactEmailTaken(email)
    await setPasswordHash(tx, user.id, { hash: password.hash, now })
    const facts = { oneTimePassword: password.plain, companyName: company.name }
    await queueMail(tx, welcomeMail({ email, key: randomUUID() }, facts, deps), now)
    const line = { subject: `user:${user.id}`, companyId: company.id, details: { email, role }, at: now }
    await audit(tx, actor, { action: 'user_created', ...line })
  }

  async function customer(read: Reader, companyId: number): Promise<CompanyRow> {
    const row = companyId === houseCompanyId ? null : await findCompany(read, companyId)
    if (!row) throw companyMissing()
    return row
  }

  async function change(
    tx: Writer,
    actor: Member,
    { companyId, form, updatedAt: opened }: UpdateCompanyInput,
  ): Promise<CompanyRow> {
    const stored = await customer(tx, companyId)
    if (opened !== undefined && stored.updatedAt.getTime() !== Date.parse(opened)) throw companyChanged()
    // `updatedAt` tells versions apart, so two changes within one millisecond must still differ.
    const now = new Date(Math.max(clock().getTime(), stored.updatedAt.getTime() + 1))
    const row = await updateCompany(tx, stored, { ...form, updatedAt: now })
    if (!row) throw companyChanged()
    const details = { changes: fieldChanges(stored, form) }
    const line = { subject: `company:${companyId}`, companyId, details, at: clock() }
    recordChange(tx, { subject: 'company', rowId: companyId, kind: 'changed', at: now })
    await audit(tx, actor, { action: 'company_changed', ...line })
    return row
  }

  return {
    async search({ text, page }: SearchCompaniesInput): Promise<CompaniesPage> {
      const search = { text, except: houseCompanyId }
      const total = await countCompanies(db.read, search)
      const { rows, shown } = pageOf({ page, size: companiesPageSize, total })
      const companies = await listCompanies(db.read, search, rows)
      return { companies: companies.map(viewCustomer), ...shown }
    },

    /** Returns a customer company; throws `missing` when there is none. */
    async details(companyId: number): Promise<CustomerCompany> {
      return viewCustomer(await customer(db.read, companyId))
    },

    /**
     * Creates a company with its contact, who becomes its admin and is mailed a one-time password, and accepts the
     * request it came from. Throws `conflict` for a customer number or login in use and for a request no longer
     * pending; then nothing is stored.
     */
    async create(actor: Member, { form, requestId }: CreateCompanyInput): Promise<CustomerCompany> {
      await limits.consume('people-mailed', actor.id)
      const plain = oneTimePassword()
      const password = { plain, hash: await authenticator.hashPassword(plain) }
      return db.transaction(async (tx) => {
        const request = requestId === undefined ? null : await acceptRequest(tx, actor, requestId)
        const company = await addCompany(tx, actor, form)
        const { firstname, lastname } = form
        const email = form.contactEmail || request?.email || form.accountingEmail
        await addContact(tx, actor, { company, email, password, firstname, lastname })
        return viewCustomer(company)
      })
    },

    /**
     * Changes a company; throws `conflict` for a customer number in use and when someone else changed the company
     * meanwhile.
     */
    async update(actor: Member, input: UpdateCompanyInput): Promise<CustomerCompany> {
      try {
        return viewCustomer(await db.transaction((tx) => change(tx, actor, input)))
      } catch (error) {
        throw violated(error) === 'unique' ? customerNumberTaken('form.customerNumber') : error
      }
    },
  }
}
