import { randomUUID } from 'node:crypto'
import { fails, type Probe, type ProbeResult, works } from '../probe.ts'
import { createSmtpMail, type SmtpOptions } from './smtp.ts'

const advices: readonly (readonly [codes: RegExp, problem: string, advice: string])[] = [
  [/^EAUTH$/, 'The mail server refuses the user name or the password.', 'Correct SMTP_URL.'],
  [
    /^(EDNS|ENOTFOUND|EAI_\w+)$/,
    'The host of SMTP_URL has no address.',
    'Correct SMTP_URL, or the name server.',
  ],
  [
    /^(SELF_SIGNED_CERT_IN_CHAIN|DEPTH_ZERO_SELF_SIGNED_CERT|UNABLE_TO_\w+|CERT_\w+|ERR_TLS_\w+|ETLS)$/,
    'There is no trusted TLS connection to the mail server.',
    'Give its certificate authority in SMTP_CA_FILE, use the name in its certificate, or correct smtp: or smtps: in SMTP_URL.',
  ],
  [
    /^(ECONN\w*|ESOCKET|ETIMEDOUT|EPROTOCOL)$/,
    'The mail server does not answer.',
    'Check SMTP_URL and the network.',
  ],
]

function codesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return []
  const { code, cause } = error as Error & { code?: unknown }
  // The library hides the reason of a failed TLS connection in its text.
  const hidden = /self.signed|certificate|altnames|wrong version number|EPROTO/i.test(error.message)
    ? ['ETLS']
    : []
  return [...hidden, ...codesOf(cause), ...(typeof code === 'string' ? [code] : [])]
}

function problemOf(error: unknown): ProbeResult {
  const codes = codesOf(error)
  const known = codes.flatMap((code) => advices.find(([pattern]) => pattern.test(code)) ?? [])
  if (known.length === 0) throw error
  const [, problem = '', advice = ''] = known as [RegExp, string, string]
  return fails(problem, advice)
}

/** Signs in to the mail server and sends the store a mail. */
export function probeSmtp(options: SmtpOptions, to: string): Probe {
  const mail = createSmtpMail({ ...options, timeoutMs: 20_000 })
  async function run(signal: AbortSignal): Promise<ProbeResult> {
    try {
      await mail.verify()
      signal.throwIfAborted()
      const text = 'mullion-server doctor sent this to see whether email works. Nothing needs to be done.'
      const subject = 'Email works'
      const message = {
        id: `probe:${randomUUID()}`,
        to: [to],
        subject,
        text,
        html: `<p>${text}</p>`,
        attachments: [],
      }
      const [refused] = (await mail.send(message))?.refused ?? []
      if (refused)
        return fails(`The mail server does not take mail to ${to}: ${refused.reason}`, 'Correct STORE_EMAIL.')
    } catch (error) {
      return problemOf(error)
    }
    return works(`The mail server took a mail to ${to}.`)
  }
  return { name: 'SMTP, mail', run }
}
