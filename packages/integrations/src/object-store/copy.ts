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
  /** Objects that differ and were stored later at the destination, which are left as they are. */
  readonly newer: readonly string[]
  readonly failed: readonly { readonly key: string; readonly reason: string }[]
}

function contentTypeOf(key: string): string {
  if (key.endsWith('.png')) return 'image/png'
  if (key.endsWith('.webp')) return 'image/webp'
  return key.endsWith('.sha256') ? 'text/plain' : 'application/octet-stream'
}

/** When the objects of a store were stored, by key. */
async function storedTimes(store: ObjectStore): Promise<Map<string, Date>> {
  const times = new Map<string, Date>()
  for await (const { key, storedAt } of store.list()) times.set(key, storedAt)
  return times
}

interface CopyTask extends CopyOptions {
  readonly key: string
  /** True if the destination's object was stored after the source's. */
  readonly isOlder: boolean
}

/**
 * Copies an object unless it is there; returns its bytes copied, null for one that was there or is gone, or `newer` if
 * another one there was stored later.
 */
async function copyOne({ key, from, to, dryRun, isOlder }: CopyTask): Promise<number | null | 'newer'> {
  const checksum = await from.checksum(key)
  if (checksum === null) return null
  const there = await to.checksum(key)
  if (there === checksum) return null
  if (there !== null && isOlder) return 'newer'
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
 * left as it is, so that an interrupted copy goes on when it is repeated; so is another object that was stored there
 * later. Removes nothing.
 */
export async function copyObjects(options: CopyOptions): Promise<CopyReport> {
  const [stored, there] = [await storedTimes(options.from), await storedTimes(options.to)]
  const keys = [...stored.keys()].filter((key) => isObjectKey(key) && !key.endsWith('.draft'))
  let [done, copied, copiedBytes] = [0, 0, 0]
  const newer: string[] = []
  const failed: { key: string; reason: string }[] = []
  const waiting = keys.values()
  async function work(): Promise<void> {
    for (const key of waiting) {
      if (failed.length >= maxFailures) return
      try {
        const isOlder = (stored.get(key) ?? 0) <= (there.get(key) ?? 0)
        const bytes = await copyOne({ ...options, key, isOlder })
        if (bytes === 'newer') newer.push(key)
        else if (bytes !== null) [copied, copiedBytes] = [copied + 1, copiedBytes + bytes]
      } catch (error) {
        failed.push({ key, reason: error instanceof Error ? error.message : String(error) })
      }
      done += 1
      options.onProgress?.(done, keys.length)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  const unchanged = done - copied - newer.length - failed.length
  return { copied, copiedBytes, unchanged, newer: newer.toSorted(), failed }
}
