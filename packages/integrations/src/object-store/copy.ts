import { isObjectKey, type ObjectStore } from './port.ts'
import { sha256 } from './s3-client.ts'

const atOnce = 8
/** After so many failures, the storage is in trouble and not a file. */
const maxFailures = 20

export interface CopyOptions {
  readonly from: ObjectStore
  readonly to: ObjectStore
  /** True to compare only. */
  readonly dryRun: boolean
  /** Is told how many of how many objects are done. */
  readonly onProgress?: (done: number, all: number) => void
}

export interface CopyReport {
  /** Objects copied, or to be copied. */
  readonly copied: number
  readonly copiedBytes: number
  /** Objects that were there already, with the same checksum. */
  readonly unchanged: number
  readonly failed: readonly { readonly key: string; readonly reason: string }[]
}

function contentTypeOf(key: string): string {
  if (key.endsWith('.png')) return 'image/png'
  if (key.endsWith('.webp')) return 'image/webp'
  return key.endsWith('.sha256') ? 'text/plain' : 'application/octet-stream'
}

/** Copies an object unless it is there; returns its bytes copied, or null for one that was there or is gone. */
async function copyOne(key: string, { from, to, dryRun }: CopyOptions): Promise<number | null> {
  const checksum = await from.checksum(key)
  if (checksum === null || (await to.checksum(key)) === checksum) return null
  const found = await from.get(key)
  if (!found) return null
  if (dryRun) return found.sizeBytes
  const bytes = await found.bytes()
  if (sha256(bytes) !== checksum) throw new Error('It changed while it was read, or is damaged.')
  await to.put(key, { bytes, contentType: contentTypeOf(key) })
  const copy = await (await to.get(key))?.bytes()
  if (!copy || sha256(copy) !== checksum) throw new Error('The copy is not the same.')
  return bytes.length
}

/**
 * Copies all objects from one store to another, and reads each copy to compare its checksum. What is there already is
 * left as it is, so that an interrupted copy goes on when it is repeated. Removes nothing.
 */
export async function copyObjects(options: CopyOptions): Promise<CopyReport> {
  const keys: string[] = []
  for await (const { key } of options.from.list())
    if (isObjectKey(key) && !key.endsWith('.draft')) keys.push(key)
  let [done, copied, copiedBytes] = [0, 0, 0]
  const failed: { key: string; reason: string }[] = []
  const waiting = keys.values()
  async function work(): Promise<void> {
    for (const key of waiting) {
      if (failed.length >= maxFailures) return
      try {
        const bytes = await copyOne(key, options)
        if (bytes !== null) [copied, copiedBytes] = [copied + 1, copiedBytes + bytes]
      } catch (error) {
        failed.push({ key, reason: error instanceof Error ? error.message : String(error) })
      }
      done += 1
      options.onProgress?.(done, keys.length)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return { copied, copiedBytes, unchanged: done - copied - failed.length, failed }
}
