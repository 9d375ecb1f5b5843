import { runTrial } from '../../apps/server/src/testing/servers-trial/run-trial.ts'

const startedAt = performance.now()
const seconds = () => `${Math.round((performance.now() - startedAt) / 1000)} s`.padStart(7)
const { counts, troubles, wrong, leftOut } = await runTrial({
  minutes: Number(process.env.MULLION_TRIAL_MINUTES),
  servers: 3,
  serverUrl: process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres',
  storageAwayMs: 60_000,
  say: (line) => console.log(`${seconds()}  ${line}`),
})
for (const what of leftOut) console.log(`Left out: ${what}.`)
console.log('\nWhat people met while it lasted:')
for (const [reason, count] of troubles) console.log(`${String(count).padStart(7)}  ${reason}`)
console.log('\n  count   lost doubled  again')
for (const { what, count, lost, doubled, again } of counts) {
  const columns = [count, lost.length, doubled.length, again].map((each) => String(each).padStart(7))
  console.log(`${columns.join('')}  ${what}`)
  for (const each of [...lost, ...doubled].slice(0, 10)) console.log(`         ${each}`)
}
const bad = counts.some(({ lost, doubled }) => lost.length + doubled.length > 0) || wrong.length > 0
console.log(bad ? '\nSomething was lost, doubled or answered wrongly.' : '\nNothing was lost or doubled.')
process.exit(bad ? 1 : 0)
