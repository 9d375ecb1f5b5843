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
  salesOf,
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
const unsoundSales: string[] = []
let sales = 0
for (let at = 0; at < crashes.length; at += perStore) {
  const dir = mkdtempSync(join(tmpdir(), 'mullion-crash-'))
  await prepareDatabase(dir)
  const vendor = onEbizcharge ? await openEbizchargeGateway(dir) : null
  const gateway = vendor ?? sandboxGateway
  await runCrashes(dir, crashes.slice(at, at + perStore), gateway)
  for (const outcome of await outcomes(dir, { gateway })) tally.set(outcome, (tally.get(outcome) ?? 0) + 1)
  if (vendor) {
    const { ours, theirs } = await salesOf(dir, gateway)
    if (ours.join() !== theirs.join())
      unsoundSales.push(`${ours.join()} here, ${theirs.join()} at the tax service`)
    sales += ours.length
  }
  await vendor?.close()
  rmSync(dir, { recursive: true, force: true })
  console.log(`${Math.min(at + perStore, crashes.length)} of ${crashes.length} crashes`)
}

console.log('payment/order/ledger')
for (const [outcome, count] of tally) console.log(`${String(count).padStart(6)}  ${outcome}`)
const unsound = [...tally.keys()].filter((outcome) => !soundOutcomes.includes(outcome))
if (onEbizcharge) console.log(`${String(sales).padStart(6)}  sales, the same ones as at the tax service`)
if (unsoundSales.length > 0) {
  console.error(`Sales differ: ${unsoundSales.join('; ')}`)
  process.exit(1)
}
if (unsound.length > 0) {
  console.error(`Invalid outcomes: ${unsound.join(', ')}`)
  process.exit(1)
}
console.log('Every payment attempt ended in a paid order or a voided payment, or was never charged.')
