import { execFileSync } from 'node:child_process'
import {
  appendFileSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { full } from '@mullion/config/test-speed'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { engine } from '../dialect/engine.ts'

const installed = '/usr/lib/postgresql'

/** Folder of the newest PostgreSQL of this machine; null if there is none. */
function programs(): string | null {
  const versions = existsSync(installed) ? readdirSync(installed).sort((a, b) => Number(b) - Number(a)) : []
  const found = versions
    .map((version) => join(installed, version, 'bin'))
    .find((bin) => existsSync(join(bin, 'initdb')))
  return found ?? null
}

/** PostgreSQL refuses to run as root; its own account is there where it is installed. */
function accountOf(): { readonly uid: number; readonly gid: number } | null {
  if (process.getuid?.() !== 0) return { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 }
  try {
    const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { stdio: 'pipe' }).toString())
    return { uid: id('-u'), gid: id('-g') }
  } catch {
    return null
  }
}

const bin = programs()
const account = accountOf()
const missing = bin === null || account === null ? 'PostgreSQL’s own programs are not installed' : null

const pgbackrest = '/usr/bin/pgbackrest'

function openCluster() {
  if (bin === null || account === null) throw new Error('PostgreSQL is not installed.')
  const dir = mkdtempSync(join(tmpdir(), 'mullion-pg-'))
  const [data, base, wal] = [join(dir, 'data'), join(dir, 'base'), join(dir, 'wal')]
  mkdirSync(wal)
  for (const each of [dir, wal]) chownSync(each, account.uid, account.gid)
  const run = (program: string, ...args: string[]) =>
    execFileSync(join(bin, program), args, {
      ...account,
      cwd: dir,
      stdio: 'ignore',
      env: { PATH: process.env.PATH, LC_ALL: 'C' },
    })
  const asClient = async <T>(work: (client: pg.Client) => Promise<T>): Promise<T> => {
    const client = new pg.Client({ host: dir, user: 'postgres', database: 'postgres' })
    // The server is stopped without a word.
    client.on('error', () => undefined)
    await client.connect()
    return work(client).finally(() => client.end().catch(() => undefined))
  }
  run('initdb', '-D', data, '-U', 'postgres', '--auth=trust', '--no-sync')
  return {
    ...{ dir, data, base, wal, run, asClient },
    configure: (folder: string, lines: readonly string[]) =>
      appendFileSync(join(folder, 'postgresql.auto.conf'), `${lines.join('\n')}\n`),
    start: (folder: string) =>
      run(
        'pg_ctl',
        '-D',
        folder,
        '-w',
        '-l',
        join(dir, 'log'),
        '-o',
        `-c listen_addresses='' -k ${dir}`,
        'start',
      ),
    stop: (folder: string) => run('pg_ctl', '-D', folder, '-m', 'immediate', 'stop'),
    /** Runs pgBackRest with a configuration beside the data. */
    backrest: (...args: string[]) =>
      execFileSync(pgbackrest, [`--config=${dir}/pgbackrest.conf`, '--stanza=store', ...args], {
        ...account,
        cwd: dir,
        stdio: 'pipe',
      }),
    own: (path: string) => chownSync(path, account.uid, account.gid),
  }
}

