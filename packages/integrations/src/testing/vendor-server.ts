import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { createFaults, type Fault, faultInput } from './vendor-faults.ts'
import { openVendorRecord, type VendorRecord } from './vendor-record.ts'

export interface VendorRequest {
  readonly method: string
  /** Without the query. */
  readonly path: string
  readonly query: URLSearchParams
  readonly headers: IncomingHttpHeaders
  readonly body: string
  /** The body as JSON; null for anything else. */
  readonly json: unknown
  /** The fault to show, if it is one that only the vendor knows how to show. */
  readonly fault: Fault | null
  /** The vendor's clock. */
  readonly now: Date
  readonly record: VendorRecord
}

export interface VendorAnswer {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  /** Sent as JSON, unless it is text. */
  readonly body: unknown
}

export interface VendorServerOptions {
  readonly name: string
  /** Any free port by default. */
  readonly port?: number
  /** Where the vendor keeps its record; in memory by default. */
  readonly recordFile?: string
  readonly clock?: () => Date
  readonly handle: (request: VendorRequest) => VendorAnswer | Promise<VendorAnswer>
  /** How the vendor says that it has an error of its own or is asked too often. */
  readonly errorBody?: (status: number) => unknown
}

export type VendorServer = Awaited<ReturnType<typeof openVendorServer>>

const maxBodyBytes = 20 * 1024 * 1024

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of request) {
    bytes += chunk.length
    if (bytes > maxBodyBytes) throw new Error('The request is too long.')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Sends an answer, or as much of it as the fault leaves. */
function send(
  response: ServerResponse,
  { status = 200, headers = {}, body }: VendorAnswer,
  fault: Fault | null,
) {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const type = typeof body === 'string' ? 'text/plain; charset=utf-8' : 'application/json'
  const half = text.slice(0, Math.floor(text.length / 2))
  const sent = fault?.kind === 'malformed' ? half : text
  response.writeHead(status, { 'Content-Type': type, ...headers, 'Content-Length': Buffer.byteLength(sent) })
  if (fault?.kind === 'cut') response.write(half, () => response.destroy())
  else response.end(sent)
}

/**
 * Starts a local server that stands in for a vendor: it answers as `handle` says, shows the faults it is told to, and
 * keeps a record of its own. Besides the vendor's own paths it has `/faults` (GET lists, POST adds one, DELETE clears)
 * and `/record` (GET, with `kind` and `key`), for whoever drives it by hand.
 */
export async function openVendorServer(options: VendorServerOptions) {
  const { name, port = 0, recordFile, handle, clock = () => new Date() } = options
  const { errorBody = (status) => ({ message: `The answer is ${status}.` }) } = options
  const faults = createFaults()
  const record = openVendorRecord(recordFile)
  const closing = new AbortController()
  const calls: { readonly method: string; readonly path: string }[] = []

  /** Answers whoever drives the vendor; null for the vendor's own paths. */
  function steered(method: string, { pathname, searchParams }: URL, json: unknown): VendorAnswer | null {
    if (pathname === '/record') {
      const wanted = {
        kind: searchParams.get('kind') ?? undefined,
        key: searchParams.get('key') ?? undefined,
      }
      return { body: record.list(wanted) }
    }
    if (pathname !== '/faults') return null
    if (method === 'DELETE') faults.clear()
    if (method === 'POST') {
      const read = faultInput.safeParse(json)
      if (!read.success) return { status: 400, body: { message: read.error.message } }
      faults.next(read.data)
    }
    return { body: { vendor: name, faults: faults.list() } }
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url = '/', headers } = request
    const body = await bodyOf(request)
    const json = jsonOf(body)
    const asked = new URL(url, 'http://vendor')
    const steering = steered(method, asked, json)
    if (steering) return send(response, steering, null)
    const { pathname: path, searchParams: query } = asked
    calls.push({ method, path })
    const fault = faults.take(path)
    const pause = () => sleep(fault?.ms ?? 0, undefined, { signal: closing.signal })
    if (fault?.kind === 'slow') await pause()
    if (fault?.kind === 'status') {
      const { status } = fault
      return send(response, { status, headers: { 'Retry-After': '1' }, body: errorBody(status) }, null)
    }
    const now = new Date(clock().getTime() + (fault?.kind === 'skew' ? fault.ms : 0))
    const answered = await handle({ method, path, query, headers, body, json, fault, now, record })
    if (fault?.kind === 'late') await pause()
    send(response, { ...answered, headers: { Date: now.toUTCString(), ...answered.headers } }, fault)
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => {
      if (response.headersSent) response.destroy()
      else send(response, { status: 500, body: errorBody(500) }, null)
    })
  })
  const listening = Promise.withResolvers<void>()
  server.once('error', listening.reject)
  server.listen(port, '127.0.0.1', listening.resolve)
  await listening.promise

  async function close(): Promise<void> {
    if (closing.signal.aborted) return
    const closed = new Promise((resolve) => server.close(resolve))
    closing.abort()
    server.closeAllConnections()
    await closed
    record.close()
  }
  return {
    name,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    faults,
    record,
    /** Every request that reached the vendor, those with faults included. */
    calls,
    close,
    [Symbol.asyncDispose]: close,
  }
}
