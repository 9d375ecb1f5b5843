import { randomUUID } from 'node:crypto'
import type { Clock } from '@mullion/api/clock'
import { encodeSegment } from '@mullion/db/backups/wal-segment'
import { type CapturedSegment, openWalStream, WalLost, type WalStream } from '@mullion/db/backups/wal-stream'
import type { FileLists, Manifest } from '@mullion/integrations/backups/manifest'
import type { LogItem, Vault } from '@mullion/integrations/backups/vault'
import type { FileStores } from '../ports/file-stores.ts'
import { sendFiles } from './changed-files.ts'
import { type BackupSource, piecesIn } from './create.ts'

/** From this length on, the log is copied into the database file and begins again. */
const restartBytes = 4 * 1024 * 1024
/** So much waits in memory at most while the destination is away; the rest waits in the log. */
const maxWaitingBytes = 32 * 1024 * 1024
/** A log of this length, of which nothing can be sent, is given up, so that it cannot fill the disk. */
const maxLogBytes = 512 * 1024 * 1024

interface Waiting {
  readonly item: LogItem
  readonly bytes: Buffer
}

export interface FollowerOptions {
  readonly file: string
  readonly vault: Vault
  /** Null for files in a bucket, which outlive the machine. */
  readonly files: FileStores | null
  /** Its files need not be sent again. */
  readonly latest: Manifest | null
  /** When the vault was last written to, by the clock of its machine; null for never. */
  readonly lastItemAt: Date | null
  readonly clock?: Clock
}

/** Sends the log of a SQLite database to a vault, item by item, with the files that came meanwhile. */
export function createFollower(options: FollowerOptions) {
  const { file, vault, files, latest, lastItemAt, clock = () => new Date() } = options
  const stream: WalStream = openWalStream({ file })
  const id = randomUUID()
  const waiting: Waiting[] = []
  const pieces = latest ? piecesIn(latest) : new Set<string>()
  let sentFiles: FileLists = latest?.files ?? {}
  let number = 0
  let sending: Promise<Date | null> | null = null
  let lastItemMs = lastItemAt?.getTime() ?? 0
  try {
    stream.start()
  } catch (error) {
    // Its readers would hold the log.
    stream.close()
    throw error
  }

  const nextItem = (kind: LogItem['kind'], at: Date): LogItem => {
    number += 1
    // A clock that is set back does not change the order of the log.
    lastItemMs = Math.max(lastItemMs, at.getTime())
    return { stream: id, number, at: new Date(lastItemMs), kind }
  }

  /** Numbers a segment at once, so that items stay in the order of the log. */
  const keep = (segment: CapturedSegment, at = clock()): void => {
    const item = nextItem(segment.endsAtCommit ? 'commit' : 'part', at)
    waiting.push({ item, bytes: encodeSegment(segment) })
  }

  const waitingBytes = () => waiting.reduce((sum, { bytes }) => sum + bytes.length, 0)

  /** Returns the time before which everything was captured; null while more is in the log than may wait. */
  function captureAll(): Date | null {
    if (waitingBytes() > maxWaitingBytes) {
      if (stream.lengthBytes() > maxLogBytes) throw new WalLost('The log grew too long to be sent.')
      return null
    }
    // What others commit while the log is read may be missing.
    const at = clock()
    for (const segment of stream.capture()) {
      keep(segment, at)
      if (!segment.endsAtCommit && waitingBytes() > maxWaitingBytes) return null
    }
    return at
  }

  /** Sends files that rows may name which are sent after them. */
  async function sendNewFiles(item: LogItem): Promise<void> {
    if (!files) return
    const sent = await sendFiles({ vault, stores: files, before: sentFiles, known: pieces })
    if (sent.changedCount > 0) await vault.append(item, Buffer.from(JSON.stringify(sent.changed)))
    sentFiles = sent.all
  }

  async function send(): Promise<Date | null> {
    const filesItem = nextItem('files', clock())
    const completeTo = captureAll()
    if (waiting.length === 0) return completeTo
    await sendNewFiles(filesItem)
    for (let next = waiting[0]; next; next = waiting[0]) {
      await vault.append(next.item, next.bytes)
      waiting.shift()
    }
    if (stream.lengthBytes() > restartBytes) stream.restart(keep)
    return completeTo
  }

  return {
    /**
     * Sends what was committed since the last time; returns the time before which everything is sent, or null while more
     * waits. Rejects if it cannot be sent now, and with `WalLost` if never.
     */
    async send(): Promise<Date | null> {
      sending ??= send().finally(() => {
        sending = null
      })
      return sending
    },

    /** For `createBackup`: a copy that the log follows. */
    copyDatabase: (async (to) => {
      // What is captured before this returns is in the copy.
      const copying = stream.copyTo(to, keep)
      const [after, earliestMs] = [number, lastItemMs]
      const { from, at } = await copying
      return {
        at: new Date(Math.max(at.getTime(), earliestMs)),
        log: { stream: id, after, start: encodeSegment({ from, frames: Buffer.alloc(0) }).toString() },
      }
    }) satisfies BackupSource['copyDatabase'],

    /** The files of a backup need not be sent again. */
    noteFiles(sent: FileLists): void {
      sentFiles = sent
      // Pieces that no backup names any more may be removed.
      pieces.clear()
    },

    /** True while something captured could not be sent. */
    isBehind: () => waiting.length > 0,
    close: () => stream.close(),
  }
}

export type Follower = ReturnType<typeof createFollower>
