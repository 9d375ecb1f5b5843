import { listAddresses } from '@mullion/db/accounts/address.repository'
import { findCompany } from '@mullion/db/accounts/company.repository'
import type { Database, Reader, Writer } from '@mullion/db/database'
import { findPartList } from '@mullion/db/part-lists/part-list.repository'
import {
  latestDraftsOf,
  listRecurringDrafts,
  skipOpenDrafts,
} from '@mullion/db/recurring-orders/recurring-draft.repository'
import {
  allowsAutomatic,
  countLiveRecurringOrders,
  countRecurringOrders,
  createRecurringOrder,
  findRecurringOrder,
  listRecurringOrders,
  moveRecurringOrder,
  type NamedRecurringRow,
  type RecurringMove,
  type RecurringOf,
  saveRecurringSettings,
} from '@mullion/db/recurring-orders/recurring-order.repository'
import { notAllowed } from '@mullion/domain/accounts/account-errors'
import { isStaff, type Member } from '@mullion/domain/accounts/actor'
import { payByOf } from '@mullion/domain/checkout/order-rules'
import { listMissing } from '@mullion/domain/part-lists/part-list'
import {
  nextDayRefused,
  planRefused,
  poDocumentNeeded,
  recurringChanged,
  recurringClosed,
  recurringMissing,
  recurringNotForStaff,
  tooManyRecurring,
} from '@mullion/domain/recurring-orders/recurring-errors'
import {
  type ChangeRecurringInput,
  type CompanyRecurringInput,
  type CreateRecurringInput,
  type ListRecurringInput,
  maxRecurringOfPerson,
  type RecurringAction,
  type RecurringOrder,
  type RecurringOrdersPage,
  type RecurringParty,
  type RecurringPlan,
  type RecurringSettings,
  type RecurringVersionInput,
  recurringActionRules,
  recurringActionsOf,
  recurringPageSize,
} from '@mullion/domain/recurring-orders/recurring-order'
import { daysAfter, nextDayProblem } from '@mullion/domain/recurring-orders/schedule'
import type { AuditAction } from '@mullion/domain/security/audit'
import { storeTime } from '@mullion/domain/store-day'
import type { SavedCardService } from '../accounts/saved-card.service.ts'
import { assertCompany } from '../approvals/assert-company.ts'
import type { Clock } from '../clock.ts'
import { pageOf } from '../page.ts'
import { audit } from '../security/audit.ts'
import { fieldChanges } from '../security/field-changes.ts'
import { partyOf } from './recurring-access.ts'
import { shipAddressOf, viewDraft, viewRecurringSummary } from './recurring-view.ts'

export interface RecurringOrderDeps {
  readonly db: Database
  readonly savedCards: Pick<SavedCardService, 'list'>
  readonly clock: Clock
  readonly storeInfo: { readonly timeZone: string }
}

interface Found extends NamedRecurringRow {
  readonly party: RecurringParty
}

interface Step extends Pick<RecurringMove, 'to' | 'set'> {
  readonly action: RecurringAction
  readonly audited: AuditAction
  readonly details?: Readonly<Record<string, unknown>>
}

/** How many drafts are listed with a recurring order. */
const shownDrafts = 12
const needed = 'This field is required.'

export type RecurringOrderService = ReturnType<typeof createRecurringOrderService>

