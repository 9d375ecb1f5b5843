import type { Services } from '@mullion/api/services'
import type { Env } from '../env.ts'
import { isPostgresUrl } from '../settings/kinds.ts'
import { lookEveryMs } from './webhook-worker.ts'

/**
 * Services with data that expires. Each is cleaned up in its own job, so that a failure does not stop the
 * others.
 */
const expiring = [
  'quotes',
  'tallies',
  'measurements',
  'vendorHealth',
  'limits',
  'sharedCarts',
  'accountCarts',
  'punchout',
  'partLists',
  'sessions',
  'dealerRequests',
  'poDocuments',
  'priceQuoteFiles',
  'returnPhotos',
  'partAdmin',
  'partMedia',
  'imports',
  'mail',
  'changes',
  'webhookRetention',
] as const

interface JobDeps {
  readonly services: Services
  readonly env: Env
  readonly webhooks: Pick<Services['webhookDelivery'], 'start'>
}

export function backgroundJobs({ services, env, webhooks }: JobDeps) {
  return [
    { name: 'give credits', everyMs: env.PAYMENT_REPAIR_MS, run: () => services.creditNotes.repair() },
    { name: 'repair payments', everyMs: env.PAYMENT_REPAIR_MS, run: () => services.payments.repair() },
    { name: 'compare payments', everyMs: 5 * 60_000, run: () => services.reconciliation.reportDue() },
    { name: 'reconcile days', everyMs: 60_000, run: () => services.dayReconciliation.reconcileDue() },
    { name: 'count sales', everyMs: 5000, run: () => services.salesCount.countMissing() },
    { name: 'index orders', everyMs: 60_000, run: () => services.orderIndex.indexEarlier() },
    { name: 'fill sort keys', everyMs: 5000, run: () => services.sortKeys.fill() },
    { name: 'post sales tax', everyMs: 1000, run: () => services.taxPostings.postDue() },
    { name: 'send mail', everyMs: 1000, run: () => services.mail.sendDue() },
    { name: 'remind approvers', everyMs: 10 * 60_000, run: () => services.approvalChanges.remindAndExpire() },
    { name: 'remind of quotes', everyMs: 10 * 60_000, run: () => services.priceQuoteDesk.remindAndExpire() },
    {
      name: 'make recurring orders',
      everyMs: 10 * 60_000,
      run: () => services.recurringSweep.run(),
    },
    { name: 'remind of returns', everyMs: 10 * 60_000, run: () => services.returnDesk.remindAndExpire() },
    {
      name: 'remind of tax certificates',
      everyMs: 10 * 60_000,
      run: () => services.certificateReminders.remindAndExpire(),
    },
    { name: 'mail invitations', everyMs: 10_000, run: () => services.invitations.inviteDue() },
    { name: 'send webhooks', everyMs: lookEveryMs, run: () => webhooks.start() },
    { name: 'take over imports', everyMs: 10_000, run: () => services.importAdmin.takeOver() },
    { name: 'store measures', everyMs: 10_000, run: () => services.measurements.flush() },
    { name: 'store vendor calls', everyMs: 10_000, run: () => services.vendorHealth.flush() },
    { name: 'watch vendors', everyMs: 15_000, run: () => services.vendorHealth.watch() },
    // On SQLite, the file itself tells whether it is in use.
    ...(isPostgresUrl(env.DATABASE_URL)
      ? [{ name: 'note presence', everyMs: 10_000, run: () => services.presence.note() }]
      : []),
    { name: 'watch backups', everyMs: 60_000, run: () => services.backups.watch() },
    { name: 'store search tallies', everyMs: 5000, run: () => services.tallies.flush() },
    ...expiring.map((name) => ({
      name: `tidy ${name}`,
      everyMs: 10 * 60_000,
      run: () => services[name].deleteExpired(),
    })),
  ]
}
