import type { Log } from '@mullion/api/log'
import type { Database } from '@mullion/db/database'
import type { Vendor, VendorSubject } from '@mullion/domain/analytics/vendor-health'
import { AppError } from '@mullion/domain/error'
import { createPdfPrinter } from '@mullion/integrations/documents/pdf-printer'
import type { PaymentGateway } from '@mullion/integrations/payments/port'
import { type VendorCounter, withHealth } from '@mullion/integrations/vendor-health'
import { createWebhookHttp } from '@mullion/integrations/webhooks/http'
import { findZip, isZipInUse } from '@mullion/integrations/zip-data'
import type { Env } from './env.ts'
import { botCheckOf } from './ports/bot-check.ts'
import { filesOf } from './ports/files.ts'
import { freightRatesOf } from './ports/freight.ts'
import { mailOf } from './ports/mail.ts'
import { parcelRatesOf } from './ports/parcel-rates.ts'
import { gatewayOf } from './ports/payments.ts'
import { sandboxOf } from './ports/sandbox.ts'
import { taxOf } from './ports/tax.ts'
import { withTroubleLog } from './ports/trouble-log.ts'
import { uploadScannerOf } from './ports/upload-scan.ts'
import { type VendorId, vendorSettings, vendors } from './settings/vendors.ts'

interface PortDeps {
  readonly db: Database
  readonly log: Log
  readonly vendorCalls: VendorCounter
  readonly clock: () => Date
}

/** Loaded when a vendor fails, and not before. */
const probeOf = (env: Env, vendor: VendorId | 'smtp') => ({
  async run(signal: AbortSignal) {
    const { vendorProbe } = await import('./doctor/service-probes.ts')
    return (await vendorProbe(env, vendor)?.run(signal)) ?? { ok: true }
  },
})

type NamedVendor = Vendor & { readonly probe?: ReturnType<typeof probeOf> }

/** Counts the calls of each port for the vendor that the settings name. */
function watching(env: Env, counter: VendorCounter) {
  const builtInOf = (subject: VendorSubject, adapter: string): NamedVendor => ({
    ...{ subject, adapter },
    builtIn: true,
  })
  const vendorOf = (subject: VendorSubject, id: VendorId, builtIn = 'Built-in'): NamedVendor => {
    if (!vendorSettings(env, id)) return builtInOf(subject, builtIn)
    return { subject, adapter: vendors[id].name, builtIn: false, probe: probeOf(env, id) }
  }
  const smtp: NamedVendor = { subject: 'mail', adapter: 'SMTP', builtIn: false, probe: probeOf(env, 'smtp') }
  const ours = {
    payments: vendorOf('payments', 'ebizcharge', 'Sandbox'),
    parcelRates: vendorOf('parcel-rates', 'ups'),
    freight: vendorOf('freight', 'mode'),
    tax: vendorOf('tax', 'taxify'),
    botCheck: vendorOf('bot-check', 'recaptcha'),
    mail: env.SMTP_URL ? smtp : builtInOf('mail', 'Mailbox'),
    files: vendorOf('files', 's3', 'Data folder'),
    uploadScan: vendorOf('upload-scan', 'clamd'),
  }
  return <Port extends object>(name: keyof typeof ours, port: Port, asks?: (keyof Port & string)[]) =>
    withHealth({ ...ours[name], ...(asks ? { asks } : {}) }, port, counter)
}

/** The calls that ask the gateway; `check` answers from what the server remembers. */
const gatewayCalls: (keyof PaymentGateway & string)[] = [
  ...(['authorise', 'capture', 'void', 'credit', 'listCredits', 'find', 'listTransactions'] as const),
  ...(['listCards', 'saveCard', 'removeCard'] as const),
]

/** The virus scanner, its calls counted; a store without one says so among its services. */
function watchedScanner(
  env: Env,
  { watched, vendorCalls }: { watched: ReturnType<typeof watching>; vendorCalls: VendorCounter },
) {
  const scanner = uploadScannerOf(env)
  if (scanner) return { ...scanner, ...watched('uploadScan', { scan: scanner.scan }) }
  vendorCalls.register({ subject: 'upload-scan', adapter: 'None', builtIn: false, off: true })
  return null
}

/** Without its own place, the store could quote no order. */
async function checkOrigin({ STORE_ORIGIN_ZIP }: Env): Promise<void> {
  if (await isZipInUse(STORE_ORIGIN_ZIP)) return
  const message = `STORE_ORIGIN_ZIP: ${STORE_ORIGIN_ZIP} is not a ZIP code in use.`
  throw new AppError('invalid', 'settings.unknown_zip', message)
}

/**
 * Opens the connections to the outside world that the settings name: payments, carriers, tax, mail, files.
 * Uses built-in defaults where none is set.
 */
export async function openPorts(env: Env, { db, log, vendorCalls, clock }: PortDeps) {
  await checkOrigin(env)
  const sandbox = sandboxOf(env, { db, clock })
  const watched = watching(env, vendorCalls)
  const { mailbox, mail } = await mailOf(env, db)
  const { images, requestFiles, poFiles, partFiles } = filesOf(env, { log })
  const { parcelRates, warm } = parcelRatesOf(env)
  const { tax, taxSales } = taxOf(env)
  return {
    sandbox,
    mailbox,
    warm,
    mail: watched('mail', mail),
    images: watched('files', images),
    requestFiles: watched('files', requestFiles),
    poFiles: watched('files', poFiles),
    partFiles: watched('files', partFiles),
    parcelRates: watched('parcelRates', withTroubleLog('parcel rates', parcelRates, log)),
    gateway: watched('payments', await gatewayOf(env, { db, sandbox, log }), gatewayCalls),
    freightRates: watched('freight', withTroubleLog('freight', freightRatesOf(env), log)),
    tax: watched('tax', withTroubleLog('tax', tax, log)),
    taxSales: taxSales && watched('tax', taxSales),
    findZip,
    // What the page needs for its challenge comes from the settings.
    botCheck: watched('botCheck', await botCheckOf(env, { db, log, clock }), ['verify']),
    uploadScanner: watchedScanner(env, { watched, vendorCalls }),
    documents: createPdfPrinter(),
    webhooks: createWebhookHttp({ privateAddresses: env.WEBHOOK_PRIVATE_ADDRESSES }),
  }
}
