import { recordChange } from '@mullion/db/changes/changes.repository'
import type { Database } from '@mullion/db/database'
import { queueMail } from '@mullion/db/mail/mail.repository'
import {
  listCertificatesToRemind,
  listEndedCertificates,
  markCertificateReminded,
  moveTaxCertificate,
  type NamedCertificateRow,
} from '@mullion/db/tax-certificates/tax-certificate.repository'
import { storeTime } from '@mullion/domain/store-day'
import { reminderDays, reminderDue } from '@mullion/domain/tax-certificates/certificate-state'
import { claimedSweep } from '../claimed-sweep.ts'
import type { Clock } from '../clock.ts'
import { type CertificateMailFacts, certificateEndsMail, certificateRecipients } from './certificate-mails.ts'

export interface CertificateRemindersDeps extends CertificateMailFacts {
  readonly db: Database
  readonly clock: Clock
}

/** Shorter than the time between two runs on one server. */
const sweepMs = 9 * 60_000
const atOnce = 200

const daysAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)

/** Reminds companies of the end of their certificates, and ends those whose last day is over. */
export function createCertificateReminders(deps: CertificateRemindersDeps) {
  const { db, clock } = deps

  /** Each mail is queued with what says that it was, so that it is sent once. */
  async function remind(row: NamedCertificateRow, today: string): Promise<void> {
    const { validUntil, reminded } = row
    const days = validUntil === null ? null : reminderDue({ validUntil, reminded }, today)
    if (days === null) return
    await db.transaction(async (tx) => {
      if (!(await markCertificateReminded(tx, row, days))) return
      const at = clock()
      recordChange(tx, { subject: 'tax_certificate', rowId: row.id, kind: 'ending', at })
      const to = await certificateRecipients(tx, row, deps)
      await queueMail(tx, certificateEndsMail(row, { to, days }, deps), at)
    })
  }

  async function expire(row: NamedCertificateRow): Promise<void> {
    await db.transaction(async (tx) => {
      const at = clock()
      if (!(await moveTaxCertificate(tx, row.id, { to: 'expired', at, userId: null }))) return
      recordChange(tx, { subject: 'tax_certificate', rowId: row.id, kind: 'ended', at })
      if (row.status !== 'accepted') return
      const to = await certificateRecipients(tx, row, deps)
      await queueMail(tx, certificateEndsMail(row, { to, days: 0 }, deps), at)
    })
  }

  return {
    async remindAndExpire(): Promise<void> {
      await claimedSweep(
        { db, clock },
        {
          name: 'tax-certificates',
          everyMs: sweepMs,
          run: async () => {
            const today = storeTime(clock(), deps.storeInfo.timeZone).day
            for (const row of await listEndedCertificates(db.read, { today, limit: atOnce }))
              await expire(row)
            for (const days of reminderDays) {
              const due = { until: daysAfter(today, days), days, limit: atOnce }
              for (const row of await listCertificatesToRemind(db.read, due)) await remind(row, today)
            }
          },
        },
      )
    },
  }
}
