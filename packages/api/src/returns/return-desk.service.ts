import { recordChange } from '@mullion/db/changes/changes.repository'
import type { Database, Writer } from '@mullion/db/database'
import type { NewMail } from '@mullion/db/mail/mail.repository'
import { queueMail } from '@mullion/db/mail/mail.repository'
import {
  createReturnEvent,
  type ListedReturn,
  listExpiredReturns,
  listReturnLines,
  listReturnsToRemind,
  markReturnReminded,
  moveReturn,
  type ReturnLineRow,
  type ReturnMove,
  searchReturns,
  updateReturnLine,
} from '@mullion/db/returns/return.repository'
import { listReasonsOfPart } from '@mullion/db/returns/return-reasons.repository'
import type { Member } from '@mullion/domain/accounts/actor'
import type { ChangeKind } from '@mullion/domain/changes/change'
import { returnChanged, returnClosed } from '@mullion/domain/returns/return-errors'
import type {
  CloseReturnInput,
  DecideReturnInput,
  InspectReturnInput,
  OneReturnInput,
  ReceiveReturnInput,
  ReturnDeskInput,
  ReturnsOfPartInput,
} from '@mullion/domain/returns/return-input'
import { heldQuantity, type ReturnAction, stateOfDecisions } from '@mullion/domain/returns/return-state'
import type {
  PartReturn,
  ReasonCount,
  ReturnDesk,
  ReturnEventKind,
} from '@mullion/domain/returns/return-view'
import type { AuditAction } from '@mullion/domain/security/audit'
import { storeTime } from '@mullion/domain/store-day'
import { claimedSweep } from '../claimed-sweep.ts'
import type { Clock } from '../clock.ts'
import { listPage } from '../page.ts'
import { audit } from '../security/audit.ts'
import type { ReturnService } from './return.service.ts'
import { type DecidedReturn, decidedLines, inspectedLines, receivedLines } from './return-changes.ts'
import { arrivalDaysOf } from './return-days.ts'
import { changeHolds } from './return-holds.ts'
import {
  type MailedReturn,
  type ReturnMailFacts,
  returnAnsweredMail,
  returnClosedMail,
  returnExpiredMail,
  returnInspectedMail,
  returnReceivedMail,
  returnReminderMail,
} from './return-mails.ts'
import { viewReturnSummary } from './return-view.ts'

export interface ReturnDeskDeps extends ReturnMailFacts {
  readonly db: Database
  readonly returns: Pick<ReturnService, 'forAction' | 'byId'>
  readonly restockingPercent: number
  readonly clock: Clock
}

const sweptAtOnce = 50
/** How far back the returns of a part are counted. */
const countedDays = 365
/** Shorter than the time between two runs on one server. */
const sweepMs = 9 * 60_000

/** What staff did to a return, and how it is noted. */
interface Step extends Pick<ReturnMove, 'to' | 'set'> {
  readonly lines: readonly DecidedReturn[]
  readonly kind: ReturnEventKind
  readonly audited: AuditAction
  readonly changed: ChangeKind<'return'> | null
  readonly mail: (about: MailedReturn) => NewMail
}

type Seen = OneReturnInput & { readonly revision: number; readonly note: string }

