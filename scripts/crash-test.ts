// Kills the server hundreds of times while orders are placed, and checks that each payment attempt ended in a valid
// state: npm run crash-test -- 300, or npm run crash-test -- 300 ebizcharge on the stand-in for EBizCharge.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type Crash,
  crashSteps,
  outcomes,
  prepareDatabase,
  runCrashes,
  sandboxGateway,
  soundOutcomes,
} from '../apps/server/src/testing/crash-trials.ts'
import { openEbizchargeGateway } from '../apps/server/src/testing/ebizcharge-crashes.ts'

const perStore = 20
/** Approximate time from Place Order to the answer, in ms. */
const maxOrderMs = 60

const wanted = Number(process.argv[2] ?? 300)
const onEbizcharge = process.argv[3] === 'ebizcharge'
/** Half of the crashes happen at the steps of each kind of buyer in turn, half at a random moment after Place Order. */
const crashes = Array.from({ length: wanted }, (_, at): Crash => {
  const step = crashSteps[Math.floor(at / 2) % crashSteps.length]
  return at % 2 === 0 && step ? step : { afterMs: Math.random() * maxOrderMs }
})

const tally = new Map<string, number>()
for (let at = 0; at < crashes.length; at += perStore) {
  const dir = mkdtempSync(join(tmpdir(), 'mullion-crash-'))
  await prepareDatabase(dir)
  const vendor = onEbizcharge ? await openEbizchargeGateway(dir) : null
  const gateway = vendor ?? sandboxGateway
  await runCrashes(dir, crashes.slice(at, at + perStore), gateway)
  for (const outcome of await outcomes(dir, { gateway })) tally.set(outcome, (tally.get(outcome) ?? 0) + 1)
  await vendor?.close()
  rmSync(dir, { recursive: true, force: true })
  console.log(`${Math.min(at + perStore, crashes.length)} of ${crashes.length} crashes`)
}

console.log('payment/order/ledger')
for (const [outcome, count] of tally) console.log(`${String(count).padStart(6)}  ${outcome}`)
const unsound = [...tally.keys()].filter((outcome) => !soundOutcomes.includes(outcome))
if (unsound.length > 0) {
  console.error(`Invalid outcomes: ${unsound.join(', ')}`)
  process.exit(1)
}
console.log('Every payment attempt ended in a paid order or a voided payment, or was never charged.')
