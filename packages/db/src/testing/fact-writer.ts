import Sqlite from 'better-sqlite3'

/** Another connection to a SQLite database, which commits facts without waiting for anything. */
export function openFactWriter(file: string) {
  const connection = new Sqlite(file, { fileMustExist: true })
  const replace = connection.prepare('insert or replace into shared_facts (name, value) values (?, ?)')
  return {
    commit(name: string, value: string): void {
      replace.run(name, value)
    },
    [Symbol.dispose]: () => void connection.close(),
  }
}
