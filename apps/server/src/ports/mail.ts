import { X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from '@mullion/db/database'
import { AppError } from '@mullion/domain/error'
import { createMailbox, type Mailbox } from '@mullion/integrations/mail/mailbox'
import type { SmtpOptions } from '@mullion/integrations/mail/smtp'
import type { Env } from '../env.ts'
import { isPostgresUrl } from '../settings/kinds.ts'
import { isReachable } from '../settings/reach.ts'
import { createDatabaseMailbox } from './database-mailbox.ts'

/** Reads certificates to trust; throws one sentence about a file that has none. */
function readCertificates(file: string): string {
  try {
    const pem = readFileSync(file, 'utf8')
    new X509Certificate(pem)
    return pem
  } catch (error) {
    const message = `SMTP_CA_FILE: ${file} cannot be read as a certificate in PEM.`
    throw new AppError('invalid', 'settings.no_certificate', message, {}, error)
  }
}

/** Returns how to reach the mail server; null for a store without one. */
export function smtpOptionsOf(env: Env): SmtpOptions | null {
  if (!env.SMTP_URL) return null
  return {
    url: env.SMTP_URL,
    from: `${env.STORE_NAME} <${env.STORE_EMAIL}>`,
    bounceAddress: env.SMTP_BOUNCE_ADDRESS,
    ca: env.SMTP_CA_FILE === undefined ? undefined : readCertificates(env.SMTP_CA_FILE),
  }
}

const dirOf = ({ DATA_DIR }: Env) => join(DATA_DIR, 'mailbox')

/** Mail waits in the database of a PostgreSQL server, which all servers of the store share, or in the data folder. */
function mailboxOf(env: Env, db: Database): Mailbox {
  const withoutSecrets = isReachable(env)
  if (isPostgresUrl(env.DATABASE_URL)) return createDatabaseMailbox(db, { withoutSecrets })
  return createMailbox({ dir: dirOf(env), withoutSecrets })
}

/** SMTP for a store with a mail server; otherwise the mailbox page. */
export async function mailOf(env: Env, db: Database) {
  const mailbox = mailboxOf(env, db)
  // Blanks secrets in mail stored earlier: by a demo, or while the store had no mail server.
  if (isReachable(env)) {
    await mailbox.blankStored()
    await createMailbox({ dir: dirOf(env) }).blankStored()
  }
  const smtp = smtpOptionsOf(env)
  if (!smtp) return { mailbox, mail: mailbox }
  const { createSmtpMail } = await import('@mullion/integrations/mail/smtp')
  return { mailbox: null, mail: createSmtpMail(smtp) }
}
