import { LRUCache } from 'lru-cache'
import type { ObjectStore, StoredObject } from './port.ts'

const maxBytes = 32 * 1024 * 1024
const rememberedMs = 60_000

/**
 * Keeps objects whose keys begin with `prefix` in memory for a minute, because many pages need the same few, and asks
 * once for several requests at a time.
 */
export function withMemory(store: ObjectStore, prefix: string): ObjectStore {
  const memory = new LRUCache<string, StoredObject>({
    maxSize: maxBytes,
    sizeCalculation: ({ sizeBytes }) => sizeBytes + 1024,
    ttl: rememberedMs,
    fetchMethod: async (key) => (await store.get(key)) ?? undefined,
  })
  const isRemembered = (key: string) => key.startsWith(prefix)
  return {
    ...store,
    async get(key) {
      return isRemembered(key) ? ((await memory.fetch(key)) ?? null) : store.get(key)
    },
    has: async (key) => (isRemembered(key) && memory.has(key)) || store.has(key),
    async put(key, object) {
      await store.put(key, object)
      memory.delete(key)
    },
    async remove(key) {
      await store.remove(key)
      memory.delete(key)
    },
  }
}
