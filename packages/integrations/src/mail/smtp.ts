import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { rootCertificates } from 'node:tls'
import { createTransport } from 'nodemailer'
import type { MailMessage, MailTransport } from './port.ts'
import { readRefusal } from './smtp-refusals.ts'

export interface SmtpOptions {
  /** `smtp://user:password@host:587`, or `smtps://` for TLS from the first byte. */
  readonly url: string
  /** The sender, as an email address or `Name <address>`. */
  readonly from: string
  /** Where mail servers send what they could not deliver; the sender by default. */
  readonly bounceAddress?: string | undefined
  /** Certificates in PEM that are trusted as well as the public ones. */
  readonly ca?: string | undefined
  /** How long one message may take, in ms. */
  readonly timeoutMs?: number
}

const connectTimeoutMs = 10_000
const answerTimeoutMs = 30_000
const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/

/** True if the password of the URL would otherwise cross a network that others can read. */
export function needsTls(url: string): boolean {
  const { protocol, username, hostname } = new URL(url)
  return protocol === 'smtp:' && username !== '' && !loopback.test(hostname)
}

/**
 * Creates mail over SMTP. A message sent twice has the same Message-ID, so the receiving side can recognize it. Uses
 * TLS if the server offers it, with a certificate that must be valid, and always for a password, except on this
 * machine. Rejects when the server cannot be reached or will not take the message now; errors never include the URL,
 * which holds a password.
 */
export function createSmtpMail(options: SmtpOptions): MailTransport & { verify(): Promise<void> } {
  const { url, from, bounceAddress, ca, timeoutMs = 100_000 } = options
  const transport = createTransport({
    url,
    requireTLS: needsTls(url),
    tls: { minVersion: 'TLSv1.2', ...(ca ? { ca: [...rootCertificates, ca] } : {}) },
    connectionTimeout: connectTimeoutMs,
    greetingTimeout: connectTimeoutMs,
    socketTimeout: answerTimeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const domain = domainOf(from)

  async function send({ id, to, subject, html, text, attachments }: MailMessage) {
    const addresses = to.map((address) => ({ name: '', address }))
    const { rejectedErrors = [] } = await transport.sendMail({
      from,
      to: addresses,
      ...(bounceAddress ? { envelope: { from: bounceAddress, to: addresses } } : {}),
      subject,
      html,
      text,
      attachments: [...attachments],
      messageId: `<${digestOf(id)}@${domain}>`,
    })
    return rejectedErrors
  }

  return {
    async send(message) {
      const sent = send(message)
      try {
        const errors = await within(sent, timeoutMs)
        return { refused: errors.flatMap((error) => readRefusal(error, message.to) ?? []) }
      } catch (error) {
        return { refused: readRefusal(error, message.to) ?? fail(error) }
      }
    },
    async verify() {
      await within(transport.verify(), timeoutMs)
    },
  }
}

function fail(error: unknown): never {
  throw error
}

/** Rejects after `ms`; a server that sends a byte now and then must not hold up all other mail. */
async function within<Result>(work: Promise<Result>, ms: number): Promise<Result> {
  const done = new AbortController()
  const late = sleep(ms, undefined, { signal: done.signal, ref: false }).then(() => {
    throw Object.assign(new Error('The mail server took too long.'), { code: 'ETIMEDOUT' })
  })
  late.catch(() => undefined)
  work.catch(() => undefined)
  return Promise.race([work, late]).finally(() => done.abort())
}

function digestOf(id: string): string {
  return createHash('sha256').update(id).digest('hex').slice(0, 32)
}

function domainOf(from: string): string {
  return /@([^\s>]+)>?\s*$/.exec(from)?.[1] ?? 'localhost'
}
