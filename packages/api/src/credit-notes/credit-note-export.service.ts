import type { CreditNoteRow } from '@mullion/db/credit-notes/credit-note.repository'
import {
  claimCreditNotes,
  fillCreditExport,
  findCreditExport,
  listCreditExports,
  listCreditsBetween,
} from '@mullion/db/credit-notes/credit-note-export.repository'
import type { Database, Reader } from '@mullion/db/database'
import { findOrder } from '@mullion/db/orders/order.repository'
import { listCustomerNumbers } from '@mullion/db/orders/order-export.repository'
import { listOrderLines } from '@mullion/db/orders/order-line.repository'
import type { Member } from '@mullion/domain/accounts/actor'
import {
  creditCsvColumns,
  creditCsvRows,
  type ExportedCredit,
} from '@mullion/domain/credit-notes/credit-note-csv'
import {
  type CreditExport,
  type CreditExportsInput,
  type CreditsByDatesInput,
  creditExportMissing,
  maxCreditsByDates,
  noCreditsToExport,
  tooManyCreditsByDates,
} from '@mullion/domain/credit-notes/credit-note-export'
import type { ListPage } from '@mullion/domain/list-input'
import { dayAfter, startOfStoreDay } from '@mullion/domain/store-day'
import type { StoreInfo } from '@mullion/domain/store-info'
import { stringify } from 'csv-stringify/sync'
import type { Clock } from '../clock.ts'
import { viewCreditNote } from '../orders/credit-note-view.ts'
import { listPage } from '../page.ts'
import { audit } from '../security/audit.ts'

export interface CreditNoteExportDeps {
  readonly db: Database
  readonly clock: Clock
  readonly storeInfo: StoreInfo
  readonly guestCustomerNumber: string
}

/** A file of credits for accounting. */
export interface CreditFile {
  readonly name: string
  readonly content: string
}

/** Returns notes with the customer number and payment of their orders. */
async function exportedCredits(db: Reader, notes: readonly CreditNoteRow[]): Promise<ExportedCredit[]> {
  const exported: ExportedCredit[] = []
  for (const note of notes) {
    const order = await findOrder(db, note.orderId)
    if (!order) throw new Error(`Credit note ${note.number} has no order.`)
    const { companyId, companyInternalId, cardType, lastFour } = order
    const [which, id] =
      companyInternalId === null
        ? (['online', companyId] as const)
        : (['internal', companyInternalId] as const)
    const numbers = id === null ? null : await listCustomerNumbers(db, which, [id])
    exported.push({
      ...viewCreditNote(note, { order, lines: await listOrderLines(db, order.id) }),
      customerNumber: (id !== null && numbers?.get(id)) || null,
      ...{ onTerms: order.paymentState === 'terms', cardType, lastFour },
    })
  }
  return exported
}

/** `credits-20261122-143005.csv`, in UTC, so that names sort by creation time. */
function fileName(at: Date, demo: boolean): string {
  const stamp = at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-')
  return `${demo ? 'DEMO-' : ''}credits-${stamp}.csv`
}

/**
 * Files of credit notes for accounting. What was given back before accounting got the order is in the order's file, and
 * so in none of these.
 */
export function createCreditNoteExportService(deps: CreditNoteExportDeps) {
  const { db, clock, storeInfo } = deps

  async function contentOf(read: Reader, notes: readonly CreditNoteRow[]): Promise<string> {
    const books = { timeZone: storeInfo.timeZone, guestCustomerNumber: deps.guestCustomerNumber }
    const rows = creditCsvRows(await exportedCredits(read, notes), books)
    return stringify([creditCsvColumns, ...rows], { record_delimiter: 'windows' })
  }

  return {
    /** Writes all credit notes that are in no file into one; of two concurrent calls, only one gets each note. */
    async generate(actor: Member): Promise<CreditExport> {
      return db.transaction(async (tx) => {
        const createdAt = clock()
        const name = fileName(createdAt, storeInfo.demo)
        const { exportId: id, notes } = await claimCreditNotes(tx, { name, userId: actor.userId, createdAt })
        if (notes.length === 0) throw noCreditsToExport()
        const noteCount = notes.length
        await fillCreditExport(tx, id, { noteCount, content: await contentOf(tx, notes) })
        await audit(tx, actor, {
          ...{ action: 'credit_notes_exported', subject: `credit-export:${id}`, companyId: null },
          ...{ details: { name, notes: noteCount }, at: createdAt },
        })
        return { id, name, noteCount, by: '', createdAt: createdAt.toISOString() }
      })
    },

    /** Returns a page of the files, newest first. */
    async files(input: CreditExportsInput): Promise<ListPage<CreditExport>> {
      const page = await listPage(input, (listing) => listCreditExports(db.read, listing))
      return { ...page, rows: page.rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })) }
    },

    /** Returns a file's text. Throws `missing`. */
    async file(exportId: number): Promise<CreditFile> {
      const row = await findCreditExport(db.read, exportId)
      if (!row) throw creditExportMissing()
      return { name: row.name, content: row.content }
    },

    /** Returns the notes of some store days, whatever file they are in; changes nothing. */
    async byDates({ from, to }: CreditsByDatesInput): Promise<CreditFile> {
      const { timeZone, demo } = storeInfo
      const end = new Date(startOfStoreDay(dayAfter(to), timeZone).getTime() - 1)
      const range = { from: startOfStoreDay(from, timeZone), to: end }
      const notes = await listCreditsBetween(db.read, range, maxCreditsByDates + 1)
      if (notes.length > maxCreditsByDates) throw tooManyCreditsByDates()
      return {
        name: `${demo ? 'DEMO-' : ''}credits-${from}-${to}.csv`,
        content: await contentOf(db.read, notes),
      }
    },
  }
}
