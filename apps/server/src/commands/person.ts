import { createPersonDataService, type PersonErased } from '@mullion/api/accounts/person-data.service'
import { confirmed } from '@mullion/terminal/ask'
import type { Output } from '@mullion/terminal/program'
import { createLog } from '../log.ts'
import { gatewayOf } from '../ports/payments.ts'
import { sandboxOf } from '../ports/sandbox.ts'
import { openStore } from './open-store.ts'

async function openPersonData({ terminal }: Output) {
  const store = await openStore(terminal)
  const { env, db, clock } = store
  const sandbox = sandboxOf(env, { db, clock })
  const gateway = await gatewayOf(env, { db, sandbox, log: createLog('silent') })
  return {
    ...createPersonDataService({ db, gateway, clock, demo: env.MULLION_DEMO }),
    async [Symbol.asyncDispose]() {
      await sandbox?.close()
      await store[Symbol.asyncDispose]()
    },
  }
}

/** Prints everything that the store has about a person as JSON. */
export async function exportPerson(output: Output, email: string): Promise<void> {
  await using personData = await openPersonData(output)
  output.terminal.json(await personData.export(email))
}

const counted = (count: number, one: string) =>
  `${count.toLocaleString('en-US')} ${one}${count === 1 ? '' : 's'}`

function printErased({ terminal }: Output, { savedCards, tables }: PersonErased): void {
  terminal.print(`saved cards: ${counted(savedCards, 'card')}, removed at the gateway.`)
  for (const { table, rows, outcome } of tables)
    terminal.print(`${table}: ${counted(rows, 'row')} ${outcome}.`)
}

export interface EraseOptions {
  readonly dryRun?: boolean
  readonly yes?: boolean
}

/** Erases what the store has about a person, except what bookkeeping needs; a dry run only counts it. */
export async function erasePerson(
  output: Output,
  email: string,
  { dryRun = false, yes = false }: EraseOptions,
): Promise<void> {
  await using personData = await openPersonData(output)
  const plan = await personData.plan(email)
  const message = `Erase what the store has about ${plan.email}? This cannot be undone.`
  if (!dryRun) await confirmed(output.terminal, { message, yes })
  const erased = dryRun ? plan : await personData.erase(email)
  output.show({ dryRun, ...erased }, () => printErased(output, erased))
  if (dryRun) output.terminal.note('Dry run: nothing was changed.')
}
