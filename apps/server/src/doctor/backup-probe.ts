import { sqliteFileOf } from '@mullion/db/inspect'
import { IncompleteBackup } from '@mullion/integrations/backups/vault'
import { fails, type Probe, type ProbeResult, works } from '@mullion/integrations/probe'
import { backupPlaceOf, openVault } from '../backups/place.ts'
import { isReachable } from '../settings/reach.ts'
import type { Env } from '../settings/schema.ts'

const hourMs = 3_600_000

const ageText = (ms: number) => {
  const minutes = Math.round(ms / 60_000)
  if (minutes < 120) return `${minutes} minutes`
  return minutes < 60 * 48 ? `${Math.round(minutes / 60)} hours` : `${Math.round(minutes / 1440)} days`
}

function without(env: Env): ProbeResult {
  if (env.MULLION_DEMO || !isReachable(env)) return works('None: BACKUP_TO is not set.')
  return fails('This store has no backups.', 'Set BACKUP_TO and BACKUP_KEY, or back it up by other means.')
}

/** Asks whether the backups can be read, and how old the last one is. */
async function ask(env: Env): Promise<ProbeResult> {
  const place = backupPlaceOf(env)
  if (!place) return without(env)
  const vault = await openVault(place)
  const last = (await vault.list()).at(-1)
  if (!last) {
    return fails(
      `There is no backup in ${env.BACKUP_TO} yet.`,
      'Start the server, or run: mullion-server backup create',
    )
  }
  const age = Date.now() - last.at.getTime()
  try {
    await vault.manifest(last.name)
  } catch (error) {
    if (!(error instanceof IncompleteBackup)) throw error
    return fails(
      'The last backup cannot be opened with BACKUP_KEY.',
      'Set the key with which it was made, or send backups to another place from now on.',
    )
  }
  if (env.BACKUP_ALERT_HOURS > 0 && age > env.BACKUP_ALERT_HOURS * hourMs) {
    return fails(
      `The last backup is ${ageText(age)} old.`,
      'Look for “A backup failed” in the log of the server, or run: mullion-server backup create',
    )
  }
  if (sqliteFileOf(env.DATABASE_URL) === null) {
    return works(
      `Of files only: the last one is ${ageText(age)} old and can be opened. The database is not in it; docs/handbook/backup.md says how PostgreSQL is backed up.`,
    )
  }
  return works(`The last one is ${ageText(age)} old and can be opened.`)
}

export const backupProbe = (env: Env): Probe => ({ name: 'Backups', run: () => ask(env) })
