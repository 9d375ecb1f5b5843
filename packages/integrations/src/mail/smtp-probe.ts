import { createTransport } from 'nodemailer'
import { fails, type Probe, type ProbeResult, works } from '../probe.ts'
import type { SmtpOptions } from './smtp.ts'

export interface SmtpProbeOptions extends SmtpOptions {
  /** Also sends a message there; otherwise only signs in. */
  readonly to?: string | undefined
  readonly clock: () => Date
}

const limitMs = 8000

const advices: Readonly<Record<string, string>> = {
  EAUTH:
    'Check the user and the password in SMTP_URL. Characters such as @ and / are written as %40 and %2F there.',
  ENOAUTH: 'Check the user and the password in SMTP_URL.',
  EDNS: 'Check the host name in SMTP_URL.',
  ECONNECTION:
    'Check host and port in SMTP_URL, and whether the firewall of this machine lets the store reach them.',
  ETIMEDOUT: 'Check host and port in SMTP_URL. Many hosts block port 25; use 587 or 465.',
  ESOCKET:
    'Check host and port in SMTP_URL: smtps:// is for port 465, smtp:// for 587. The server may refuse TLS.',
  ETLS: 'The mail server offers no TLS that this machine accepts. Check its certificate.',
  EENVELOPE:
    'The mail server refuses the sender or the recipient. Check STORE_EMAIL, and whether the account may send from it.',
  EMESSAGE: 'The mail server refuses the message. Ask its administrator why.',
}

function failureOf(error: unknown): ProbeResult {
  const { code = '', message, response } = error as Error & { code?: string; response?: string }
  const said = (response ?? message).split('\n')[0]?.slice(0, 200)
  return fails(
    `The mail server does not take mail: ${said}`,
    advices[code] ?? 'Check SMTP_URL and STORE_EMAIL.',
  )
}

async function ask({ url, from, to, clock }: SmtpProbeOptions, signal: AbortSignal): Promise<ProbeResult> {
  const transport = createTransport({
    url,
    connectionTimeout: limitMs,
    greetingTimeout: limitMs,
    socketTimeout: limitMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  signal.addEventListener('abort', () => transport.close())
  const { host } = new URL(url)
  try {
    if (to === undefined) {
      await transport.verify()
      return works(`${host} accepts the store. Nothing was sent; --mail-to sends a message.`)
    }
    await transport.sendMail({
      from,
      to,
      subject: 'A test of your store’s email',
      text: `Your store can send email. This message was sent by mullion-server doctor at ${clock().toISOString()}.`,
    })
    return works(`${host} took a message for ${to}. Look whether it arrives, and not as spam.`)
  } catch (error) {
    return failureOf(error)
  } finally {
    transport.close()
  }
}

/** Signs in to the mail server, and sends a message if asked to. */
export const probeSmtp = (options: SmtpProbeOptions): Probe => ({
  name: 'SMTP, mail',
  run: (signal) => ask(options, signal),
})
