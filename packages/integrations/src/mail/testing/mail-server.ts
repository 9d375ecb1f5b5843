import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { generate } from 'selfsigned'
import { SMTPServer, type SMTPServerSession } from 'smtp-server'
import { createFaults, type Fault, type Faults } from '../../testing/vendor-faults.ts'

export interface MailServerOptions {
  /** Any free port by default. */
  readonly port?: number
  /** `implicit` from the first byte, `starttls` when the client asks for it. */
  readonly tls?: 'none' | 'starttls' | 'implicit'
  /** The only password that it accepts; without one, nobody has to sign in. */
  readonly password?: string
  /** The faults to show, if someone else steers them. */
  readonly faults?: Faults
  readonly onReceived?: (mail: ReceivedMail) => void
}

export interface ReceivedMail {
  /** The envelope's sender, to whom bounces go. */
  readonly sender: string
  readonly to: readonly string[]
  readonly raw: string
  readonly isEncrypted: boolean
}

type Done = (error?: Error | null) => void

const user = 'store'

/** Makes a certificate for this machine, and the authority that signed it, which nobody trusts. */
async function newCertificate() {
  const names = [
    { type: 2, value: 'localhost' },
    { type: 7, ip: '127.0.0.1' },
  ] as const
  return generate([{ name: 'commonName', value: 'localhost' }], {
    keySize: 2048,
    algorithm: 'sha256',
    extensions: [
      { name: 'basicConstraints', cA: true },
      { name: 'subjectAltName', altNames: [...names] },
    ],
  })
}

const refusal = ({ status }: Fault) =>
  Object.assign(new Error(`refused with ${status}`), { responseCode: status })

/**
 * Starts a mail server on this machine that keeps what it gets. Faults happen to `AUTH`, `MAIL`, `RCPT <address>` and
 * `DATA`: `status` refuses with that code, `cut` ends the connection, `slow` waits; a cut DATA is lost.
 */
export async function openMailServer(options: MailServerOptions = {}) {
  const { port = 0, tls = 'none', password, faults = createFaults(), onReceived } = options
  const certificate = tls === 'none' ? null : await newCertificate()
  const received: ReceivedMail[] = []
  const attempts: string[] = []

  /** Shows the fault of a command, or goes on. */
  async function handle(command: string, session: SMTPServerSession, done: Done): Promise<void> {
    attempts.push(command)
    const fault = faults.take(command)
    if (fault?.kind === 'slow') await sleep(fault.ms, undefined, { ref: false })
    if (fault?.kind === 'cut') return cut(session)
    done(fault?.kind === 'status' ? refusal(fault) : null)
  }

  function cut({ id }: SMTPServerSession): void {
    for (const connection of server.connections) if (connection.id === id) connection._socket.destroy()
  }

  const server: SMTPServer = new SMTPServer({
    authOptional: password === undefined,
    secure: tls === 'implicit',
    disabledCommands: tls === 'starttls' ? [] : ['STARTTLS'],
    hideSTARTTLS: tls !== 'starttls',
    closeTimeout: 100,
    allowInsecureAuth: tls === 'none',
    ...(certificate ? { key: certificate.private, cert: certificate.cert } : {}),
    onAuth({ username, password: given }, session, done) {
      const isRight = username === user && given === password
      const wrong = Object.assign(new Error('authentication failed'), { responseCode: 535 })
      void handle('AUTH', session, (error) => done(error ?? (isRight ? null : wrong), { user }))
    },
    onMailFrom: (_address, session, done) => void handle('MAIL', session, done),
    onRcptTo: ({ address }, session, done) => void handle(`RCPT ${address}`, session, done),
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      const { envelope, secure } = session
      const sender = envelope.mailFrom ? envelope.mailFrom.address : ''
      const to = envelope.rcptTo.map(({ address }) => address)
      const keep = (error?: Error | null) => {
        const mail = { sender, to, raw: Buffer.concat(chunks).toString('latin1'), isEncrypted: secure }
        if (!error) received.push(mail)
        if (!error) onReceived?.(mail)
        done(error)
      }
      const isCut = faults.list().some(({ kind, path = '' }) => kind === 'cut' && 'DATA'.includes(path))
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      if (isCut) stream.once('data', () => void handle('DATA', session, keep))
      else stream.on('end', () => void handle('DATA', session, keep))
    },
  })
  server.on('error', () => undefined)
  const listening = Promise.withResolvers<void>()
  const socket = server.listen(port, '127.0.0.1', () => listening.resolve())
  await listening.promise
  const { port: own } = socket.address() as AddressInfo
  const close = () => new Promise<void>((resolve) => server.close(resolve))
  const login = password === undefined ? '' : `${user}:${encodeURIComponent(password)}@`
  return {
    url: `${tls === 'implicit' ? 'smtps' : 'smtp'}://${login}localhost:${own}`,
    host: `localhost:${own}`,
    /** The certificate to trust; empty without TLS. */
    ca: certificate?.cert ?? '',
    received,
    /** The commands that it was asked to handle. */
    attempts,
    faults,
    close,
    [Symbol.asyncDispose]: close,
  }
}
