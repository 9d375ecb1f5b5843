import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { Log } from '@mullion/api/log'
import { spendPuzzles } from '@mullion/api/security/limits'
import type { Database } from '@mullion/db/database'
import { agreeOnFact, replaceFact } from '@mullion/db/security/shared-fact.repository'
import type { BotCheck } from '@mullion/integrations/bot-check/port'
import { createProofOfWork } from '@mullion/integrations/bot-check/proof-of-work'
import { createRecaptcha } from '@mullion/integrations/bot-check/recaptcha'
import { createPdfPrinter } from '@mullion/integrations/documents/pdf-printer'
import { createDiskImages } from '@mullion/integrations/files/disk-images'
import { createBuiltInFreight } from '@mullion/integrations/freight/built-in'
import { withFreightCircuit } from '@mullion/integrations/freight/with-circuit'
import { createMailbox } from '@mullion/integrations/mail/mailbox'
import { createSmtpMail } from '@mullion/integrations/mail/smtp'
import { createBuiltInParcelRates } from '@mullion/integrations/parcel-rates/built-in'
import { withCircuit } from '@mullion/integrations/parcel-rates/with-circuit'
import { withDeadline } from '@mullion/integrations/payments/deadline'
import {
  createSandboxGateway,
  refusingGateway,
  type SandboxGateway,
} from '@mullion/integrations/payments/sandbox'
import { withStrictAnswers } from '@mullion/integrations/payments/strict-answers'
import { createDiskFiles } from '@mullion/integrations/private-files/disk'
import { createBuiltInTax } from '@mullion/integrations/tax/built-in'
import { withTaxCircuit } from '@mullion/integrations/tax/with-circuit'
import { createWebhookHttp } from '@mullion/integrations/webhooks/http'
import { findZip } from '@mullion/integrations/zip-data'
import { type Env, imagesDir, isReachable } from './env.ts'

const clock = () => new Date()

async function botCheckOf(env: Env, { db, log }: { db: Database; log: Log }): Promise<BotCheck> {
  const { RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_SECRET_KEY: secretKey, SITE_URL } = env
  if (!siteKey || !secretKey) {
    const made = randomBytes(32).toString('hex')
    const secret = env.BOT_CHECK_SECRET ?? (await agreeOn(db, 'bot-check-secret', made))
    return createProofOfWork({ secret, clock, spend: spendPuzzles({ db, clock }) })
  }
  const onTrouble = (err: unknown) => log.error({ err }, 'The bot check is failing: no one can pass it.')
  const hostname = SITE_URL && new URL(SITE_URL).hostname
  return createRecaptcha({ siteKey, secretKey, onTrouble, ...(hostname ? { hostname } : {}) })
}

const agreeOn = (db: Database, name: string, value: string) =>
  db.transaction((tx) => agreeOnFact(tx, name, value))

const sandboxLedger = 'sandbox-ledger'

/**
 * Returns the sandbox, or a gateway that refuses all payments if this database's payments are in another
 * ledger: this ledger would not know them or would mistake them for others.
 */
async function gatewayOf(env: Env, deps: { db: Database; sandbox: SandboxGateway; log: Log }) {
  const { db, sandbox, log } = deps
  if (env.SANDBOX_LEDGER_REPLACED) {
    await db.transaction((tx) => replaceFact(tx, sandboxLedger, sandbox.ledgerId))
  }
  if ((await agreeOn(db, sandboxLedger, sandbox.ledgerId)) === sandbox.ledgerId) return sandbox
  log.error(
    { dataDir: env.DATA_DIR },
    'This server takes no card payments: the sandbox payments of this database are in another ledger. ' +
      'Share one DATA_DIR, or set SANDBOX_LEDGER_REPLACED=true for one start if the other ledger is lost.',
  )
  return refusingGateway()
}

/**
 * Opens the connections to the outside world that the settings name: payments, carriers, tax, mail, files.
 * Uses built-in defaults where none is set.
 */
export async function openPorts(env: Env, { db, log }: { db: Database; log: Log }) {
  const rates = createBuiltInParcelRates({ originZip: env.STORE_ORIGIN_ZIP })
  const sandbox = createSandboxGateway({
    ledgerFile: join(env.DATA_DIR, 'sandbox-ledger.db'),
    slowCardMs: env.SANDBOX_SLOW_CARD_MS,
    clock,
  })
  const withoutSecrets = isReachable(env)
  const mailbox = env.SMTP_URL ? null : createMailbox({ dir: join(env.DATA_DIR, 'mailbox'), withoutSecrets })
  // Blanks secrets in mail stored earlier: by a demo, or while the store had no mail server.
  if (withoutSecrets) await createMailbox({ dir: join(env.DATA_DIR, 'mailbox') }).blankStored()
  return {
    sandbox,
    mailbox,
    documents: createPdfPrinter(),
    images: createDiskImages({ dir: imagesDir(env) }),
    gateway: withDeadline(withStrictAnswers(await gatewayOf(env, { db, sandbox, log })), {
      timeoutMs: env.PAYMENT_TIMEOUT_MS,
    }),
    parcelRates: withCircuit(rates),
    freightRates: withFreightCircuit(createBuiltInFreight({ originZip: env.STORE_ORIGIN_ZIP })),
    tax: withTaxCircuit(createBuiltInTax()),
    findZip,
    botCheck: await botCheckOf(env, { db, log }),
    requestFiles: createDiskFiles({ dir: join(env.DATA_DIR, 'dealer-requests') }),
    poFiles: createDiskFiles({ dir: join(env.DATA_DIR, 'po-documents') }),
    mail:
      mailbox ?? createSmtpMail({ url: env.SMTP_URL ?? '', from: `${env.STORE_NAME} <${env.STORE_EMAIL}>` }),
    webhooks: createWebhookHttp({ privateAddresses: env.WEBHOOK_PRIVATE_ADDRESSES }),
    warm: () => rates.warm(),
  }
}
