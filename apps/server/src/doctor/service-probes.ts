import { inspectDatabase } from '@mullion/db/inspect'
import { listEndpoints } from '@mullion/db/webhooks/webhook-endpoint.repository'
import { probeRecaptcha } from '@mullion/integrations/bot-check/recaptcha-probe'
import { probeMode } from '@mullion/integrations/freight/mode-probe'
import { probeSmtp } from '@mullion/integrations/mail/smtp-probe'
import { probeFiles } from '@mullion/integrations/object-store/files-probe'
import { probeUps } from '@mullion/integrations/parcel-rates/ups-probe'
import { probeEbizcharge } from '@mullion/integrations/payments/ebizcharge-probe'
import { fails, type Probe, works } from '@mullion/integrations/probe'
import { probeTaxify } from '@mullion/integrations/tax/taxify-probe'
import { probeClamd } from '@mullion/integrations/upload-scan/clamd-probe'
import { probeWebhookOutlet } from '@mullion/integrations/webhooks/outlet-probe'
import { recaptchaOptionsOf } from '../ports/bot-check.ts'
import { filePlaceOf } from '../ports/file-stores.ts'
import { modeOptionsOf } from '../ports/freight.ts'
import { smtpOptionsOf } from '../ports/mail.ts'
import { upsOptionsOf } from '../ports/parcel-rates.ts'
import { ebizchargeAccountOf } from '../ports/payments.ts'
import { taxifyOptionsOf } from '../ports/tax.ts'
import { clamdOptionsOf } from '../ports/upload-scan.ts'
import type { Env } from '../settings/schema.ts'
import { servicesOf } from '../settings/summary.ts'
import type { VendorId } from '../settings/vendors.ts'

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

type MakeProbe = (env: Env) => Probe | null

const ifSet = <Options>(options: Options | null, probe: (options: Options) => Probe) =>
  options === null ? null : probe(options)

const ofVendor: Readonly<Record<VendorId, MakeProbe>> = {
  ebizcharge: (env) => ifSet(ebizchargeAccountOf(env), probeEbizcharge),
  ups: (env) => ifSet(upsOptionsOf(env), probeUps),
  mode: (env) => ifSet(modeOptionsOf(env), probeMode),
  taxify: (env) => ifSet(taxifyOptionsOf(env), probeTaxify),
  clamd: (env) => ifSet(clamdOptionsOf(env), probeClamd),
  s3: (env) => ifSet(filePlaceOf(env).s3, probeFiles),
  // The probe of backups asks for more.
  backupS3: () => null,
  recaptcha: (env) => ifSet(recaptchaOptionsOf(env), probeRecaptcha),
}

function mailProbe(env: Env, to: string | undefined): Probe {
  const smtp = smtpOptionsOf(env)
  if (smtp) return probeSmtp({ ...smtp, to, clock: () => new Date() })
  const result =
    to === undefined
      ? works('Built-in mailbox at /mailbox; nothing leaves the store.')
      : fails('No mail server is set, so nothing was sent.', 'Set SMTP_URL.')
  return { name: 'Mail', run: async () => result }
}

/** Reads the receivers of webhooks; none in a database that is not there or not migrated yet. */
async function webhookUrls(url: string): Promise<readonly string[]> {
  await using database = await inspectDatabase(url)
  if (!database) return []
  const { migrations } = await database.facts()
  if (migrations.pending.length > 0) return []
  const endpoints = await listEndpoints(database.read)
  return endpoints.filter(({ state }) => state !== 'paused').map((endpoint) => endpoint.url)
}

/** Returns the probe of a vendor; null for a store that does not use it. */
export const vendorProbe = (env: Env, vendor: VendorId | 'smtp'): Probe | null =>
  vendor === 'smtp' ? mailProbe(env, undefined) : ofVendor[vendor](env)

/** One probe for each service of the store: the vendor that the settings name, or what is built in. */
export function serviceProbes(env: Env, { mailTo }: { readonly mailTo?: string | undefined }): Probe[] {
  const chosen = servicesOf(env).map(({ use, vendor, text }): Probe => {
    const result = works(`${capitalized(text)}.`)
    return ofVendor[vendor](env) ?? { name: capitalized(use), run: async () => result }
  })
  const urls = () => webhookUrls(env.DATABASE_URL)
  return [...chosen, mailProbe(env, mailTo), probeWebhookOutlet({ urls })]
}
