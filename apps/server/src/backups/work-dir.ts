import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { takeProcessLock } from '@mullion/db/backups/process-lock'

const lockEnd = '.lock'
/** A lock without a folder that is younger may be that of a process which is about to make it. */
const minLockAgeMs = 3_600_000

export interface WorkDir extends Disposable {
  readonly path: string
}

/** Makes a folder below `dir` for the time of one piece of work. The lock beside it tells that its process lives. */
export function openWorkDir(dir: string, kind: 'backup' | 'verify'): WorkDir {
  mkdirSync(dir, { recursive: true, mode: 0o700 })
  const path = join(dir, `.${kind}-${randomUUID()}`)
  const lock = takeProcessLock(path + lockEnd)
  if (!lock) throw new Error(`${path} is in use.`)
  mkdirSync(path, { mode: 0o700 })
  return {
    path,
    [Symbol.dispose]() {
      rmSync(path, { recursive: true, force: true })
      lock.release()
      rmSync(path + lockEnd, { force: true })
    },
  }
}

/** Removes the folders of processes that were killed. */
export function removeLeftovers(dir: string): void {
  if (!existsSync(dir)) return
  const found = readdirSync(dir).flatMap((name) => /^\.(?:backup|verify)-[\w-]+/.exec(name)?.[0] ?? [])
  for (const name of new Set(found)) {
    const path = join(dir, name)
    if (!existsSync(path) && Date.now() - statSync(path + lockEnd).mtimeMs < minLockAgeMs) continue
    const lock = takeProcessLock(path + lockEnd)
    if (!lock) continue
    rmSync(path, { recursive: true, force: true })
    lock.release()
    rmSync(path + lockEnd, { force: true })
  }
}
