import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { describe, expect, it } from 'vitest'
import { findCatalogVersion, incrementCatalogVersion } from '../catalog/catalog.repository.ts'
import { engine } from './engine.ts'
import { migrateSqlite, openSqlite } from './open-sqlite.ts'

function openCounted() {
  const dir = mkdtempSync(join(tmpdir(), 'mullion-groups-'))
  const file = join(dir, 'store.db')
  migrateSqlite(file)
  const db = openSqlite({ file, durable: false, strict: true })
  const other = new Sqlite(file, { readonly: true })
  return {
    db,
    versionInOtherConnection: () => other.prepare('select version from catalog_state').pluck().get(),
    /** Changes with each commit of another connection. */
    dataVersion: () => Number(other.pragma('data_version', { simple: true })),
    async [Symbol.asyncDispose]() {
      other.close()
      await db.close()
      rmSync(dir, { recursive: true, force: true })
    },
  }
}

describe.runIf(engine === 'sqlite')('concurrent transactions', () => {
  it('share one commit, and are stored by the time they resolve', async () => {
    await using counted = openCounted()
    const { db, versionInOtherConnection, dataVersion } = counted
    const before = dataVersion()
    const seen = await Promise.all(
      Array.from({ length: 20 }, () =>
        db.transaction((tx) => incrementCatalogVersion(tx)).then(versionInOtherConnection),
      ),
    )
    expect(seen).toEqual(Array.from({ length: 20 }, () => 20))
    expect(dataVersion() - before).toBe(1)
  })

  it('fail individually, leaving nothing of the failed ones', async () => {
    await using counted = openCounted()
    const { db } = counted
    const ended = await Promise.allSettled(
      Array.from({ length: 20 }, (_, at) =>
        db.transaction(async (tx) => {
          await incrementCatalogVersion(tx)
          if (at % 3 === 0) throw new Error(`no ${at}`)
          return findCatalogVersion(tx)
        }),
      ),
    )
    const committed = ended.flatMap((end) => (end.status === 'fulfilled' ? [end.value] : []))
    expect(committed).toEqual(Array.from({ length: 13 }, (_, at) => at + 1))
    expect(ended[3]).toMatchObject({ status: 'rejected', reason: new Error('no 3') })
    expect(await findCatalogVersion(db.read)).toBe(13)
  })

  it('are refused when nested, without affecting others in the same commit', async () => {
    await using counted = openCounted()
    const { db } = counted
    const nested = () => db.transaction(() => db.transaction(async () => 1))
    const plain = () => db.transaction((tx) => incrementCatalogVersion(tx))
    const ended = await Promise.allSettled([plain(), nested(), plain()])
    expect(ended.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(await findCatalogVersion(db.read)).toBe(2)
  })
})
