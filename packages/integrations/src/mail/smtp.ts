import { createHash } from 'node:crypto'
import { createTransport } from 'nodemailer'
import type { MailTransport } from './port.ts'

export interface SmtpOptions {
  /** `smtp://user:password@host:587`, or `smtps://` for TLS from the first byte. */
  readonly url: string
  /** The sender, as an email address or `Name <address>`. */
  readonly from: string
}

const connectTimeoutMs = 10_000
const answerTimeoutMs = 30_000

/**
 * Creates mail over SMTP. A message sent twice has the same Message-ID, so the receiving side can recognize it. Rejects
 * when the server cannot be reached or accepts none of the recipients; errors never include the URL, which holds a
 * password.
 */
export function createSmtpMail({ url, from }: SmtpOptions): MailTransport {
  const transport = createTransport({
    url,
    connectionTimeout: connectTimeoutMs,
    greetingTimeout: connectTimeoutMs,
    socketTimeout: answerTimeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const domain = domainOf(from)
  return {
    async send({ id, to, subject, html, text, attachments }) {
      await transport.sendMail({
        from,
        to: to.map((address) => ({ name: '', address })),
        subject,
        html,
        text,
        attachments: [...attachments],
        messageId: `<${digestOf(id)}@${domain}>`,
      })
    },
  }
}

function digestOf(id: string): string {
  return createHash('sha256').update(id).digest('hex').slice(0, 32)
}

function domainOf(from: string): string {
  return /@([^\s>]+)>?\s*$/.exec(from)?.[1] ?? 'localhost'
}