describe.runIf(engine === 'sqlite')('a PostgreSQL server that is lost', () => {
  it('is restored to a moment from a base backup and the archived log, as the handbook says', async ({
    skip,
  }) => {
    if (missing) skip(missing)
    const cluster = openCluster()
    const { data, base, wal, dir } = cluster
    let running: string | null = data
    let lastLog = ''
    try {
      cluster.configure(data, [
        'archive_mode = on',
        `archive_command = 'test ! -f ${wal}/%f && cp %p ${wal}/%f'`,
        'archive_timeout = 60',
        'fsync = off',
      ])
      cluster.start(data)
      await cluster.asClient((client) => client.query('create table orders (number int)'))
      cluster.run('pg_basebackup', '-h', dir, '-U', 'postgres', '-D', base, '-c', 'fast', '-X', 'none')
      const moment = await cluster.asClient(async (client) => {
        await client.query('insert into orders values (1), (2)')
        const { rows } = await client.query<{ now: string }>(
          `select clock_timestamp()::text as now, pg_sleep(0.01)`,
        )
        await client.query('insert into orders values (3)')
        const switched = await client.query<{ name: string }>(
          'select pg_walfile_name(pg_switch_wal()) as name',
        )
        lastLog = switched.rows[0]?.name ?? ''
        return rows[0]?.now
      })
      const archived = () =>
        cluster.asClient(async (client) => {
          const { rows } = await client.query<{ name: string }>(
            `select coalesce(last_archived_wal, '') as name from pg_stat_archiver`,
          )
          return (rows[0]?.name ?? '') >= lastLog
        })
      await expect.poll(archived).toBe(true)
      cluster.stop(data)
      running = null
      rmSync(data, { recursive: true })

      cpSync(base, data, { recursive: true })
      execFileSync('chown', ['-R', '--reference', wal, data])
      execFileSync('chmod', ['0700', data])
      cluster.configure(data, [
        `restore_command = 'cp ${wal}/%f %p'`,
        `recovery_target_time = '${moment}'`,
        `recovery_target_action = 'promote'`,
      ])
      writeFileSync(join(data, 'recovery.signal'), '')
      cluster.own(join(data, 'recovery.signal'))
      cluster.start(data)
      running = data
      const orders = await cluster.asClient(async (client) =>
        (await client.query<{ number: number }>('select number from orders order by number')).rows.map(
          (row) => row.number,
        ),
      )
      expect(orders).toEqual([1, 2])
    } finally {
      if (running) cluster.stop(running)
      rmSync(dir, { recursive: true, force: true })
    }
  }, 120_000)

  it.runIf(full && existsSync(pgbackrest))(
    'is restored to a moment by pgBackRest, as the handbook says',
    async ({ skip }) => {
      if (missing) skip(missing)
      const cluster = openCluster()
      const { data, dir, wal } = cluster
      let running: string | null = null
      try {
        writeFileSync(
          join(dir, 'pgbackrest.conf'),
          [
            '[global]',
            `repo1-path=${wal}`,
            'repo1-cipher-type=aes-256-cbc',
            'repo1-cipher-pass=of a test',
            'repo1-retention-full=2',
            'compress-type=zst',
            'start-fast=y',
            ...['log', 'lock', 'spool'].map((name) => `${name}-path=${dir}`),
            '[store]',
            `pg1-path=${data}`,
            `pg1-socket-path=${dir}`,
            'pg1-user=postgres',
          ].join('\n'),
        )
        cluster.configure(data, [
          'archive_mode = on',
          `archive_command = '${pgbackrest} --config=${dir}/pgbackrest.conf --stanza=store archive-push %p'`,
          'fsync = off',
        ])
        cluster.start(data)
        running = data
        cluster.backrest('stanza-create')
        await cluster.asClient((client) => client.query('create table orders (number int)'))
        cluster.backrest('--type=full', 'backup')
        const moment = await cluster.asClient(async (client) => {
          await client.query('insert into orders values (1), (2)')
          const { rows } = await client.query<{ now: string }>(
            'select clock_timestamp()::text as now, pg_sleep(0.01)',
          )
          await client.query('insert into orders values (3)')
          return rows[0]?.now
        })
        // Waits until the log up to now is archived.
        cluster.backrest('check')
        cluster.stop(data)
        running = null
        rmSync(data, { recursive: true })
        cluster.backrest('--type=time', `--target=${moment}`, '--target-action=promote', 'restore')
        cluster.start(data)
        running = data
        const { rows } = await cluster.asClient((client) =>
          client.query<{ number: number }>('select number from orders order by number'),
        )
        expect(rows.map(({ number }) => number)).toEqual([1, 2])
      } finally {
        if (running) cluster.stop(running)
        rmSync(dir, { recursive: true, force: true })
      }
    },
    120_000,
  )
})
