import { DatabaseSync } from 'node:sqlite'

/** One thing that a vendor knows, such as a charge; `key` is what the store calls it. */
export interface VendorEntry {
  readonly id: number
  readonly at: string
  readonly kind: string
  readonly key: string
  readonly data: Record<string, unknown>
}

export interface EntriesWanted {
  readonly kind?: string | undefined
  readonly key?: string | undefined
}

const schema = `
  pragma journal_mode = wal;
  create table if not exists entries (
    id integer primary key autoincrement, at text not null, kind text not null, key text not null, data text not null
  ) strict;
  create index if not exists entries_kind_key on entries (kind, key, id);
  create trigger if not exists entries_stay before update on entries
    begin select raise(abort, 'The record of a vendor is never changed.'); end;
  create trigger if not exists entries_remain before delete on entries
    begin select raise(abort, 'The record of a vendor is never changed.'); end;
`

export type VendorRecord = ReturnType<typeof openVendorRecord>

/** Opens what a vendor knows: a file of its own, apart from the store, to which entries are only added; in memory by default. */
export function openVendorRecord(file = ':memory:') {
  const db = new DatabaseSync(file)
  db.exec(schema)
  const insert = db.prepare('insert into entries (at, kind, key, data) values (?, ?, ?, ?)')
  const select = db.prepare(
    'select id, at, kind, key, data from entries where (?1 is null or kind = ?1) and (?2 is null or key = ?2) order by id',
  )
  return {
    /** Adds an entry and returns its id, which grows by one. */
    add({ at, kind, key, data }: Omit<VendorEntry, 'id' | 'at'> & { readonly at: Date }): number {
      return Number(insert.run(at.toISOString(), kind, key, JSON.stringify(data)).lastInsertRowid)
    },
    /** Returns entries, oldest first. */
    list({ kind, key }: EntriesWanted = {}): VendorEntry[] {
      return select.all(kind ?? null, key ?? null).map((row) => ({
        id: Number(row.id),
        at: String(row.at),
        kind: String(row.kind),
        key: String(row.key),
        data: JSON.parse(String(row.data)),
      }))
    },
    /** Runs several additions completely or not at all. */
    together<Result>(work: () => Result): Result {
      db.exec('begin immediate')
      try {
        const result = work()
        db.exec('commit')
        return result
      } catch (error) {
        db.exec('rollback')
        throw error
      }
    },
    close: () => db.close(),
  }
}
