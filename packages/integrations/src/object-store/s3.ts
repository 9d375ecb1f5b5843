import { randomUUID } from 'node:crypto'
import { BrokenCircuitError } from 'cockatiel'
import { XMLParser } from 'fast-xml-parser'
import * as z from 'zod'
import { filesUnavailable, isObjectKey, type ListedObject, type ObjectStore } from './port.ts'
import {
  createS3Client,
  type S3Answer,
  type S3Call,
  type S3Client,
  type S3Options,
  StorageSilent,
  sha256,
} from './s3-client.ts'

const checksumHeader = 'x-amz-meta-sha256'
const identityHeader = 'x-amz-meta-identity'
const maxPages = 10_000

const parser = new XMLParser({ parseTagValue: false, isArray: (name) => name === 'Contents' })
const page = z.object({
  ListBucketResult: z.object({
    Contents: z
      .array(z.object({ Key: z.string(), Size: z.coerce.number(), LastModified: z.coerce.date() }))
      .default([]),
    IsTruncated: z.stringbool().default(false),
  }),
})

function readPage(answer: S3Answer): z.output<typeof page>['ListBucketResult'] {
  try {
    return page.parse(parser.parse(Buffer.from(answer.bytes))).ListBucketResult
  } catch (error) {
    throw new StorageSilent('A list of the file storage cannot be read.', { cause: error })
  }
}

/** Throws for bytes that are not those that were stored. */
function checkBytes({ bytes, headers }: S3Answer): void {
  const stored = headers.get(checksumHeader)
  if (stored && stored !== sha256(bytes)) throw new StorageSilent('An object of the file storage is damaged.')
}

export interface S3StoreOptions {
  readonly client: S3Client
  /** Beginning of all keys, such as `images/`. */
  readonly prefix: string
  /** How many keys one answer lists; at most 1,000. */
  readonly keysPerPage?: number
  /** Is told of each failed call. */
  readonly onTrouble?: (error: unknown) => void
}

/** Keeps objects in a bucket. Each carries its checksum, against which it is checked when it is read. */
export function createS3Store(options: S3StoreOptions): ObjectStore {
  const { client, prefix, keysPerPage = 1_000, onTrouble } = options

  async function call({ key = '', ...rest }: S3Call, check?: (answer: S3Answer) => void) {
    if (!isObjectKey(key)) return null
    return ask({ ...rest, key: prefix + key }, check)
  }

  async function ask(asked: S3Call, check?: (answer: S3Answer) => void) {
    try {
      return await client(asked, check)
    } catch (error) {
      // While the circuit is open, every call fails for what was reported before.
      if (!(error instanceof BrokenCircuitError)) onTrouble?.(error)
      throw filesUnavailable(error)
    }
  }

  async function* pages(from: string): AsyncGenerator<ListedObject[]> {
    let after = ''
    for (let count = 0; count < maxPages; count += 1) {
      const query = {
        'list-type': '2',
        'max-keys': String(keysPerPage),
        prefix: from,
        ...(after === '' ? null : { 'start-after': after }),
      }
      const answer = await ask({ method: 'GET', query }, readPage)
      const { Contents, IsTruncated } = answer ? readPage(answer) : { Contents: [], IsTruncated: false }
      yield Contents.filter(({ Key }) => Key.startsWith(from)).map(({ Key, Size, LastModified }) => ({
        key: Key.slice(prefix.length),
        sizeBytes: Size,
        storedAt: LastModified,
      }))
      const last = Contents.at(-1)?.Key ?? ''
      if (!IsTruncated || last <= after) return
      after = last
    }
  }

  return {
    async put(key, { bytes, contentType }) {
      if (!isObjectKey(key)) throw new Error('This key cannot be an object.')
      const body = new Uint8Array(bytes)
      const headers = {
        'Content-Type': contentType,
        [checksumHeader]: sha256(body),
        [identityHeader]: randomUUID(),
      }
      await call({ method: 'PUT', key, headers, body })
    },
    async get(key) {
      const answer = await call({ method: 'GET', key }, checkBytes)
      if (!answer) return null
      const { bytes } = answer
      return {
        sizeBytes: bytes.length,
        bytes: async () => bytes,
        stream: () => new Blob([new Uint8Array(bytes)]).stream(),
      }
    },
    has: async (key) => (await call({ method: 'HEAD', key })) !== null,
    async remove(key) {
      await call({ method: 'DELETE', key })
    },
    async identity(key) {
      const answer = await call({ method: 'HEAD', key })
      return answer && (answer.headers.get(identityHeader) ?? answer.headers.get('etag') ?? '')
    },
    async checksum(key) {
      const known = (await call({ method: 'HEAD', key }))?.headers.get(checksumHeader)
      if (known) return known
      const answer = await call({ method: 'GET', key })
      return answer && sha256(answer.bytes)
    },
    async *list(from = '') {
      for await (const listed of pages(prefix + from)) yield* listed
    },
  }
}

/** Opens a bucket; returns a function that makes the store of the keys that begin with a prefix. */
export function openBucket(options: S3Options & Pick<S3StoreOptions, 'keysPerPage' | 'onTrouble'>) {
  const client = createS3Client(options)
  return (prefix: string) => createS3Store({ ...options, client, prefix })
}
