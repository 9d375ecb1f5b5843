import { randomUUID } from 'node:crypto'
import { fails, type Probe, type ProbeResult, works } from '../probe.ts'
import { createSmtpMail, type SmtpOptions } from './smtp.ts'

export interface SmtpProbeOptions extends SmtpOptions {
  /** Also sends a message there; otherwise only signs in. */
  readonly to?: string | undefined
  readonly clock: () => Date
}

const limitMs = 20_000
const certificateAdvice =
  'Use the host name that is in the certificate of the mail server. If its authority is your own, give that in SMTP_CA_FILE.'

const advices: readonly (readonly [codes: RegExp, advice: string])[] = [
  [
    /^E(NO)?AUTH$/,
    'Check the user and the password in SMTP_URL. Characters such as @ and / are written as %40 and %2F there.',
  ],
  [/^(CERT_|SELF_SIGNED_|DEPTH_ZERO_|UNABLE_TO_|ERR_TLS_CERT_)/, certificateAdvice],
  [/^(EDNS|ENOTFOUND|EAI_)/, 'Check the host name in SMTP_URL.'],
  [
    /^(ETLS|EPROTO$|ERR_SSL_)/,
    'The mail server offers no TLS that this machine accepts. smtps:// is for port 465, smtp:// for 587.',
  ],
  [/^(ETIMEDOUT|ETIMEOUT)$/, 'Check host and port in SMTP_URL. Many hosts block port 25; use 587 or 465.'],
  [
    /^(ECONN|ESOCKET)/,
    'Check host and port in SMTP_URL, and whether the firewall lets the store reach them.',
  ],
  [/^EENVELOPE$/, 'Check STORE_EMAIL and SMTP_BOUNCE_ADDRESS, and whether the account may send from them.'],
]

function codesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return []
  const { code, cause } = error as Error & { code?: unknown }
  // The library wraps the error of a TLS connection and leaves its reason in the text only.
  const named = /certificate|altnames/i.test(error.message) ? ['CERT_IN_TEXT'] : []
  return [...named, ...codesOf(cause), ...(typeof code === 'string' ? [code] : [])]
}

function failureOf(error: unknown): ProbeResult {
  const { message, response } = error as Error & { response?: string }
  const said = (response ?? message).split('\n')[0]?.slice(0, 200)
  const [advice = 'Check SMTP_URL and STORE_EMAIL.'] = codesOf(error).flatMap(
    (code) => advices.find(([codes]) => codes.test(code))?.[1] ?? [],
  )
  return fails(`The mail server does not take mail: ${said}`, advice)
}

async function ask({ to, clock, ...options }: SmtpProbeOptions, signal: AbortSignal): Promise<ProbeResult> {
  const mail = createSmtpMail({ ...options, timeoutMs: limitMs })
  const { host } = new URL(options.url)
  try {
    if (to === undefined) {
      await mail.verify()
      return works(`${host} accepts the store. Nothing was sent; --mail-to sends a message.`)
    }
    signal.throwIfAborted()
    const subject = 'A test of your store’s email'
    const text = `Your store can send email. This message was sent by mullion-server doctor at ${clock().toISOString()}.`
    const html = `<p>${text}</p>`
    const message = { id: `probe:${randomUUID()}`, to: [to], subject, text, html, attachments: [] }
    const [refused] = (await mail.send(message))?.refused ?? []
    if (!refused) return works(`${host} took a message for ${to}. Look whether it arrives, and not as spam.`)
    const problem = `The mail server does not take mail to ${to}: ${refused.reason}`
    return fails(problem, 'Check the address, and whether the account may send to it.')
  } catch (error) {
    return failureOf(error)
  }
}

/** Signs in to the mail server, and sends a message if asked to. */
export const probeSmtp = (options: SmtpProbeOptions): Probe => ({
  name: 'SMTP, mail',
  run: (signal) => ask(options, signal),
})
