import { recordChange } from '@mullion/db/changes/changes.repository'
import {
  type CreditNoteFacts,
  type CreditNoteRow,
  claimCreditNote,
  listOpenCreditNotes,
  moveCreditNote,
  releaseCreditNote,
} from '@mullion/db/credit-notes/credit-note.repository'
import type { Database, Writer } from '@mullion/db/database'
import { findPayment, type PaymentRow } from '@mullion/db/payments/payment.repository'
import type { CreditState } from '@mullion/domain/credit-notes/credit-note'
import { AppError } from '@mullion/domain/error'
import type { PaymentGateway } from '@mullion/integrations/payments/port'
import type { Clock } from '../clock.ts'
import type { Log } from '../log.ts'
import { type CreditMailFacts, queueCreditNoteMail } from './credit-note-mail.ts'

/** Checkpoints in giving money back: a crash between any two must lose nothing. */
export type CreditStep = 'credit_stored' | 'credit_sent' | 'credit_answered'

export interface CreditGiverDeps extends CreditMailFacts {
  readonly db: Database
  readonly gateway: PaymentGateway
  readonly clock: Clock
  readonly log: Log
  /** Lease of the process working on a note; longer than the gateway's deadline. */
  readonly leaseMs?: number
  /** How long the gateway may take to know of a credit that it did not answer. */
  readonly forgetAfterMs?: number
  readonly onCreditStep?: (step: CreditStep) => void
}

export type CreditGiver = ReturnType<typeof createCreditGiver>

const maxAtATime = 100
/** Refusals that asking again does not change. */
const refusals: ReadonlySet<string> = new Set([
  'payments.transaction_unknown',
  'payments.void_refused',
  'payments.amount_invalid',
])

type Outcome =
  | { readonly to: 'given'; readonly gatewayId: string | null }
  | { readonly to: 'attention'; readonly problem: string }
  | { readonly to: 'unknown' }
  | { readonly to: 'planned' }

/** Asks the gateway to give money back, exactly once, whatever fails in between. */
export function createCreditGiver(deps: CreditGiverDeps) {
  const { db, gateway, clock, log, leaseMs = 75_000, forgetAfterMs = 15 * 60_000 } = deps
  const step = (name: CreditStep) => deps.onCreditStep?.(name)
  const leaseUntil = () => new Date(clock().getTime() + leaseMs)

  const move = (note: CreditNoteRow, to: CreditState, facts: CreditNoteFacts) =>
    db.transaction(async (tx) => {
      const moved = await moveCreditNote(tx, note, { to, facts })
      if (moved && (to === 'given' || to === 'attention')) await announce(tx, moved)
      return moved
    })

  async function announce(tx: Writer, note: CreditNoteRow): Promise<void> {
    const at = clock()
    const kind = note.state === 'given' ? 'given' : 'troubled'
    recordChange(tx, { subject: 'credit_note', rowId: note.id, kind, at })
    if (note.state === 'given') await queueCreditNoteMail(tx, note, deps, at)
  }

  /** A void is asked for again as often as needed: the gateway's port does it once. */
  async function voidCharge(gatewayId: string): Promise<Outcome> {
    await gateway.void(gatewayId)
    return { to: 'given', gatewayId: null }
  }

  async function sendCredit(note: CreditNoteRow, gatewayId: string): Promise<Outcome> {
    const { number: reference, totalCents: amountCents } = note
    const answer = await gateway.credit({ gatewayId, reference, amountCents })
    return answer.outcome === 'credited'
      ? { to: 'given', gatewayId: answer.gatewayId }
      : { to: 'attention', problem: answer.reason }
  }

  /** A credit without an answer is looked up, and planned anew once the gateway must know of it if it came. */
  async function lookUp(note: CreditNoteRow, gatewayId: string): Promise<Outcome> {
    const found = (await gateway.listCredits(gatewayId)).find((each) => each.reference === note.number)
    if (found) return { to: 'given', gatewayId: found.gatewayId }
    const sentMs = note.sentAt?.getTime() ?? 0
    return { to: clock().getTime() - sentMs < forgetAfterMs ? 'unknown' : 'planned' }
  }

  async function ask(note: CreditNoteRow, payment: PaymentRow | null, wasSent: boolean): Promise<Outcome> {
    const gatewayId = payment?.gatewayId
    if (!gatewayId) return { to: 'attention', problem: 'There is no charge to give back.' }
    try {
      if (note.means === 'void') return await voidCharge(gatewayId)
      return wasSent ? await lookUp(note, gatewayId) : await sendCredit(note, gatewayId)
    } catch (error) {
      if (error instanceof AppError && refusals.has(error.code)) {
        log.error({ err: error, creditNote: note.number }, 'The gateway refused to give money back.')
        return { to: 'attention', problem: error.message }
      }
      log.warn({ err: error, creditNote: note.number }, 'The gateway gave no answer to a credit.')
      return { to: 'unknown' }
    }
  }

  /** Works on a claimed note; leaves it for the repair if the gateway does not answer. */
  async function work(claimed: CreditNoteRow): Promise<void> {
    const wasSent = claimed.state === 'sending'
    const sending = wasSent ? claimed : await move(claimed, 'sending', { sentAt: clock(), problem: null })
    if (!sending) return
    step('credit_sent')
    const payment = sending.paymentId === null ? null : await findPayment(db.read, sending.paymentId)
    const outcome = await ask(sending, payment, wasSent)
    step('credit_answered')
    const leaseUntilAt = clock()
    if (outcome.to === 'unknown') await db.transaction((tx) => releaseCreditNote(tx, sending, leaseUntilAt))
    else if (outcome.to === 'planned') await move(sending, 'planned', { leaseUntilAt })
    else if (outcome.to === 'attention')
      await move(sending, 'attention', { problem: outcome.problem, leaseUntilAt })
    else await move(sending, 'given', { gatewayId: outcome.gatewayId, givenAt: leaseUntilAt, leaseUntilAt })
  }

  const claim = (
    id: number,
    inTrouble: boolean,
    note?: (tx: Writer, claimed: CreditNoteRow) => Promise<void>,
  ) =>
    db.transaction(async (tx) => {
      const lease = { id, now: clock(), leaseUntilAt: leaseUntil(), inTrouble }
      const claimed = await claimCreditNote(tx, lease)
      if (claimed) await note?.(tx, claimed)
      return claimed
    })

  async function give(id: number): Promise<boolean> {
    step('credit_stored')
    const claimed = await claim(id, false)
    if (claimed) await work(claimed)
    return claimed !== null
  }

  return {
    /** Gives a planned credit back, or goes on with one; false if another process does, or it is done. */
    give,

    /** Tries again what the gateway refused; false if it is no longer refused. */
    async retry(id: number, note: (tx: Writer, claimed: CreditNoteRow) => Promise<void>): Promise<boolean> {
      const claimed = await claim(id, true, note)
      if (claimed) await work(claimed)
      return claimed !== null
    },

    /** Gives back what committed credit notes say and no process works on. Returns how many were tried. */
    async repair(): Promise<number> {
      const open = await listOpenCreditNotes(db.read, clock(), maxAtATime)
      for (const id of open) await give(id)
      return open.length
    },
  }
}