/** The desk where staff decide, receive and inspect returns. */
export function createReturnDeskService(deps: ReturnDeskDeps) {
  const { db, clock, returns, restockingPercent } = deps
  const { timeZone } = deps.storeInfo
  const today = () => storeTime(clock(), timeZone).day

  /** Changes the lines of a return with what they hold, moves it, and notes who did it. */
  async function take(
    tx: Writer,
    before: ListedReturn,
    { lines, to, set = {} }: Pick<Step, 'lines' | 'to' | 'set'>,
  ) {
    const { id, state, orderId, revision } = before.row
    const row = await moveReturn(tx, id, { to, at: clock(), revision, set })
    if (!row) throw returnChanged()
    for (const { row: line, change } of lines) if (change) await updateReturnLine(tx, line.id, change)
    const holds = lines.map(({ row: line, change }) => ({
      ...line,
      from: heldQuantity(line, state),
      to: heldQuantity({ ...line, ...change }, to),
    }))
    await changeHolds(tx, orderId, holds)
    return row
  }

  async function act(
    actor: Member,
    seen: Seen,
    {
      action,
      stepOf,
    }: {
      readonly action: ReturnAction
      readonly stepOf: (before: ListedReturn, lines: readonly ReturnLineRow[]) => Step
    },
  ): Promise<PartReturn> {
    const { returnId, revision, note } = seen
    await db.transaction(async (tx) => {
      const before = await returns.forAction(tx, actor, { returnId, revision, action })
      const step = stepOf(before, await listReturnLines(tx, returnId))
      const row = await take(tx, before, step)
      const at = clock()
      await createReturnEvent(tx, { returnId, userId: actor.userId, kind: step.kind, note, at })
      const details = { state: step.to, ...(note ? { note } : {}) }
      await audit(tx, actor, { action: step.audited, subject: `return:${returnId}`, details, at })
      if (step.changed) recordChange(tx, { subject: 'return', rowId: returnId, kind: step.changed, at })
      const lines = await listReturnLines(tx, returnId)
      await queueMail(tx, step.mail({ ...before, row, lines }), at)
    })
    return returns.byId(actor, { returnId })
  }

  const unchanged = (lines: readonly ReturnLineRow[]) => lines.map((row) => ({ row, change: null }))

  async function expire(listed: ListedReturn): Promise<void> {
    await db.transaction(async (tx) => {
      const lines = await listReturnLines(tx, listed.row.id)
      const step = { lines: unchanged(lines), to: 'expired', set: { remindAt: null } } as const
      const row = await take(tx, listed, step)
      const at = clock()
      await createReturnEvent(tx, { returnId: row.id, userId: null, kind: 'expired', at })
      await queueMail(tx, returnExpiredMail({ ...listed, row, lines }, deps), at)
    })
  }

  async function remind(listed: ListedReturn): Promise<void> {
    await db.transaction(async (tx) => {
      if (!(await markReturnReminded(tx, listed.row))) return
      const at = clock()
      const { id } = listed.row
      await createReturnEvent(tx, { returnId: id, userId: null, kind: 'reminded', at })
      const lines = await listReturnLines(tx, id)
      await queueMail(tx, returnReminderMail({ ...listed, lines }, deps), at)
    })
  }

  return {
    async list(input: ReturnDeskInput): Promise<ReturnDesk> {
      const page = await listPage(input, (listing) => searchReturns(db.read, listing))
      return { ...page, rows: page.rows.map(viewReturnSummary) }
    },

    /** Returns how many of a part were asked to come back within a year, by reason, most frequent first. */
    ofPart({ partId }: ReturnsOfPartInput): Promise<ReasonCount[]> {
      const since = new Date(clock().getTime() - countedDays * 86_400_000)
      return listReasonsOfPart(db.read, { partId, since })
    },

    /** Approves and refuses lines, each with an answer; the buyer gets a mail, with the label if anything may come. */
    decide: (actor: Member, input: DecideReturnInput) =>
      act(actor, input, {
        action: 'decide',
        stepOf({ row: { state } }, rows) {
          const lines = decidedLines(input.lines, rows, restockingPercent)
          const to = stateOfDecisions(lines.map(({ row, change }) => change?.decision ?? row.decision))
          if (to === 'requested' || (to === 'refused' && state === 'refused')) throw returnClosed(state)
          return {
            ...{ lines, to, kind: to, audited: 'return_decided', changed: 'decided' },
            set: arrivalDaysOf(to, { today: today(), timeZone }),
            mail: (about) => returnAnsweredMail(about, input.note, deps),
          }
        },
      }),

    /** Notes what arrived; all that was approved if no lines are given. */
    receive: (actor: Member, input: ReceiveReturnInput) =>
      act(actor, input, {
        action: 'receive',
        stepOf: (_, rows) => ({
          ...{ lines: receivedLines(input.lines, rows), to: 'received', kind: 'received' },
          ...{ audited: 'return_received', changed: 'received', set: { remindAt: null } },
          mail: (about) => returnReceivedMail(about, input.note, deps),
        }),
      }),

    /** Notes what the parts are like and how many are to be credited. */
    inspect: (actor: Member, input: InspectReturnInput) =>
      act(actor, input, {
        action: 'inspect',
        stepOf: (_, rows) => ({
          lines: inspectedLines(input.lines, rows, restockingPercent),
          ...{ to: 'inspected', kind: 'inspected', audited: 'return_inspected', changed: 'inspected' },
          mail: (about) => returnInspectedMail(about, input.note, deps),
        }),
      }),

    /** Ends a return without a credit, with a reason that the buyer gets by mail. */
    close: (actor: Member, input: CloseReturnInput) =>
      act(actor, input, {
        action: 'close',
        stepOf: (_, rows) => ({
          ...{
            lines: unchanged(rows),
            to: 'closed',
            kind: 'closed',
            audited: 'return_closed',
            changed: null,
          },
          set: { remindAt: null },
          mail: (about) => returnClosedMail(about, input.note, deps),
        }),
      }),

    /** Ends approved returns that never arrived, and reminds buyers whose last day is near. */
    async remindAndExpire(): Promise<void> {
      const run = async () => {
        const limit = sweptAtOnce
        for (const listed of await listExpiredReturns(db.read, { today: today(), limit }))
          await expire(listed)
        for (const listed of await listReturnsToRemind(db.read, { now: clock(), limit })) await remind(listed)
      }
      await claimedSweep({ db, clock }, { name: 'returns', everyMs: sweepMs, run })
    },
  }
}
