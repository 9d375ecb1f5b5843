import { existsSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Probe, ProbeResult } from '@mullion/integrations/probe'
import { fails, works } from '@mullion/integrations/probe'
import { isReachable, warningsOf } from '../settings/reach.ts'
import { type Env, schema, secretSettings } from '../settings/schema.ts'
import type { Values } from '../settings/secret-files.ts'
import { vendorSettings } from '../settings/vendors.ts'

const readableByOthers = 0o004

function openFile(setting: string, path: string): ProbeResult[] {
  if (!existsSync(path) || (statSync(path).mode & readableByOthers) === 0) return []
  return [
    fails(
      `${setting}: every account of this machine can read ${path}.`,
      `Make it readable by the store’s account only: chmod 600 ${path}`,
    ),
  ]
}

function openFiles(values: Values): ProbeResult[] {
  const named = secretSettings.flatMap((name) => {
    const path = values[`${name}_FILE`]
    return path ? openFile(`${name}_FILE`, path) : []
  })
  return [...named, ...openFile('Settings', resolve('.env'))]
}

/** What is allowed by a setting of its own, and still a mistake in most stores. */
function allowedRisks(env: Env): ProbeResult[] {
  if (!isReachable(env)) return []
  const found: ProbeResult[] = []
  if (env.MULLION_DEMO) {
    found.push(
      fails(
        'MULLION_DEMO: others can reach this store and sign in with published passwords.',
        'Set MULLION_DEMO=false, and create your own administrator with mullion-server create-admin.',
      ),
    )
  }
  if (!vendorSettings(env, 'ebizcharge')) {
    found.push(
      fails(
        'SANDBOX_PAYMENTS_ALLOWED: others can reach this store, and their cards are not charged.',
        'Set the settings that begin with EBIZCHARGE_, and remove SANDBOX_PAYMENTS_ALLOWED.',
      ),
    )
  }
  if (vendorSettings(env, 'recaptcha') && !env.SITE_URL) {
    found.push(
      fails(
        'SITE_URL: not set, so that reCAPTCHA accepts tokens from any site’s pages.',
        'Set SITE_URL to the address of the store.',
      ),
    )
  }
  return found
}

const warning = (text: string): ProbeResult =>
  fails(text, 'Set it before others use the store; docs/deployment.md explains it.')

const probe = (result: ProbeResult): Probe => ({ name: 'Settings', run: async () => result })

/** One probe for each risky setting, or a single good one. */
export function settingsProbes(env: Env, values: Values): Probe[] {
  const problems = [...allowedRisks(env), ...openFiles(values), ...warningsOf(env).map(warning)]
  const names = Object.keys(schema.shape).filter((name) => values[name] || values[`${name}_FILE`])
  const set =
    names.length === 0
      ? 'All on their defaults.'
      : `Valid; ${names.length} are set, the others on their defaults.`
  return (problems.length > 0 ? problems : [works(set)]).map(probe)
}
