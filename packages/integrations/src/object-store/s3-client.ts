import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import {
  bulkhead,
  ConsecutiveBreaker,
  ConstantBackoff,
  circuitBreaker,
  handleType,
  retry,
  TimeoutStrategy,
  timeout,
  wrap,
} from 'cockatiel'

export interface S3Settings {
  /** Address of the service, without the bucket. */
  readonly url: string
  readonly region: string
  readonly bucket: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

export interface S3Options extends S3Settings {
  /** How long one attempt may take, in ms. */
  readonly timeoutMs?: number
  /** How long all calls fail at once after several without an answer, in ms. */
  readonly openMs?: number
}

export interface S3Call {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'DELETE'
  readonly key?: string
  readonly query?: Readonly<Record<string, string>>
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: Uint8Array<ArrayBuffer>
}

export interface S3Answer {
  readonly status: number
  readonly headers: Headers
  readonly bytes: Uint8Array
}

/** The service did not answer, or not completely; the call may be tried again. */
export class StorageSilent extends Error {}

/** The service refused the call, which would be refused again; `code` is its own, such as `NoSuchBucket`. */
export class StorageRefused extends Error {
  readonly code: string
  constructor(code: string, status: number) {
    super(`The file storage refused a call: ${code} (${status}).`)
    this.code = code
  }
}

/** The largest object that is read; uploads are smaller. */
const maxBytes = 32 * 1024 * 1024
const failuresUntilOpen = 5
const atOnce = 64
const waiting = 512

export const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

async function readAll(answer: Response): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of answer.body ?? []) {
    length += chunk.length
    if (length > maxBytes) throw new StorageSilent('An answer of the file storage is too long.')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks, length)
}

const isTemporary = (status: number) => status >= 500 || status === 429 || status === 408

/** Code of an error of the service; it has none in the answer to HEAD. */
function codeOf({ status, bytes }: S3Answer): string {
  const code = /<Code>(\w{1,60})<\/Code>/.exec(Buffer.from(bytes.subarray(0, 4096)).toString('utf8'))?.[1]
  if (code) return code
  if (status >= 300 && status < 400) return 'PermanentRedirect'
  return status === 404 ? 'NoSuchKey' : 'Refused'
}

export type S3Client = ReturnType<typeof createS3Client>

/**
 * Calls one bucket of an S3-compatible service. Each call is signed and idempotent, has a time limit, and is tried
 * twice; five in a row without an answer make all others fail at once for a while. Throws `StorageSilent` and
 * `StorageRefused`, whose messages hold no secrets; a missing object is not an error.
 */
export function createS3Client({ timeoutMs = 10_000, openMs = 10_000, ...settings }: S3Options) {
  const { url, region, bucket, accessKeyId, secretAccessKey } = settings
  const signer = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' })
  const base = `${url.replace(/\/+$/, '')}/${bucket}`
  const unanswered = handleType(StorageSilent)
  const breaker = new ConsecutiveBreaker(failuresUntilOpen)
  const policy = wrap(
    bulkhead(atOnce, waiting),
    circuitBreaker(unanswered, { halfOpenAfter: openMs, breaker }),
    retry(unanswered, { maxAttempts: 1, backoff: new ConstantBackoff(50) }),
  )
  const limit = timeout(timeoutMs, TimeoutStrategy.Aggressive)

  async function send({ method, key, query, headers, body }: S3Call, signal: AbortSignal): Promise<S3Answer> {
    const address = new URL(key === undefined ? base : `${base}/${key}`)
    for (const [name, value] of Object.entries(query ?? {})) address.searchParams.set(name, value)
    const request = await signer.sign(address.href, {
      method,
      headers: { ...headers, 'X-Amz-Content-Sha256': sha256(body ?? new Uint8Array()) },
      ...(body ? { body } : {}),
    })
    const answer = await fetch(request, { signal, redirect: 'manual' })
    return { status: answer.status, headers: answer.headers, bytes: await readAll(answer) }
  }

  async function attempt(call: S3Call): Promise<S3Answer> {
    const answer = await limit
      .execute(({ signal }) => send(call, signal))
      .catch((error: unknown) => {
        throw error instanceof StorageSilent
          ? error
          : new StorageSilent('The file storage did not answer.', { cause: error })
      })
    if (isTemporary(answer.status)) throw new StorageSilent(`The file storage answered ${answer.status}.`)
    return answer
  }

  /** Returns the answer, or null for an object that is not there. `check` throws `StorageSilent` for a damaged one. */
  return async function call(asked: S3Call, check?: (answer: S3Answer) => void): Promise<S3Answer | null> {
    return policy.execute(async () => {
      const answer = await attempt(asked)
      if (answer.status < 300) {
        check?.(answer)
        return answer
      }
      const code = codeOf(answer)
      if (code === 'NoSuchKey') return null
      throw new StorageRefused(code, answer.status)
    })
  }
}
