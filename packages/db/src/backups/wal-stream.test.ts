import { createHash } from 'node:crypto'
import { closeSync, copyFileSync, mkdtempSync, openSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomCases } from '@mullion/config/test-speed'
import Sqlite from 'better-sqlite3'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { engine } from '../dialect/engine.ts'
import { isInUse } from './in-use.ts'
import { commitsAfter, isStillThere, startOfWal, type WalPosition } from './wal-file.ts'
import { BrokenWal, replayWal } from './wal-replay.ts'
import { decodeSegment, encodeSegment } from './wal-segment.ts'
import { type CapturedSegment, openWalStream, type WalStream } from './wal-stream.ts'

const tables = `
  create table shared_facts (name text primary key, value text not null);
  create table rows (id integer primary key, text text);
  create table commits (number integer primary key)`

/** A database that others write, and a copy of it that follows. */
function openWorld() {
  const dir = mkdtempSync(join(tmpdir(), 'mullion-wal-'))
  const file = join(dir, 'store.db')
  const connect = () => {
    const connection = new Sqlite(file, { timeout: 5000 })
    connection.pragma('synchronous = OFF')
    // Transactions write to the log before they commit.
    connection.pragma('cache_size = 8')
    connection.pragma('wal_autocheckpoint = 20')
    return connection
  }
  const writer = connect()
  writer.pragma('journal_mode = WAL')
  writer.exec(tables)
  const other = connect()
  const digests: string[] = []
  let last = 0

  const digestOf = (connection: Sqlite.Database) =>
    createHash('sha256')
      .update(JSON.stringify(connection.prepare('select * from rows order by id').raw().all()))
      .digest('hex')
  const base = join(dir, 'base.db')
  let segments: (CapturedSegment & { readonly commits: number })[] = []
  let start: WalPosition | null = null
  let stream: WalStream | null = null
  const keep = (segment: CapturedSegment) => segments.push({ ...segment, commits: last })

  return {
    dir,
    writer,
    other,
    /** Commits rows, changes or removals, and remembers the state. */
    commit(connection: Sqlite.Database, seed: number, size: number) {
      connection.transaction(() => {
        for (let at = 0; at < size; at += 1) {
          const id = (seed * 31 + at * 7) % 400
          if ((seed + at) % 5 === 0) connection.prepare('delete from rows where id = ?').run(id)
          else {
            const text = String.fromCharCode(97 + (seed % 26)).repeat(50 + ((seed * at) % 900))
            connection.prepare('insert or replace into rows values (?, ?)').run(id, text)
          }
        }
        last += 1
        connection.prepare('insert into commits values (?)').run(last)
      })()
      digests[last] = digestOf(connection)
    },
    rollBack(connection: Sqlite.Database, seed: number) {
      connection.exec('begin immediate')
      const insert = connection.prepare('insert or replace into rows values (?, ?)')
      for (let at = 0; at < 120; at += 1) insert.run((seed + at) % 400, 'not committed '.repeat(60))
      connection.exec('rollback')
    },
    async follow() {
      stream?.close()
      stream = openWalStream({ file, segmentBytes: 64 * 1024 })
      stream.start()
      segments = []
      rmSync(base, { force: true })
      start = (await stream.copyTo(base, () => undefined)).from
      digests[0] ??= digestOf(writer)
    },
    ship() {
      if (stream) for (const segment of stream.capture()) keep(segment)
    },
    restart: () => stream?.restart(keep),
    /** The machine is lost: what was not captured is gone. */
    segments: () => segments,
    async restored(upTo = segments.length) {
      const copy = join(dir, 'restored.db')
      for (const end of ['', '-wal', '-shm']) rmSync(copy + end, { force: true })
      copyFileSync(base, copy)
      const used = segments.slice(0, segments.slice(0, upTo).findLastIndex((each) => each.endsAtCommit) + 1)
      const sent = used.map((segment) => encodeSegment(segment))
      await replayWal(
        copy,
        start,
        (async function* () {
          for (const bytes of sent) yield decodeSegment(bytes)
        })(),
      )
      const connection = new Sqlite(copy)
      const found = {
        check: connection.pragma('integrity_check', { simple: true }),
        commit: Number(connection.prepare('select coalesce(max(number), 0) from commits').pluck().get()),
        digest: digestOf(connection),
        captured: used.at(-1)?.commits ?? 0,
      }
      connection.close()
      return found
    },
    digests,
    last: () => last,
    corrupt(at: number) {
      segments[at]?.frames.writeUInt8((segments[at].frames.readUInt8(100) + 1) % 256, 100)
    },
    drop: (at: number) => segments.splice(at, 1),
    [Symbol.dispose]() {
      stream?.close()
      writer.close()
      other.close()
      rmSync(dir, { recursive: true, force: true })
    },
  }
}

