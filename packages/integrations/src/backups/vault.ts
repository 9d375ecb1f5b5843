import { z } from 'zod'
import type { ObjectStore } from '../object-store/port.ts'
import { type Content, fileLists, type Manifest, manifest } from './manifest.ts'
import { CannotOpen, type Sealer } from './sealer.ts'

/** Length of the pieces that content is cut into; equal pieces are stored once. */
const pieceBytes = 1024 * 1024
/** Pieces without a backup that are younger may belong to one that is being made. */
const minOrphanAgeMs = 24 * 3_600_000
const contentType = 'application/octet-stream'

export interface ListedBackup {
  /** Its time, such as `20261125T020000000Z`; the name that people see. */
  readonly name: string
  readonly at: Date
}

/** What an item of the log is: a part of a transaction, the end of one, or files that were added. */
export type LogKind = 'part' | 'commit' | 'files'

export interface LogItem {
  readonly stream: string
  readonly number: number
  readonly at: Date
  readonly kind: LogKind
}

/** A piece is missing or damaged. */
export class IncompleteBackup extends Error {}

const nameOf = (at: Date) => at.toISOString().replaceAll(/[-:.]/g, '')

function timeOf(name: string): Date | null {
  const [, y, mo, d, h, mi, s, ms] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z$/.exec(name) ?? []
  return y ? new Date(`${y}-${mo}-${d}T${h}:${mi}:${s}.${ms}Z`) : null
}

const logKey = ({ stream, number, at, kind }: LogItem) =>
  `log/${stream}/${String(number).padStart(10, '0')}-${at.getTime()}-${kind}`

function logItemOf(key: string): LogItem | null {
  const [, stream = '', number, at, kind] =
    /^log\/([^/]+)\/(\d{10})-(\d+)-(part|commit|files)$/.exec(key) ?? []
  if (!kind) return null
  return { stream, number: Number(number), at: new Date(Number(at)), kind: kind as LogKind }
}

/** Cuts bytes into pieces of one length; the last one may be shorter. */
async function* piecesOf(source: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let parts: Uint8Array[] = []
  let length = 0
  for await (const part of source) {
    for (let at = 0; at < part.length; ) {
      const taken = part.subarray(at, at + pieceBytes - length)
      parts.push(taken)
      length += taken.length
      at += taken.length
      if (length < pieceBytes) continue
      yield Buffer.concat(parts, length)
      parts = []
      length = 0
    }
  }
  if (length > 0) yield Buffer.concat(parts, length)
}

/**
 * Tells which items of the log backups need: all that come after them in their stream. Items of other streams count by
 * their time, since the backup that a stream begins with may not be made yet.
 */
function neededLog(backups: readonly Manifest[]): (item: LogItem) => boolean {
  const afterOf = new Map<string, number>()
  for (const { database } of backups) {
    if (!database?.log) continue
    const { stream, after } = database.log
    afterOf.set(stream, Math.min(after, afterOf.get(stream) ?? after))
  }
  const from = Math.min(...backups.map(({ at }) => at.getTime()))
  return ({ stream, number, at }) => {
    const after = afterOf.get(stream)
    return after === undefined ? at.getTime() >= from : number > after
  }
}

const damagedKey = 'damaged'

export interface VaultOptions {
  readonly store: ObjectStore
  readonly sealer: Sealer
}

/**
 * Keeps backups as sealed objects: pieces of content by their names, a list of each backup's contents (`backups/`), what
 * changed after it (`log/`), and the names of pieces that were found to be `damaged`.
 */
