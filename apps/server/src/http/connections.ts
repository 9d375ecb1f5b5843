import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** Longer than common proxies keep an idle connection (60 s), so that none sends a request on one that just closed. */
const keepAliveMs = 75_000

/** Keeps idle connections open, so that clients and proxies can use them again. */
export function keepIdleConnections(server: Server): void {
  server.keepAliveTimeout = keepAliveMs
}

/**
 * Tracks a server's connections so that it can stop no matter what its clients do. `close` stops listening, drops idle
 * connections at once, waits up to `limitMs` for the others, and returns how many requests it cut off. Node's own
 * `close` waits forever for idle clients and unfinished requests.
 */
export function followConnections(server: Server): { close(limitMs: number): Promise<number> } {
  /** Requests in progress, by connection. */
  const answering = new Map<Socket, number>()
  let stopping = false

  server.on('connection', (socket) => {
    answering.set(socket, 0)
    socket.once('close', () => answering.delete(socket))
  })
  server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    answering.set(socket, (answering.get(socket) ?? 0) + 1)
    if (stopping) response.setHeader('Connection', 'close')
    response.once('close', () => {
      const requests = answering.get(socket)
      if (requests === undefined) return
      answering.set(socket, requests - 1)
      if (stopping && requests === 1) socket.destroySoon()
    })
  })

  return {
    async close(limitMs) {
      stopping = true
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      for (const [socket, requests] of answering) if (requests === 0) socket.destroy()
      const limit = new AbortController()
      await Promise.race([closed, sleep(limitMs, undefined, { signal: limit.signal }).catch(() => undefined)])
      limit.abort()
      const cutOff = [...answering.values()].reduce((sum, requests) => sum + requests, 0)
      for (const socket of answering.keys()) socket.destroy()
      await closed
      return cutOff
    },
  }
}
