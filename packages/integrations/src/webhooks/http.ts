import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import type { LookupFunction } from 'node:net'
import type { UrlRefusal } from '@mullion/domain/webhooks/webhook-endpoint'
import ipaddr from 'ipaddr.js'
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from 'request-filtering-agent'
import { Webhook } from 'standardwebhooks'
import { errorProblem, statusProblem } from './answer-problem.ts'
import type { WebhookAnswer, WebhookRequest, WebhookTransport } from './port.ts'

export interface WebhookHttpOptions {
  /** Allows http and private addresses. */
  readonly privateAddresses: boolean
  /** Limit of one attempt, from the lookup of the name to the end of the answer. */
  readonly timeoutMs?: number
  /** For tests of what a name leads to. */
  readonly lookup?: LookupFunction
}

const shownBytes = 1024
/** Longer answers are cut off. */
const readBytes = 64 * 1024
/** Azure answers for a machine's own secrets at this address, although it is public. */
const metadataAddresses = ['168.63.129.16']

/** True for an IP address, or the name of this machine, that is not reachable from the internet. */
function isPrivateHost({ hostname }: URL): boolean {
  const host = hostname.replace(/^\[|\]$|\.$/g, '')
  if (/(^|\.)localhost$/.test(host)) return true
  if (!ipaddr.isValid(host)) return false
  return metadataAddresses.includes(host) || ipaddr.parse(host).range() !== 'unicast'
}

/** Returns the first kilobyte of an answer; the status counts even if the rest is too long or breaks off. */
async function bodyOf(answer: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let bytes = 0
  try {
    for await (const chunk of answer) {
      bytes += chunk.length
      if (Buffer.concat(chunks).length < shownBytes) chunks.push(chunk)
      if (bytes > readBytes) break
    }
  } catch {
    // What came before is shown.
  }
  // A NUL cannot be stored on every engine.
  return Buffer.concat(chunks).subarray(0, shownBytes).toString('utf8').replaceAll('\0', '\uFFFD')
}

/** Signs with each secret; a receiver accepts the one that it knows. */
function signatureOf({ id, at, body, secrets }: WebhookRequest): string {
  return secrets.map((secret) => new Webhook(secret).sign(id, at, body)).join(' ')
}

/**
 * Creates webhooks over HTTP. The agents check the address that a name leads to and connect to that one; redirects are
 * not followed.
 */
export function createWebhookHttp(options: WebhookHttpOptions): WebhookTransport {
  const { privateAddresses, timeoutMs = 12_000, lookup } = options
  const filter = {
    keepAlive: true,
    maxFreeSockets: 20,
    allowPrivateIPAddress: privateAddresses,
    allowMetaIPAddress: privateAddresses,
    denyIPAddressList: privateAddresses ? [] : metadataAddresses,
  }
  const http = new RequestFilteringHttpAgent(filter)
  const https = new RequestFilteringHttpsAgent(filter)

  function refusalOf(text: string): UrlRefusal | null {
    if (privateAddresses) return null
    const url = new URL(text)
    if (url.protocol !== 'https:') return 'http'
    return isPrivateHost(url) ? 'private' : null
  }

  function post(request: WebhookRequest, signal: AbortSignal): Promise<IncomingMessage> {
    const { url, id, at, body } = request
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
    const [send, agent] = url.startsWith('https:') ? [httpsRequest, https] : [httpRequest, http]
    const outgoing = send(url, {
      method: 'POST',
      agent,
      signal,
      ...(lookup ? { lookup } : {}),
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'user-agent': 'Mullion-Webhooks/1',
        'webhook-id': id,
        'webhook-timestamp': Math.floor(at.getTime() / 1000),
        'webhook-signature': signatureOf(request),
      },
    })
    let answered = false
    outgoing.once('response', (answer) => {
      answered = true
      resolve(answer)
    })
    outgoing.on('error', (error) => {
      const closed = 'code' in error && error.code === 'ECONNRESET'
      // The receiver closed an idle connection at the moment it was used again.
      if (closed && outgoing.reusedSocket && !answered) post(request, signal).then(resolve, reject)
      else reject(error)
    })
    outgoing.end(body)
    return promise
  }

  return {
    refusalOf,

    async send(request): Promise<WebhookAnswer> {
      const startedAt = performance.now()
      const ms = () => Math.round(performance.now() - startedAt)
      const failed = (problem: string) => ({ ms: ms(), status: null, body: '', problem })
      const refusal = refusalOf(request.url)
      if (refusal) return failed(refusal === 'http' ? 'Only https is allowed.' : 'The address is private.')
      const deadline = AbortSignal.timeout(timeoutMs)
      const signal = request.signal ? AbortSignal.any([request.signal, deadline]) : deadline
      try {
        const answer = await post(request, signal)
        const status = answer.statusCode ?? 0
        const body = await bodyOf(answer)
        return { ms: ms(), status, body, problem: statusProblem(status) }
      } catch (error) {
        if (request.signal?.aborted) throw error
        return failed(
          deadline.aborted ? `No answer within ${timeoutMs / 1000} seconds.` : errorProblem(error),
        )
      }
    },
  }
}
