import { CommandFailure, usageFailure } from '@mullion/terminal/exit-codes'
import type { Output } from '@mullion/terminal/program'
import type { Terminal } from '@mullion/terminal/terminal'
import { z } from 'zod'
import { backupProbe } from '../doctor/backup-probe.ts'
import { clockProbe } from '../doctor/clock-probe.ts'
import { databaseProbe } from '../doctor/database-probe.ts'
import { folderProbe } from '../doctor/folder-probe.ts'
import { type Finding, runProbes } from '../doctor/run-probes.ts'
import { serviceProbes } from '../doctor/service-probes.ts'
import { settingsProbes } from '../doctor/settings-probe.ts'
import { type Env, readEnv, SettingsError } from '../env.ts'
import { maskOf } from '../settings/secret-texts.ts'

export interface DoctorOptions {
  readonly mailTo?: string
  /** How long each service may take. */
  readonly limitMs?: number
}

const settingsAdvice = 'Correct the setting; docs/deployment.md explains each one. Nothing else was checked.'

/** Returns the settings, or what is wrong with them. */
function settingsOf({ env: values }: Terminal): Env | Finding[] {
  try {
    return readEnv(values)
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error
    return error.problems.map((problem) => ({
      name: 'Settings',
      ms: 0,
      ok: false,
      problem,
      advice: settingsAdvice,
    }))
  }
}

function findingsOf(env: Env, terminal: Terminal, { mailTo, limitMs = 10_000 }: DoctorOptions) {
  const probes = [
    ...settingsProbes(env, terminal.env),
    databaseProbe(env.DATABASE_URL),
    folderProbe(env.DATA_DIR),
    clockProbe(env),
    backupProbe(env),
    ...serviceProbes(env, { mailTo }),
  ]
  return runProbes(probes, { limitMs, mask: maskOf(env) })
}

function printFinding({ print, style }: Terminal, finding: Finding, width: number): void {
  const name = finding.name.padEnd(width)
  if (finding.ok) print(`${style('green', '✓')} ${name}  ${finding.detail}`)
  else {
    print(`${style('red', '✗')} ${name}  ${finding.problem}`)
    print(`  ${' '.repeat(width)}  ${finding.advice}`)
  }
}

/** Asks everything that the settings name whether it works, and prints what does not and what to do. */
export async function doctor(output: Output, options: DoctorOptions): Promise<void> {
  const { terminal } = output
  if (options.mailTo !== undefined && !z.email().safeParse(options.mailTo).success) {
    throw usageFailure(`Enter an email address, not ${options.mailTo}.`)
  }
  const env = settingsOf(terminal)
  const findings = Array.isArray(env) ? env : await findingsOf(env, terminal, options)
  const failed = findings.filter(({ ok }) => !ok).length
  output.show({ ok: failed === 0, checks: findings }, () => {
    const width = Math.max(...findings.map(({ name }) => name.length))
    for (const finding of findings) printFinding(terminal, finding, width)
  })
  if (failed === 0) return terminal.success('Everything works.')
  throw new CommandFailure(`${failed} of ${findings.length} checks failed.`)
}