/** Recurring orders: lists, starts, changes, pauses and ends them. */
export function createRecurringOrderService(deps: RecurringOrderDeps) {
  const { db, clock } = deps
  const today = () => storeTime(clock(), deps.storeInfo.timeZone).day

  async function found(read: Reader, actor: Member, id: number): Promise<Found> {
    const row = await findRecurringOrder(read, id)
    const party = row && partyOf(actor, row.recurring)
    if (!row || !party) throw recurringMissing()
    return { ...row, party }
  }

  async function byId(actor: Member, id: number): Promise<RecurringOrder> {
    const row = await found(db.read, actor, id)
    const { recurring, party } = row
    const drafts = await listRecurringDrafts(db.read, id, shownDrafts)
    const { listId, addressId, serviceType, poNumber, iseNumber, maxRisePercent, returnsAgreed } = recurring
    return {
      ...viewRecurringSummary(row, { party, latest: drafts[0] }),
      ...{ listId, addressId, serviceType, poNumber, iseNumber, maxRisePercent, returnsAgreed },
      shipAddress: shipAddressOf(row),
      payBy: recurring.savedCardToken === null ? 'terms' : 'card',
      savedCardId: party === 'owner' ? recurring.savedCardToken : null,
      companyAllowsAutomatic: await allowsAutomatic(db.read, recurring.companyId),
      drafts: drafts.map(viewDraft),
    }
  }

  async function payProblems(
    actor: Member,
    { poNumber, savedCardId, automatic }: RecurringPlan,
  ): Promise<Record<string, string>> {
    if (payByOf(actor) === 'terms') {
      const allowed = !automatic || (await allowsAutomatic(db.read, actor.companyId))
      return {
        ...(poNumber ? {} : { poNumber: 'PO number is required' }),
        ...(allowed ? {} : { automatic: 'Your company doesn’t allow orders without confirmation.' }),
      }
    }
    const cards = savedCardId === null ? [] : await deps.savedCards.list(actor)
    const known = cards.some(({ methodId }) => methodId === savedCardId)
    return {
      ...(known ? {} : { savedCardId: 'Choose a saved card.' }),
      ...(automatic ? { automatic: 'Only orders on terms can be placed without confirmation.' } : {}),
    }
  }

  /** Returns the columns of a plan; throws for what the company or its user must fill in otherwise, or does not own. */
  async function checkedPlan(actor: Member, plan: RecurringPlan, before: string | null) {
    if (isStaff(actor)) throw recurringNotForStaff()
    const onTerms = payByOf(actor) === 'terms'
    const company = await findCompany(db.read, actor.companyId)
    if (onTerms && company?.poRequired) throw poDocumentNeeded()
    const { nextOn, addressId, iseNumber, savedCardId, poNumber, ...rest } = plan
    const wrongDay = nextOn === before ? null : nextDayProblem(nextOn, today())
    if (wrongDay !== null) throw nextDayRefused(wrongDay)
    const addresses = await listAddresses(db.read, actor.userId)
    const problems = {
      ...(addresses.some(({ id }) => id === addressId) ? {} : { addressId: 'Choose a saved address.' }),
      ...(company?.iseMember && !iseNumber ? { iseNumber: needed } : {}),
      ...(await payProblems(actor, plan)),
    }
    if (Object.keys(problems).length > 0) throw planRefused(problems)
    return {
      ...{ ...rest, nextOn, addressId, iseNumber },
      poNumber: onTerms ? poNumber : '',
      savedCardToken: onTerms ? null : savedCardId,
    }
  }

  async function nameOfList({ companyId, userId }: Member, id: number): Promise<string> {
    const row = await findPartList(db.read, { companyId, userId, id })
    if (!row || row.list.removedAt !== null) throw listMissing()
    return row.list.name
  }

  function assertMay(action: RecurringAction, { recurring, party }: Found): void {
    if (recurringActionsOf(recurring.state, party).includes(action)) return
    if (!recurringActionRules[action].by.includes(party)) throw notAllowed()
    throw recurringClosed(recurring.state)
  }

  /** Moves a recurring order within a transaction and notes who did it; throws `conflict` if it changed meanwhile. */
  async function move(
    tx: Writer,
    actor: Member,
    { seen, step }: { readonly seen: RecurringVersionInput; readonly step: Step },
  ): Promise<void> {
    const { recurringId: id, version } = seen
    const { action, to, set, audited, details = {} } = step
    assertMay(action, await found(tx, actor, id))
    const at = clock()
    if (!(await moveRecurringOrder(tx, id, { to, at, version, ...(set ? { set } : {}) })))
      throw recurringChanged()
    if (to === 'ended') await skipOpenDrafts(tx, id, at)
    await audit(tx, actor, { action: audited, subject: `recurring-order:${id}`, details, at })
  }

  async function taken(actor: Member, seen: RecurringVersionInput, step: Step): Promise<RecurringOrder> {
    await db.transaction((tx) => move(tx, actor, { seen, step }))
    return byId(actor, seen.recurringId)
  }

  async function pageFor(actor: Member, of: RecurringOf, page: number): Promise<RecurringOrdersPage> {
    const total = await countRecurringOrders(db.read, of)
    const { rows, shown } = pageOf({ page, size: recurringPageSize, total })
    const listed = await listRecurringOrders(db.read, of, rows)
    const latest = await latestDraftsOf(
      db.read,
      listed.map(({ recurring }) => recurring.id),
    )
    const recurring = listed.map((row) =>
      viewRecurringSummary(row, {
        party: partyOf(actor, row.recurring) ?? 'staff',
        latest: latest.get(row.recurring.id),
      }),
    )
    return { recurring, ...shown }
  }

  return {
    byId,

    async list(actor: Member, { scope, page }: ListRecurringInput): Promise<RecurringOrdersPage> {
      if (scope === 'company' && actor.role !== 'company_admin') throw notAllowed()
      return pageFor(
        actor,
        scope === 'mine' ? { userId: actor.userId } : { companyId: actor.companyId },
        page,
      )
    },

    /** Returns the recurring orders of any company, for staff. */
    async ofCompany(actor: Member, { companyId, page }: CompanyRecurringInput): Promise<RecurringOrdersPage> {
      await assertCompany(db.read, companyId)
      return pageFor(actor, { companyId }, page)
    },

    /** Starts a recurring order of a list that the actor may see; throws `blocked` when they have too many. */
    async create(actor: Member, { listId, ...plan }: CreateRecurringInput): Promise<RecurringOrder> {
      const stored = await checkedPlan(actor, plan, null)
      const name = await nameOfList(actor, listId)
      const { companyId, userId } = actor
      const id = await db.transaction(async (tx) => {
        // Two saves at the same moment may exceed the limit by one, which is harmless.
        if ((await countLiveRecurringOrders(tx, userId)) >= maxRecurringOfPerson) throw tooManyRecurring()
        const at = clock()
        const created = await createRecurringOrder(tx, {
          ...{ ...stored, companyId, userId, listId, name },
          ...{ state: 'active', version: 1, createdAt: at, changedAt: at },
        })
        const subject = `recurring-order:${created}`
        const details = { list: name, everyWeeks: plan.everyWeeks }
        await audit(tx, actor, { action: 'recurring_order_created', subject, details, at })
        return created
      })
      return byId(actor, id)
    },

    /** Changes how and when a list is ordered. */
    async change(
      actor: Member,
      { recurringId, version, ...plan }: ChangeRecurringInput,
    ): Promise<RecurringOrder> {
      const row = await found(db.read, actor, recurringId)
      assertMay('change', row)
      const { recurring } = row
      const set = await checkedPlan(actor, plan, recurring.nextOn)
      const { savedCardToken: _card, ...shown } = set
      const changes = fieldChanges(recurring, shown)
      const to = recurring.state === 'paused' ? 'paused' : 'active'
      const step = {
        action: 'change',
        to,
        set,
        audited: 'recurring_order_changed',
        details: { changes },
      } as const
      return taken(actor, { recurringId, version }, step)
    },

    /** Skips the next order before its draft is made. */
    async skipNext(actor: Member, seen: RecurringVersionInput): Promise<RecurringOrder> {
      const { recurring } = await found(db.read, actor, seen.recurringId)
      const nextOn = daysAfter(recurring.nextOn, recurring.everyWeeks * 7)
      return taken(actor, seen, {
        ...{ action: 'skip_next', to: 'active', set: { nextOn }, audited: 'recurring_order_skipped' },
        details: { day: recurring.nextOn },
      })
    },

    pause: (actor: Member, seen: RecurringVersionInput): Promise<RecurringOrder> =>
      taken(actor, seen, { action: 'pause', to: 'paused', audited: 'recurring_order_paused' }),

    /** Resumes a paused one; an order that was missed meanwhile is due today. */
    async resume(actor: Member, seen: RecurringVersionInput): Promise<RecurringOrder> {
      const { recurring } = await found(db.read, actor, seen.recurringId)
      const first = today()
      const set = recurring.nextOn < first ? { nextOn: first } : {}
      return taken(actor, seen, { action: 'resume', to: 'active', set, audited: 'recurring_order_resumed' })
    },

    /** Ends it for good; an order that waits to be confirmed is skipped. */
    end: (actor: Member, seen: RecurringVersionInput): Promise<RecurringOrder> =>
      taken(actor, seen, { action: 'end', to: 'ended', audited: 'recurring_order_ended' }),

    async settings({ companyId }: Member): Promise<RecurringSettings> {
      return { automatic: await allowsAutomatic(db.read, companyId) }
    },

    /** Says whether orders of the actor's company may be placed without being confirmed. */
    async saveSettings(actor: Member, { automatic }: RecurringSettings): Promise<RecurringSettings> {
      const { companyId, userId } = actor
      await db.transaction(async (tx) => {
        const at = clock()
        const before = await allowsAutomatic(tx, companyId)
        await saveRecurringSettings(tx, { companyId, automatic, changedAt: at, changedById: userId })
        const changes = fieldChanges({ automatic: before }, { automatic })
        const subject = `company:${companyId}`
        await audit(tx, actor, { action: 'recurring_rules_changed', subject, details: { changes }, at })
      })
      return { automatic }
    },
  }
}
