// Thread that makes backups, sends the log, and verifies. It reads, compresses and encrypts without blocking the server's
// event loop.
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { type ProcessLock, takeProcessLock } from '@mullion/db/backups/process-lock'
import { WalLost } from '@mullion/db/backups/wal-stream'
import { backupsToKeep } from '@mullion/domain/backups/retention'
import { diskStores, openFileStores } from '../ports/file-stores.ts'
import type { BackupThreadData, FromBackupThread, ToBackupThread } from './backup-worker.ts'
import { copyOf, createBackup, latestReadable, removeLeftovers } from './create.ts'
import { createFollower, type Follower } from './follower.ts'
import { openVault } from './place.ts'
import { findRestorable } from './restore.ts'
import { verifyBackup } from './verify.ts'

const port = parentPort
if (!port) throw new Error('This file is the body of a thread.')
const { plan, verifiedAt } = workerData as BackupThreadData
const { databaseFile, everyMs, logEveryMs, verifyEveryMs } = plan
const vault = await openVault(plan.place)
const files = openFileStores(plan.files)
const localFiles = plan.files.s3 ? null : diskStores(plan.files.dataDir)
const workDir = databaseFile === null ? plan.files.dataDir : dirname(databaseFile)

/** How often to look for something to do, without a log to send. */
const idleMs = 1000
const afterFailureMs = 10_000

const tell = (message: FromBackupThread) => port.postMessage(message)
const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

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
let nextBackupAt = 0
let nextVerifyAt = (verifiedAt ?? 0) + verifyEveryMs
let atWork: Promise<void> | null = null

/** One process makes the backups of a SQLite file; servers on PostgreSQL take turns. */
function isOurs(): boolean | Promise<boolean> {
  if (databaseFile !== null) {
    if (lock) return true
    lock = takeProcessLock(`${databaseFile}-backup-lock`)
    if (lock) removeLeftovers(workDir)
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
  tell({ type: 'created', report })
  await removeOld().catch((error: unknown) =>
    tell({ type: 'failed', reason: `Old backups were not removed: ${reasonOf(error)}` }),
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
function start(work: () => Promise<void>): void {
  atWork = work()
    .catch((error: unknown) => {
      nextBackupAt = Math.min(nextBackupAt, Date.now() + afterFailureMs)
      tell({ type: 'failed', reason: reasonOf(error) })
    })
    .finally(() => {
      atWork = null
    })
}

async function startDue(): Promise<void> {
  // A copy would only add to what waits in memory.
  if (atWork || follower?.isBehind()) return
  const now = Date.now()
  if (now >= nextBackupAt) {
    nextBackupAt = now + everyMs
    if (databaseFile !== null || (await isOurs())) start(backUp)
  } else if (verifyEveryMs > 0 && now >= nextVerifyAt) {
    nextVerifyAt = now + verifyEveryMs
    start(verify)
  }
}

async function turn(): Promise<void> {
  if (databaseFile !== null && !(await isOurs())) return
  if (databaseFile !== null && logEveryMs > 0 && !follower) {
    const latest = await latestReadable(vault)
    follower = createFollower({
      ...{ file: databaseFile, vault, files: localFiles, latest },
      lastItemAt: await vault.latestAt(),
    })
    nextBackupAt = 0
  }
  await startDue()
  await sendLog()
}

async function sendLog(): Promise<void> {
  if (!follower) return
  await follower.send()
  const at = follower.lastSentAt()
  if (at) tell({ type: 'sent', at })
}

/** A log that was lost is followed again from a new backup on. */
async function recover(error: unknown): Promise<void> {
  tell({ type: 'failed', reason: reasonOf(error) })
  if (error instanceof WalLost) {
    await atWork
    follower?.close()
    follower = null
  }
}

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
await sendLog().catch((error: unknown) => tell({ type: 'failed', reason: reasonOf(error) }))
if (!atWork) (follower as Follower | null)?.close()
process.exit()
