import { closeSync, openSync } from 'node:fs'
import Sqlite from 'better-sqlite3'
import { commitsAfter, isStillThere, readBetween, startOfWal, type WalPosition } from './wal-file.ts'
import { frameHeaderBytes, readFrame } from './wal-format.ts'
import type { WalSegment } from './wal-segment.ts'

/** Frames may be missing, so that what comes next cannot be added to the copy; a new copy has to be made. */
export class WalLost extends Error {}

export interface WalStreamOptions {
  readonly file: string
  /** About how long a segment is. */
  readonly segmentBytes?: number
}

/** What a copy of the database holds: everything that was committed before `at`, and nothing after. */
export interface CopyPoint {
  /** Where the log goes on after the copy. */
  readonly from: WalPosition
  readonly at: Date
}

export interface CapturedSegment extends WalSegment {
  /** False for a part of a long transaction, of no use without the segments that follow. */
  readonly endsAtCommit: boolean
}

const lockWaitMs = 5000
const turns = 20

/** Written to have a frame in the log that is not in the database file yet; see `protect`. */
const mark = `insert into shared_facts (name, value) values ('wal-mark', '1')
  on conflict (name) do update set value = cast(value as integer) + 1`

function connect(file: string, readonly = false): Sqlite.Database {
  const connection = new Sqlite(file, { readonly, fileMustExist: true, timeout: lockWaitMs })
  if (!readonly) {
    connection.pragma('synchronous = FULL')
    connection.pragma('wal_autocheckpoint = 0')
  }
  return connection
}

/** Opens what a stream needs, or nothing of it. */
function openParts(file: string) {
  using opened = new DisposableStack()
  const own = (readonly = false) => opened.adopt(connect(file, readonly), (each) => each.close())
  const [gate, checkpointer] = [own(), own()]
  gate.exec(mark)
  const parts = {
    gate,
    checkpointer,
    hold: own(true),
    snapshot: own(true),
    wal: openSync(`${file}-wal`, 'r'),
  }
  opened.move()
  return parts
}

/**
 * Reads every committed frame of a database's log, before the log is written over. SQLite starts the log again from its
 * beginning when all of it is in the database file and no reader needs it; so a reader (`hold`) needs it, at all times
 * but one: `restart` lets go of it while it holds the write lock, and has read everything. Whether the log was
 * written over in spite of that is seen by its salts, which count up by one each time.
 *
 * Blocks its thread while it waits for a lock. The files of a database must not be opened and closed by the same
 * process in any other way, since that ends the locks that SQLite holds; only the log itself may be.
 */
