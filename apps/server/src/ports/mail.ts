import { join } from 'node:path'
import { createMailbox } from '@mullion/integrations/mail/mailbox'
import { createSmtpMail } from '@mullion/integrations/mail/smtp'
import type { Env } from '../env.ts'
import { isReachable } from '../settings/reach.ts'

/** SMTP for a store with a mail server; otherwise the mailbox page. */
export async function mailOf(env: Env) {
  const withoutSecrets = isReachable(env)
  const dir = join(env.DATA_DIR, 'mailbox')
  // Blanks secrets in mail stored earlier: by a demo, or while the store had no mail server.
  if (withoutSecrets) await createMailbox({ dir }).blankStored()
  if (env.SMTP_URL) {
    const from = `${env.STORE_NAME} <${env.STORE_EMAIL}>`
    return { mailbox: null, mail: createSmtpMail({ url: env.SMTP_URL, from }) }
  }
  const mailbox = createMailbox({ dir, withoutSecrets })
  return { mailbox, mail: mailbox }
}