const steps = fc.array(
  fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record({
        do: fc.constant('commit' as const),
        seed: fc.nat(9999),
        size: fc.integer({ min: 1, max: 60 }),
        other: fc.boolean(),
      }),
    },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('long' as const), seed: fc.nat(9999) }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('roll back' as const), seed: fc.nat(9999) }) },
    { weight: 4, arbitrary: fc.record({ do: fc.constant('ship' as const) }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('restart' as const) }) },
    {
      weight: 2,
      arbitrary: fc.record({
        do: fc.constant('checkpoint' as const),
        mode: fc.constantFrom('passive', 'restart', 'truncate'),
      }),
    },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('follow' as const) }) },
  ),
  { minLength: 5, maxLength: 40 },
)
type Step = typeof steps extends fc.Arbitrary<(infer S)[]> ? S : never

async function act(world: ReturnType<typeof openWorld>, step: Step): Promise<void> {
  const { writer, other } = world
  if (step.do === 'commit') return world.commit(step.other ? other : writer, step.seed, step.size)
  if (step.do === 'long') return world.commit(writer, step.seed, 300)
  if (step.do === 'roll back') return world.rollBack(writer, step.seed)
  if (step.do === 'ship') return world.ship()
  if (step.do === 'restart') return world.restart()
  if (step.do === 'follow') return world.follow()
  other.pragma('busy_timeout = 0')
  other.pragma(`wal_checkpoint(${step.mode})`)
}

describe.runIf(engine === 'sqlite')('the log of a database that others write', () => {
  it('restores what was committed when it was last read, whatever is written, taken back and checkpointed', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (all) => {
        using world = openWorld()
        world.commit(world.writer, 1, 20)
        await world.follow()
        let expected = world.last()
        for (const step of all) {
          await act(world, step)
          if (step.do === 'ship' || step.do === 'restart' || step.do === 'follow') expected = world.last()
        }
        const found = await world.restored()
        expect(found.check).toBe('ok')
        expect(found.commit).toBe(expected)
        expect(found.digest).toBe(world.digests[found.commit])
      }),
      randomCases(10),
    )
  })

  it('restores every earlier moment at which it was read', async () => {
    using world = openWorld()
    world.commit(world.writer, 1, 20)
    await world.follow()
    for (let round = 2; round < 30; round += 1) {
      world.commit(world.writer, round, 40)
      world.ship()
      if (round % 7 === 0) world.restart()
    }
    for (let upTo = 1; upTo <= world.segments().length; upTo += 4) {
      const { check, commit, digest, captured } = await world.restored(upTo)
      expect({ check, commit, digest }).toEqual({
        check: 'ok',
        commit: captured,
        digest: world.digests[captured],
      })
    }
  })

  it('stays short: the log is written over once it has been read', async () => {
    using world = openWorld()
    await world.follow()
    const salts = new Set<number>()
    for (let round = 1; round < 12; round += 1) {
      world.commit(world.writer, round, 60)
      world.restart()
    }
    world.ship()
    for (const { from } of world.segments()) salts.add(from.header.salts[0])
    expect(salts.size).toBeGreaterThan(8)
    expect((await world.restored()).commit).toBe(11)
  })

  it('never replays over a gap or a damaged page', async () => {
    using world = openWorld()
    await world.follow()
    for (let round = 1; round < 6; round += 1) {
      world.commit(world.writer, round, 30)
      world.ship()
    }
    const [gone] = world.drop(2)
    await expect(world.restored()).rejects.toThrow(BrokenWal)
    world.segments().splice(2, 0, ...(gone ? [gone] : []))
    expect((await world.restored()).commit).toBe(5)
    world.corrupt(3)
    await expect(world.restored()).rejects.toThrow(BrokenWal)
  })

  it('holds nothing when it cannot be opened', () => {
    using world = openWorld()
    world.writer.exec('drop table shared_facts')
    world.writer.close()
    world.other.close()
    const file = join(world.dir, 'store.db')
    expect(() => openWalStream({ file })).toThrow('shared_facts')
    expect(isInUse(file)).toBe(false)
  })

  it('notices that the log was written over', () => {
    using world = openWorld()
    world.commit(world.writer, 1, 30)
    const log = openSync(join(world.dir, 'store.db-wal'), 'r')
    const start = startOfWal(log)!
    const end = [...commitsAfter(log, start)].at(-1)!
    expect([isStillThere(log, start), isStillThere(log, end)]).toEqual([true, true])
    world.other.pragma('wal_checkpoint(restart)')
    world.commit(world.writer, 2, 30)
    expect([isStillThere(log, start), isStillThere(log, end)]).toEqual([false, false])
    closeSync(log)
  })
})