export function createVault({ store, sealer }: VaultOptions) {
  async function put(key: string, bytes: Uint8Array): Promise<number> {
    const sealed = await sealer.seal(bytes)
    await store.put(key, { bytes: sealed, contentType })
    return sealed.length
  }

  async function get(key: string): Promise<Buffer> {
    const found = await store.get(key)
    if (!found) throw new IncompleteBackup(`${key} is missing.`)
    return sealer.open(await found.bytes()).catch((error: unknown) => {
      throw error instanceof CannotOpen ? new IncompleteBackup(`${key}: ${error.message}`) : error
    })
  }

  async function readPiece(name: string): Promise<Buffer> {
    const piece = await get(`pieces/${name}`)
    if (sealer.nameOf(piece) !== name) throw new IncompleteBackup(`pieces/${name} is another one.`)
    return piece
  }

  const isSound = (name: string) =>
    readPiece(name).then(
      () => true,
      (error: unknown) => {
        if (error instanceof IncompleteBackup) return false
        throw error
      },
    )

  async function list(): Promise<ListedBackup[]> {
    const found: ListedBackup[] = []
    for await (const { key } of store.list('backups/')) {
      const name = key.slice('backups/'.length)
      const at = timeOf(name)
      if (at) found.push({ name, at })
    }
    return found.sort((a, b) => a.at.getTime() - b.at.getTime())
  }

  async function readManifest(name: string): Promise<Manifest> {
    return manifest.parse(JSON.parse((await get(`backups/${name}`)).toString('utf8')))
  }

  async function listLog(stream?: string): Promise<LogItem[]> {
    const found: LogItem[] = []
    for await (const { key } of store.list(stream === undefined ? 'log/' : `log/${stream}/`)) {
      const item = logItemOf(key)
      if (item) found.push(item)
    }
    return found.sort((a, b) => a.number - b.number)
  }

  /** Returns the time of the last backup or item of a log; null if there is none. */
  async function latestAt(): Promise<Date | null> {
    const times = [...(await list()), ...(await listLog())].map(({ at }) => at.getTime())
    return times.length > 0 ? new Date(times.reduce((a, b) => Math.max(a, b))) : null
  }

  return {
    latestAt,

    /** Stores content, except pieces in `known`; adds the names of the others to it. Returns the bytes it stored, too. */
    async store(source: AsyncIterable<Uint8Array>, known: Set<string>) {
      const pieces: string[] = []
      let [sizeBytes, storedBytes] = [0, 0]
      for await (const piece of piecesOf(source)) {
        const name = sealer.nameOf(piece)
        if (!known.has(name)) storedBytes += await put(`pieces/${name}`, piece)
        known.add(name)
        pieces.push(name)
        sizeBytes += piece.length
      }
      return { content: { sizeBytes, pieces }, storedBytes }
    },

    /** Reads content, and checks each piece; throws `IncompleteBackup`. */
    async *read({ pieces, sizeBytes }: Content): AsyncGenerator<Buffer> {
      let length = 0
      for (const name of pieces) {
        const piece = await readPiece(name)
        length += piece.length
        yield piece
      }
      if (length !== sizeBytes) throw new IncompleteBackup('A file of the backup has another length.')
    },

    /** Reads pieces of contents, each one once; returns the names of those that are missing or damaged. */
    async findDamaged(contents: Iterable<Content>): Promise<Set<string>> {
      const found = new Set<string>()
      const names = new Set([...contents].flatMap(({ pieces }) => pieces))
      for (const name of names) if (!(await isSound(name))) found.add(name)
      return found
    },

    /** Returns the names of pieces that `noteDamaged` was given last: the next backup sends them again. */
    async damaged(): Promise<ReadonlySet<string>> {
      if (!(await store.has(damagedKey))) return new Set()
      // A damaged list is no reason to make no backup.
      const names = await get(damagedKey).catch(() => Buffer.from('[]'))
      return new Set(z.array(z.string()).parse(JSON.parse(names.toString('utf8'))))
    },

    async noteDamaged(names: ReadonlySet<string>): Promise<void> {
      if (names.size === 0) return store.remove(damagedKey)
      await put(damagedKey, Buffer.from(JSON.stringify([...names])))
    },

    /** Lists all backups, oldest first. */
    list,
    manifest: readManifest,

    /** Stores the list of a backup whose contents are stored, which makes it one. */
    async add(backup: Manifest): Promise<ListedBackup> {
      const name = nameOf(backup.at)
      await put(`backups/${name}`, Buffer.from(JSON.stringify(backup)))
      return { name, at: backup.at }
    },

    append: (item: LogItem, bytes: Uint8Array) => put(logKey(item), bytes),
    /** Lists the items of one log, or of all, by their numbers. */
    listLog,
    readLog: (item: LogItem) => get(logKey(item)),

    /**
     * Removes all backups but those in `keep`; items of the log that none of `withLog` needs, by their names; and then
     * pieces that nothing names. Removes nothing if something that is kept cannot be read.
     */
    async prune(keep: ReadonlySet<string>, withLog: ReadonlySet<string>): Promise<void> {
      const backups = await list()
      const kept = new Map<string, Manifest>()
      for (const { name } of backups) if (keep.has(name)) kept.set(name, await readManifest(name))
      const needed = neededLog([...kept].flatMap(([name, each]) => (withLog.has(name) ? [each] : [])))
      const items = await listLog()
      const named = new Set<string>()
      const note = ({ pieces }: Content) => {
        for (const piece of pieces) named.add(piece)
      }
      for (const item of items) {
        if (item.kind === 'files' && needed(item)) for (const each of await readFiles(item)) note(each)
      }
      for (const { database, files } of kept.values()) {
        if (database) note(database)
        for (const area of Object.values(files)) for (const each of Object.values(area)) note(each)
      }
      for (const { name } of backups) if (!keep.has(name)) await store.remove(`backups/${name}`)
      for (const item of items) if (!needed(item)) await store.remove(logKey(item))
      const before = Date.now() - minOrphanAgeMs
      for await (const { key, storedAt } of store.list('pieces/')) {
        if (named.has(key.slice('pieces/'.length)) || storedAt.getTime() > before) continue
        await store.remove(key)
      }
    },
  }

  async function readFiles(item: LogItem): Promise<Content[]> {
    const lists = fileLists.parse(JSON.parse((await get(logKey(item))).toString('utf8')))
    return Object.values(lists).flatMap((area) => Object.values(area))
  }
}

export type Vault = ReturnType<typeof createVault>
