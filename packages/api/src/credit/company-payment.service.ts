import { findPerson } from '@mullion/db/accounts/user.repository'
import {
  type CompanyPaymentRow,
  createCompanyPayment,
  findCompanyPayment,
  listCompanyPayments,
  removeCompanyPayment,
} from '@mullion/db/credit/company-payment.repository'
import { listOwedOrders } from '@mullion/db/credit/credit-balance.repository'
import type { Database, Writer } from '@mullion/db/database'
import type { Member } from '@mullion/domain/accounts/actor'
import {
  type AddCompanyPaymentInput,
  type CompanyPayment,
  type CompanyPaymentsInput,
  type CompanyPaymentsPage,
  companyPaymentMissing,
  companyPaymentRefused,
  companyPaymentTaken,
  type OneCompanyPayment,
  paidOrderProblem,
  paymentProblem,
  paymentsPageSize,
} from '@mullion/domain/credit/company-payment'
import type { CreditOwner } from '@mullion/domain/credit/credit'
import type { AuditAction } from '@mullion/domain/security/audit'
import { storeTime } from '@mullion/domain/store-day'
import type { StoreInfo } from '@mullion/domain/store-info'
import type { Clock } from '../clock.ts'
import { pageOf } from '../page.ts'
import { audit } from '../security/audit.ts'
import { companyOfOwner, lockCredit, subjectOfOwner } from './credit-owner.ts'

export interface CompanyPaymentDeps {
  readonly db: Database
  readonly clock: Clock
  readonly storeInfo: Pick<StoreInfo, 'timeZone'>
}

function view(row: CompanyPaymentRow): CompanyPayment {
  const { id, amountCents, paidOn, reference, orders, enteredBy, createdAt } = row
  const named = orders.reduce((sum, order) => sum + order.amountCents, 0)
  const onAccountCents = amountCents - named
  return {
    ...{ id, amountCents, paidOn, reference, orders, onAccountCents, enteredBy },
    enteredAt: createdAt.toISOString(),
  }
}

/** Payments that companies made outside the store, as staff enter them. */
export function createCompanyPaymentService({ db, clock, storeInfo }: CompanyPaymentDeps) {
  async function note(
    tx: Writer,
    actor: Member,
    action: AuditAction,
    about: readonly [CreditOwner, CompanyPayment],
  ) {
    const [owner, { reference, amountCents, paidOn, orders }] = about
    const named = orders.map((each) => `${each.orderNumber}: ${each.amountCents}`)
    const details = { reference, amountCents, paidOn, orders: named }
    const companyId = 'companyId' in owner ? owner.companyId : null
    await audit(tx, actor, { action, subject: subjectOfOwner(owner), companyId, details, at: clock() })
  }

  async function found(tx: Writer, owner: CreditOwner, id: number): Promise<CompanyPaymentRow> {
    const row = await findCompanyPayment(tx, owner, id)
    if (!row) throw companyPaymentMissing()
    return row
  }

  /** Returns the orders that a payment names by id. Throws `invalid` for one that has less open. */
  async function ordersOf(tx: Writer, { owner, payment }: AddCompanyPaymentInput) {
    const numbers = payment.orders.map(({ orderNumber }) => orderNumber)
    const owed = new Map((await listOwedOrders(tx, owner, numbers)).map((row) => [row.number, row]))
    return payment.orders.map((paid) => {
      const row = owed.get(paid.orderNumber)
      const message = paidOrderProblem(paid, row?.openCents ?? null)
      if (message || !row) throw companyPaymentRefused({ field: 'orders', message: message ?? '' })
      return { orderId: row.id, amountCents: paid.amountCents }
    })
  }

  return {
    /** Returns a page of a company's payments, the latest first. Throws `missing`. */
    async list({ owner, page }: CompanyPaymentsInput): Promise<CompanyPaymentsPage> {
      await companyOfOwner(db.read, owner)
      const size = paymentsPageSize
      const { rows: range } = pageOf({ page, size, total: 0 })
      const { rows, total } = await listCompanyPayments(db.read, owner, range)
      return { payments: rows.map(view), ...pageOf({ page, size, total }).shown }
    },

    /**
     * Enters a payment. Throws `missing` for an unknown company, `invalid` for orders that are not its own or have less
     * open, and `conflict` for a reference that it has already.
     */
    add(actor: Member, input: AddCompanyPaymentInput): Promise<CompanyPayment> {
      const { owner } = input
      const today = storeTime(clock(), storeInfo.timeZone).day
      const payment = { ...input.payment, paidOn: input.payment.paidOn ?? today }
      const problem = paymentProblem(payment, today)
      return db.transaction(async (tx) => {
        await companyOfOwner(tx, owner)
        if (problem) throw companyPaymentRefused(problem)
        await lockCredit(tx, owner, clock())
        const orders = await ordersOf(tx, input)
        const person = await findPerson(tx, actor.userId)
        const enteredBy = person ? `${person.user.firstname} ${person.user.lastname}`.trim() : ''
        const id = await createCompanyPayment(tx, {
          ...payment,
          owner,
          orders,
          enteredBy,
          createdAt: clock(),
        })
        if (id === null) throw companyPaymentTaken()
        const added = view(await found(tx, owner, id))
        await note(tx, actor, 'company_payment_entered', [owner, added])
        return added
      })
    },

    /** Removes a payment and returns it; the audit log keeps it. Throws `missing`. */
    remove(actor: Member, { owner, paymentId }: OneCompanyPayment): Promise<CompanyPayment> {
      return db.transaction(async (tx) => {
        await companyOfOwner(tx, owner)
        await lockCredit(tx, owner, clock())
        const removed = view(await found(tx, owner, paymentId))
        await removeCompanyPayment(tx, paymentId)
        await note(tx, actor, 'company_payment_removed', [owner, removed])
        return removed
      })
    },
  }
}
