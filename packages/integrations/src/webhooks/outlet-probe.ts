import { connect as connectPlain, isIP } from 'node:net'
import { connect as connectTls } from 'node:tls'
import { fails, type Probe, type ProbeResult, works } from '../probe.ts'

export interface OutletProbeOptions {
  /** Returns the addresses that webhooks go to. */
  readonly urls: () => Promise<readonly string[]>
}

const mostHosts = 20

interface Outlet {
  readonly host: string
  readonly port: number
  readonly tls: boolean
}

function outletOf(text: string): Outlet {
  const url = new URL(text)
  const tls = url.protocol === 'https:'
  return { host: url.hostname.replace(/^\[|\]$/g, ''), port: Number(url.port) || (tls ? 443 : 80), tls }
}

/** Connects and hangs up; sends no request, because a receiver would take it for an event. */
function reach({ host, port, tls }: Outlet, signal: AbortSignal): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  // A certificate names hosts; an IP address is not sent as one.
  const name = isIP(host) === 0 ? { servername: host } : {}
  const socket = tls ? connectTls({ host, port, ...name }) : connectPlain({ host, port })
  const stop = () => socket.destroy(new Error('no answer in time'))
  signal.addEventListener('abort', stop)
  socket.once(tls ? 'secureConnect' : 'connect', resolve)
  socket.once('error', reject)
  return promise.finally(() => {
    signal.removeEventListener('abort', stop)
    socket.destroy()
  })
}

async function ask({ urls }: OutletProbeOptions, signal: AbortSignal): Promise<ProbeResult> {
  const outlets = (await urls()).map(outletOf)
  const distinct = [...new Map(outlets.map((each) => [`${each.host}:${each.port}`, each])).values()]
  if (distinct.length === 0) return works('No webhooks are set up.')
  const asked = distinct.slice(0, mostHosts)
  const failed = await Promise.all(
    asked.map((each) =>
      reach(each, signal).then(
        () => [],
        (error: Error & { code?: string }) => [`${each.host} (${error.code ?? error.message})`],
      ),
    ),
  )
  const away = failed.flat()
  if (away.length === 0) return works(`${asked.length} of ${distinct.length} receivers can be reached.`)
  return fails(
    `These receivers cannot be reached: ${away.join(', ')}.`,
    'Check their addresses and certificates, and whether the firewall of this machine lets the store reach them.',
  )
}

/** Connects to each receiver of webhooks without sending anything. */
export const probeWebhookOutlet = (options: OutletProbeOptions): Probe => ({
  name: 'Webhooks',
  run: (signal) => ask(options, signal),
})
