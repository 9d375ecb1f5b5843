import type { NewMail } from '@mullion/db/mail/mail.repository'
import type { BackupRecord } from '@mullion/domain/backups/state'
import { letterMail } from '../mail/letter-mail.ts'
import { type StaffMailFacts, staffRecipients } from '../mail/staff-mail.ts'

export interface BackupMailFacts extends StaffMailFacts {
  readonly siteUrl: () => string
}

/** Tells staff that there was no backup for too long; one mail for each last backup. */
export function backupLateMail(record: BackupRecord, since: Date, facts: BackupMailFacts): NewMail {
  const { storeInfo, siteUrl } = facts
  const time = (at: Date) =>
    at.toLocaleString('en-US', { timeZone: storeInfo.timeZone, dateStyle: 'medium', timeStyle: 'short' })
  const { created, failed } = record
  return letterMail(
    {
      event: `backup-late:${since.toISOString()}`,
      to: staffRecipients(facts),
      subject: created ? 'No new backup of the store' : 'The store has no backup',
      paragraphs: [
        `No backup has succeeded since ${time(since)}. The store works, but what was ordered since then would be lost with its machine.`,
        'Run mullion-server doctor on the server. It says what is wrong with the backups and what to do.',
      ],
      facts: [
        ['Last backup', created ? time(new Date(created.at)) : 'None'],
        ...(failed ? [['Last error', failed.reason, time(new Date(failed.at))] as const] : []),
      ],
      button: { label: 'Open operations', url: `${siteUrl()}/?panel=admin&view=analytics` },
    },
    storeInfo,
  )
}
