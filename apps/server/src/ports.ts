import type { Log } from '@mullion/api/log'
import type { Database } from '@mullion/db/database'
import { createPdfPrinter } from '@mullion/integrations/documents/pdf-printer'
import { createWebhookHttp } from '@mullion/integrations/webhooks/http'
import { findZip } from '@mullion/integrations/zip-data'
import type { Env } from './env.ts'
import { botCheckOf } from './ports/bot-check.ts'
import { filesOf } from './ports/files.ts'
import { freightRatesOf } from './ports/freight.ts'
import { mailOf } from './ports/mail.ts'
import { parcelRatesOf } from './ports/parcel-rates.ts'
import { gatewayOf, sandboxOf } from './ports/payments.ts'
import { taxOf } from './ports/tax.ts'

/**
 * Opens the connections to the outside world that the settings name: payments, carriers, tax, mail, files.
 * Uses built-in defaults where none is set.
 */
export async function openPorts(env: Env, { db, log }: { db: Database; log: Log }) {
  const sandbox = sandboxOf(env)
  return {
    sandbox,
    ...(await mailOf(env)),
    ...filesOf(env),
    ...parcelRatesOf(env),
    gateway: await gatewayOf(env, { db, sandbox, log }),
    freightRates: freightRatesOf(env),
    tax: taxOf(env),
    findZip,
    botCheck: await botCheckOf(env, { db, log }),
    documents: createPdfPrinter(),
    webhooks: createWebhookHttp({ privateAddresses: env.WEBHOOK_PRIVATE_ADDRESSES }),
  }
}
