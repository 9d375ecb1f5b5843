import { CommandFailure, exitCodes } from '@mullion/terminal/exit-codes'
import { wholeNumber } from '@mullion/terminal/program'
import type { Command } from 'commander'
import type { Cli } from '../cli.ts'

async function list(cli: Cli): Promise<void> {
  const systems = await cli.connect().store.punchout.buyers.list.query(undefined, { signal: cli.signal })
  cli.show(systems, () => {
    const rows = systems.map((each) => [
      each.id,
      each.name,
      each.companyName,
      each.userEmail,
      each.senderIdentity,
      each.visitedAt?.slice(0, 10) ?? null,
    ])
    cli.terminal.table(['ID', 'NAME', 'COMPANY', 'AS', 'IDENTITY', 'LAST VISIT'], rows)
    if (rows.length === 0) cli.terminal.note('No procurement systems yet.')
  })
}

async function visits(cli: Cli): Promise<void> {
  const open = await cli.connect().store.punchout.visits.list.query(undefined, { signal: cli.signal })
  cli.show(open, () => {
    const rows = open.map((each) => [each.id, each.buyerName, each.operation, each.askedAt, each.startedAt])
    cli.terminal.table(['ID', 'SYSTEM', 'OPERATION', 'ASKED', 'BEGUN'], rows)
    if (rows.length === 0) cli.terminal.note('No visits under way.')
  })
}

async function end(cli: Cli, visitId: number): Promise<void> {
  await cli.connect().store.punchout.visits.end.mutate({ visitId }, { signal: cli.signal })
  cli.show({ visitId }, () => cli.terminal.success(`Visit ${visitId} has ended.`))
}

async function replaceSecret(cli: Cli, name: string): Promise<void> {
  const { buyers } = cli.connect().store.punchout
  const { signal } = cli
  const systems = await buyers.list.query(undefined, { signal })
  const system = systems.find((each) => each.name.toLowerCase() === name.toLowerCase())
  if (!system) throw new CommandFailure(`There is no procurement system ${name}.`, exitCodes.notFound)
  const replaced = await buyers.replaceSecret.mutate({ buyerId: system.id }, { signal })
  cli.show(replaced, () => {
    cli.terminal.success(`${system.name} has a new shared secret; the old one has ended.`)
    cli.terminal.facts([['Secret', replaced.secret]])
  })
}

/** `mullion procurement`: procurement systems, their visits and their secrets. */
export function addProcurementCommands(program: Command, cli: Cli): void {
  const procurement = program
    .command('procurement')
    .description('Procurement systems of customers, and the visits from them. For administrators.')
  procurement
    .command('list')
    .description('List the systems that are connected.')
    .action(() => list(cli))
  procurement
    .command('visits')
    .description('List the visits that can go on or begin, the newest first.')
    .action(() => visits(cli))
  procurement
    .command('end')
    .description('End a visit; no cart goes back.')
    .argument('<visit>', 'The id in the list of visits.', wholeNumber)
    .action((visitId: number) => end(cli, visitId))
  procurement
    .command('secret')
    .description('Give a system a new shared secret; the old one ends at once.')
    .argument('<name>', 'The name of the system.')
    .action((name: string) => replaceSecret(cli, name))
}
