import { inspectDatabase } from '@mullion/db/inspect'
import { fails, type Probe, type ProbeResult, works } from '@mullion/integrations/probe'
import { isPostgresUrl } from '../settings/kinds.ts'
import type { Env, SettingName } from '../settings/schema.ts'
import { type VendorId, vendorSettings, vendors } from '../settings/vendors.ts'

/** Codes of authenticator apps and signatures of vendors allow little more. */
const maxSkewMs = 10_000

const addresses: readonly (readonly [VendorId, SettingName])[] = [
  ['ebizcharge', 'EBIZCHARGE_URL'],
  ['ups', 'UPS_URL'],
  ['taxify', 'TAXIFY_URL'],
  ['mode', 'MODE_URL'],
  ['s3', 'S3_URL'],
  ['backupS3', 'BACKUP_S3_URL'],
  ['recaptcha', 'RECAPTCHA_URL'],
]

interface OtherClock {
  readonly name: string
  /** Its time in ms; null if it did not tell. */
  read(signal: AbortSignal): Promise<number | null>
}

function databaseClock({ DATABASE_URL }: Env): OtherClock[] {
  if (!isPostgresUrl(DATABASE_URL)) return []
  return [
    {
      name: 'the database server',
      async read() {
        await using database = await inspectDatabase(DATABASE_URL)
        return (await database?.facts())?.serverTime?.getTime() ?? null
      },
    },
  ]
}

async function dateOf(address: string, signal: AbortSignal): Promise<number | null> {
  const answer = await fetch(address, { method: 'HEAD', redirect: 'manual', signal })
  const date = Date.parse(answer.headers.get('date') ?? '')
  // The header has whole seconds: on average it is half a second behind.
  return Number.isNaN(date) ? null : date + 500
}

/** The first vendor in use is enough. */
function vendorClock(env: Env): OtherClock[] {
  const [first] = addresses.filter(([id]) => vendorSettings(env, id))
  if (!first) return []
  const [id, address] = first
  return [{ name: vendors[id].name, read: (signal) => dateOf(String(env[address]), signal) }]
}

/** Returns how far this machine is ahead of another clock, in ms; null if that one did not tell. */
async function skewOf(clock: OtherClock, signal: AbortSignal): Promise<number | null> {
  const asked = Date.now()
  const theirs = await clock.read(signal).catch(() => null)
  return theirs === null ? null : (asked + Date.now()) / 2 - theirs
}

function verdict(skews: readonly { readonly name: string; readonly ms: number | null }[]): ProbeResult {
  const known = skews.flatMap(({ name, ms }) => (ms === null ? [] : [{ name, ms }]))
  const off = known.find(({ ms }) => Math.abs(ms) > maxSkewMs)
  if (off) {
    const seconds = Math.round(Math.abs(off.ms) / 1000).toLocaleString('en-US')
    return fails(
      `This machine’s clock is ${seconds} seconds ${off.ms > 0 ? 'ahead of' : 'behind'} the one of ${off.name}.`,
      'Set the clock by a time server, such as with: timedatectl set-ntp true',
    )
  }
  if (known.length > 0) return works(`Agrees with ${known.map(({ name }) => name).join(' and ')}.`)
  return works(
    skews.length === 0
      ? 'Nothing to compare with: no vendor and no database server is set.'
      : 'Not compared: no other clock answered.',
  )
}

/** Compares this machine's clock with those of the database server and a vendor. */
export function clockProbe(env: Env): Probe {
  return {
    name: 'Clock',
    async run(signal) {
      const clocks = [...databaseClock(env), ...vendorClock(env)]
      return verdict(
        await Promise.all(clocks.map(async (each) => ({ name: each.name, ms: await skewOf(each, signal) }))),
      )
    },
  }
}
