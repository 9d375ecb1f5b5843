/// <reference path="./s3rver.d.ts" />
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import S3rver from '@20minutes/s3rver'
import { createFaults, type Fault, faultInput } from '../../testing/vendor-faults.ts'
import type { S3Settings } from '../s3-client.ts'

export interface FileStorageOptions {
  /** Any free port by default. */
  readonly port?: number
  /** Where the objects are kept; a temporary folder by default, removed at the end. */
  readonly dir?: string
}

export type FileStorage = Awaited<ReturnType<typeof openFileStorage>>

/** The credentials that the server knows. */
const keys = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }
const bucket = 'mullion-files'
const shownCalls = 1_000

/** Ends the connection after half of the first piece that the server writes. */
function cutAnswer(response: ServerResponse): void {
  const write = response.write.bind(response)
  const cut = (piece?: unknown) => {
    const bytes = Buffer.from(piece instanceof Uint8Array || typeof piece === 'string' ? piece : '')
    write(bytes.subarray(0, Math.floor(bytes.length / 2)), () => response.destroy())
    return response
  }
  response.write = (piece: unknown) => cut(piece).writable
  response.end = cut
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'Content-Type': 'application/xml' })
  response.end(`<?xml version="1.0"?><Error><Code>${code}</Code></Error>`)
}

/**
 * Ends a list after as many objects as were asked for. The library lists everything, because its own paging needs a
 * cipher that Node does not have.
 */
function pageOfList(response: ServerResponse, maxKeys: number): void {
  const end = response.end.bind(response)
  response.end = (body?: unknown) => {
    let count = 0
    const page = String(body ?? '').replace(/<Contents>.*?<\/Contents>/gs, (each) => {
      count += 1
      return count <= maxKeys ? each : ''
    })
    const isCut = count > maxKeys
    const sent = isCut ? page.replace(/<IsTruncated>false/, '<IsTruncated>true') : page
    response.setHeader('Content-Length', Buffer.byteLength(sent))
    return end(sent)
  }
}

/** Starts an S3 server with one private bucket, on this machine, that checks signatures and shows the faults it is told to. */
export async function openFileStorage({ port = 0, dir }: FileStorageOptions = {}) {
  const directory = dir ?? mkdtempSync(join(tmpdir(), 'mullion-s3-'))
  const storage = new S3rver({
    silent: true,
    directory,
    vhostBuckets: false,
    configureBuckets: [{ name: bucket }],
  })
  const { listObjects } = storage.store
  storage.store.listObjects = (name, options) =>
    listObjects.call(storage.store, name, { ...options, maxKeys: Number.MAX_SAFE_INTEGER })
  await storage.configureBuckets()
  const faults = createFaults()
  const calls: { readonly method: string; readonly path: string }[] = []
  const closing = new AbortController()
  const handle = storage.callback()

  /** Lists, adds or removes faults, and lists the last calls, for whoever drives the server by hand. */
  async function steer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const isRecord = request.url === '/record'
    if (!isRecord && request.method === 'DELETE') faults.clear()
    if (!isRecord && request.method === 'POST') faults.next(faultInput.parse(JSON.parse(await text(request))))
    response.writeHead(200, { 'Content-Type': 'application/json' })
    response.end(
      JSON.stringify(isRecord ? calls.slice(-shownCalls) : { vendor: 's3', faults: faults.list() }),
    )
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url = '/' } = request
    if (url === '/faults' || url === '/record') return steer(request, response)
    calls.push({ method, path: url })
    const fault: Fault | null = faults.take(url)
    if (fault?.kind === 'slow') await sleep(fault.ms, undefined, { signal: closing.signal, ref: false })
    if (fault?.kind === 'status') return refuse(response, fault.status, 'InternalError')
    // The library's buckets are public.
    if (!request.headers.authorization) return refuse(response, 403, 'AccessDenied')
    const maxKeys = new URL(url, 'http://storage').searchParams.get('max-keys')
    if (maxKeys) pageOfList(response, Number(maxKeys))
    if (fault?.kind === 'cut') cutAnswer(response)
    await handle(request, response)
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })
  const listening = Promise.withResolvers<void>()
  server.listen(port, '127.0.0.1', listening.resolve)
  await listening.promise
  const { port: own } = server.address() as AddressInfo
  const url = `http://127.0.0.1:${own}`
  const settings: S3Settings = { url, region: 'us-east-1', bucket, ...keys }

  async function close(): Promise<void> {
    closing.abort()
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
    if (dir === undefined) rmSync(directory, { recursive: true, force: true })
  }
  return { url, dir: directory, settings, faults, calls, close, [Symbol.asyncDispose]: close }
}
