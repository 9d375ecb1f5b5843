// Thread that makes backups, sends the log, and verifies. It reads, compresses and encrypts without blocking the server's
// event loop.
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { type ProcessLock, takeProcessLock } from '@mullion/db/backups/process-lock'
import { WalLost } from '@mullion/db/backups/wal-stream'
import { backupsToKeep } from '@mullion/domain/backups/retention'
import { openFileStores, rememberedDiskStores } from '../ports/file-stores.ts'
import type { BackupThreadData, FromBackupThread, ToBackupThread } from './backup-worker.ts'
import { copyOf, createBackup, latestReadable } from './create.ts'
import { createFollower, type Follower } from './follower.ts'
import { openVault } from './place.ts'
import { findRestorable } from './restore.ts'
import { type BackupWork, createSchedule } from './schedule.ts'
import { verifyBackup } from './verify.ts'
import { removeLeftovers } from './work-dir.ts'

const port = parentPort
if (!port) throw new Error('This file is the body of a thread.')
const { plan, verifiedAt } = workerData as BackupThreadData
const { databaseFile, everyMs, logEveryMs, verifyEveryMs } = plan
const schedule = createSchedule({ everyMs, verifyEveryMs, verifiedAt })
const vault = await openVault(plan.place)
const files = openFileStores(plan.files)
const localFiles = plan.files.s3 ? null : rememberedDiskStores(plan.files.dataDir)
const workDir = databaseFile === null ? plan.files.dataDir : dirname(databaseFile)

/** How often to look for something to do, without a log to send. */
const idleMs = 1000
/** How soon sending the log is tried again, which copies nothing. */
const afterFailureMs = 10_000

/** What was told of each kind of failure: one that goes on is no news. */
const told = new Map<BackupWork | 'log' | 'removal', string>()
const tell = (message: FromBackupThread) => port.postMessage(message)
const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
function tellFailure(what: BackupWork | 'log' | 'removal', error: unknown): void {
  const reason = reasonOf(error)
  if (told.get(what) !== reason) tell({ type: 'failed', reason })
  told.set(what, reason)
}

const ending = new AbortController()
const claims: ((isOurs: boolean) => void)[] = []
port.on('message', (message: ToBackupThread) => {
  if (message.type === 'claimed') claims.shift()?.(message.isOurs)
  else {
    ending.abort()
    claims.shift()?.(false)
  }
})

let lock: ProcessLock | null = null
let follower: Follower | null = null
/** True once there is a backup that the log follows. */
let hasBackup = false
let atWork: Promise<void> | null = null

/** One process makes the backups of a SQLite file; servers on PostgreSQL take turns. */
function isOurs(): boolean | Promise<boolean> {
  if (databaseFile !== null) {
    if (lock) return true
    lock = takeProcessLock(`${databaseFile}-backup-lock`)
    return lock !== null
  }
  tell({ type: 'claim' })
  return new Promise<boolean>((resolve) => claims.push(resolve))
}

async function backUp(): Promise<void> {
  const { report, files: sent } = await createBackup({
    vault,
    files,
    workDir,
    copyDatabase: follower?.copyDatabase ?? (databaseFile === null ? null : copyOf(databaseFile)),
  })
  follower?.noteFiles(sent)
  hasBackup = true
  tell({ type: 'created', report })
  await removeOld().then(
    () => told.delete('removal'),
    (error: unknown) => tellFailure('removal', `Old backups were not removed: ${reasonOf(error)}`),
  )
}

async function removeOld(): Promise<void> {
  const { kept, withLog } = backupsToKeep(await vault.list(), plan.rule)
  const namesOf = (backups: typeof kept) => new Set(backups.map(({ name }) => name))
  await vault.prune(namesOf(kept), namesOf(withLog))
}

async function verify(): Promise<void> {
  const restorable = await findRestorable(vault)
  if (restorable) tell({ type: 'verified', report: await verifyBackup({ vault, restorable, workDir }) })
}

/** Runs long work beside the log, one at a time; a failure is told and the work tried again later. */
function start(what: BackupWork): void {
  atWork = (what === 'backup' ? backUp() : verify())
    .then(
      () => {
        schedule.succeeded(what)
        told.delete(what)
      },
      (error: unknown) => {
        schedule.failed(what, Date.now())
        tellFailure(what, error)
      },
    )
    .finally(() => {
      atWork = null
    })
}

async function startDue(): Promise<void> {
  // A copy would only add to what waits in memory.
  if (atWork || follower?.isBehind()) return
  const isRetry = schedule.isRetry('backup')
  const due = schedule.take(Date.now())
  if (due === null) return
  // The server that failed has its turn still.
  if (due === 'verification' || databaseFile !== null || isRetry || (await isOurs())) start(due)
}

async function turn(): Promise<void> {
  if (databaseFile !== null && !(await isOurs())) return
  if (databaseFile !== null && logEveryMs > 0 && !follower) {
    const latest = await latestReadable(vault)
    follower = createFollower({
      ...{ file: databaseFile, vault, files: localFiles, latest },
      lastItemAt: await vault.latestAt(),
    })
  }
  await startDue()
  await sendLog()
}

async function sendLog(): Promise<void> {
  if (!follower) return
  const at = await follower.send()
  told.delete('log')
  // Without a backup that it follows, the log is of no use.
  if (hasBackup && at) tell({ type: 'sent', at })
}

/** A log that was lost is followed again from a new backup on. */
async function recover(error: unknown): Promise<void> {
  tellFailure('log', error)
  if (error instanceof WalLost) {
    await atWork
    schedule.failed('backup', Date.now())
    follower?.close()
    follower = null
    hasBackup = false
  }
}

removeLeftovers(workDir)
while (!ending.signal.aborted) {
  const failed = await turn().then(
    () => false,
    async (error: unknown) => {
      await recover(error)
      return true
    },
  )
  const pause = failed ? afterFailureMs : follower ? logEveryMs : idleMs
  await sleep(pause, undefined, { signal: ending.signal }).catch(() => undefined)
}
// The database is closed by now: this is the rest of what it stored.
await sendLog().catch((error: unknown) => tellFailure('log', error))
if (!atWork) (follower as Follower | null)?.close()
process.exit()