export function openWalStream({ file, segmentBytes = 4 * 1024 * 1024 }: WalStreamOptions) {
  const { gate, checkpointer, hold, snapshot, wal } = openParts(file)
  let position: WalPosition | null = null

  const begin = (connection: Sqlite.Database) => {
    connection.exec('begin')
    connection.prepare('select count(*) from sqlite_master').get()
  }
  const end = (connection: Sqlite.Database) => {
    if (connection.inTransaction) connection.exec('rollback')
  }

  /** Frames in the log, and how many of them are in the database file too. */
  function progress(mode: 'noop' | 'passive') {
    const [row] = checkpointer.pragma(`wal_checkpoint(${mode})`) as { log: number; checkpointed: number }[]
    return row ?? { log: 0, checkpointed: 0 }
  }

  /**
   * Makes `hold` need the log. A reader that begins when all frames are in the database file reads only that, and
   * would not stop the log from starting again.
   */
  function protect(): void {
    for (let turn = 0; turn < turns; turn += 1) {
      gate.exec('begin immediate')
      try {
        end(hold)
        begin(hold)
        const { log, checkpointed } = progress('noop')
        if (log > checkpointed) return
      } finally {
        end(gate)
      }
      gate.exec(mark)
    }
    throw new WalLost('The log could not be held.')
  }

  /** Reads what was committed since the last call, as segments. */
  function* capture(): Generator<CapturedSegment> {
    if (!position || !isStillThere(wal, position)) throw new WalLost('The log is not the one that was read.')
    let last = position
    // The commits are found first, since what follows the last one may be taken back.
    for (const commit of commitsAfter(wal, position)) last = commit
    while (position.offset < last.offset) {
      const to = cut(position, last)
      const segment = { from: position, frames: readBetween(wal, position, to) }
      position = to
      yield { ...segment, endsAtCommit: to.offset === last.offset }
    }
  }

  /** Returns where a segment ends that begins at `from`. */
  function cut(from: WalPosition, last: WalPosition): WalPosition {
    if (last.offset - from.offset <= segmentBytes) return last
    const frameBytes = frameHeaderBytes + from.header.pageSize
    const offset = from.offset + Math.max(1, Math.floor(segmentBytes / frameBytes)) * frameBytes
    const lastFrame = readBetween(wal, { ...from, offset: offset - frameBytes }, { ...from, offset })
    return { ...from, offset, checksum: readFrame(lastFrame, 0).checksum }
  }

  /** Takes up the log that followed the one read to its end. */
  function takeUpNext(): void {
    const before = position
    if (!before || isStillThere(wal, before)) return
    const next = startOfWal(wal)
    const isNext = next && next.header.salts[0] === (before.header.salts[0] + 1) >>> 0
    if (!next || !isNext) throw new WalLost('The log was written over.')
    position = next
  }

  /** Lets go of the log, which is in the database file, and holds the next one; called with the write lock. */
  function beginNext(): void {
    end(hold)
    try {
      gate.exec(mark)
      gate.exec('commit')
      protect()
    } catch (error) {
      // Nothing holds the log now.
      throw error instanceof WalLost
        ? error
        : new WalLost('The next log could not be held.', { cause: error })
    }
  }

  return {
    /** Begins to read at the end of the log as it is now. */
    start(): void {
      protect()
      gate.exec('begin immediate')
      try {
        const start = startOfWal(wal)
        if (!start) throw new WalLost('There is no log.')
        position = start
        for (const commit of commitsAfter(wal, start)) position = commit
      } finally {
        end(gate)
      }
    },

    capture,

    /**
     * Copies what the log holds into the database file, and lets SQLite write over the log if no other reader needs
     * it. Gives `keep` the segments that were captured on the way. Transactions of others wait meanwhile.
     */
    restart(keep: (segment: CapturedSegment) => void): void {
      // `hold` moves to the last frame that was read, so that more of the log can be copied.
      gate.exec('begin immediate')
      try {
        for (const segment of capture()) keep(segment)
        const { log, checkpointed } = progress('noop')
        if (log > checkpointed) {
          end(hold)
          begin(hold)
        }
      } finally {
        end(gate)
      }
      progress('passive')
      gate.exec('begin immediate')
      try {
        for (const segment of capture()) keep(segment)
        const { log, checkpointed } = progress('noop')
        if (log > checkpointed) return
        beginNext()
      } finally {
        end(gate)
      }
      takeUpNext()
    },

    /**
     * Copies the database as it is at the end of the segments that `keep` is given, to a new file, while others read
     * and write.
     */
    async copyTo(path: string, keep: (segment: CapturedSegment) => void): Promise<CopyPoint> {
      let from: WalPosition | null = null
      let at: Date
      gate.exec('begin immediate')
      try {
        for (const segment of capture()) keep(segment)
        from = position
        at = new Date()
        begin(snapshot)
      } finally {
        end(gate)
      }
      if (!from) throw new WalLost('There is no log.')
      try {
        await snapshot.backup(path)
      } finally {
        end(snapshot)
      }
      return { from, at }
    },

    /** Bytes of the log that were read since it began. */
    lengthBytes: () => position?.offset ?? 0,

    close(): void {
      for (const each of [hold, snapshot, gate, checkpointer]) {
        end(each)
        each.close()
      }
      closeSync(wal)
    },
  }
}

export type WalStream = ReturnType<typeof openWalStream>
