import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Log } from '@mullion/api/log'
import { AppError } from '@mullion/domain/error'
import type { Registry } from 'prom-client'

/** Prometheus needs one connection, and a second one while it is replaced. */
const maxConnections = 20
const maxRequestMs = 10_000

export interface FiguresServerOptions {
  readonly port: number
  readonly host: string
  readonly registry: Registry
  /** Brings the figures up to date before they are read. */
  readonly refresh: () => Promise<void>
  readonly log: Log
}

export interface FiguresServer {
  readonly url: string
  close(): Promise<void>
}

const portTaken = (port: number) =>
  new AppError(
    'invalid',
    'settings.metrics_port_taken',
    `METRICS_PORT: another process is already using port ${port}.`,
  )

function end(response: ServerResponse, status: number, text: string, type = 'text/plain; charset=utf-8') {
  response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(text)
}

/**
 * Serves the figures at `/metrics` on a port of their own, so that they are neither behind the store's public address nor
 * waiting for its requests.
 */
export async function serveFigures(options: FiguresServerOptions): Promise<FiguresServer> {
  const { port, host, registry, refresh, log } = options
  async function answer(response: ServerResponse): Promise<void> {
    try {
      await refresh()
      end(response, 200, await registry.metrics(), registry.contentType)
    } catch (error) {
      log.error({ err: error }, 'The figures could not be written.')
      end(response, 500, 'The figures could not be written.\n')
    }
  }
  const server = createServer({ requestTimeout: maxRequestMs }, (request, response) => {
    const [path] = (request.url ?? '').split('?')
    if (path !== '/metrics') return end(response, 404, 'The figures are at /metrics.\n')
    if (request.method !== 'GET') return end(response, 405, 'Read the figures with GET.\n')
    void answer(response)
  })
  server.maxConnections = maxConnections
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  server.once('error', (error) =>
    reject('code' in error && error.code === 'EADDRINUSE' ? portTaken(port) : error),
  )
  server.listen(port, host, resolve)
  await promise
  const { port: used } = server.address() as AddressInfo
  return {
    url: `http://${host}:${used}/metrics`,
    async close() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}
