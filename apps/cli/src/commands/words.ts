import type { TaughtKind } from '@mullion/domain/search/taught-word-input'
import { CommandFailure, exitCodes } from '@mullion/terminal/exit-codes'
import type { Command } from 'commander'
import type { Cli } from '../cli.ts'

async function list(cli: Cli): Promise<void> {
  const { store } = cli.connect()
  const words = await store.admin.words.list.query(undefined, { signal: cli.signal })
  cli.show(words, () => {
    const rows = words.map(({ typed, means, kind, taughtBy, taughtAt }) => [
      typed,
      means,
      kind,
      taughtBy,
      taughtAt,
    ])
    cli.terminal.table(['TYPED', 'MEANS', 'KIND', 'WHO', 'WHEN'], rows)
    if (words.length === 0) cli.terminal.note('No words.')
  })
}

async function add(cli: Cli, typed: string, means: string, kind: TaughtKind): Promise<void> {
  const { store } = cli.connect()
  const word = await store.admin.words.add.mutate({ typed, means, kind }, { signal: cli.signal })
  cli.show(word, () => cli.terminal.note(`“${word.typed}” now means “${word.means}”.`))
}

async function remove(cli: Cli, typed: string): Promise<void> {
  const { store } = cli.connect()
  const words = await store.admin.words.list.query(undefined, { signal: cli.signal })
  const word = words.find((each) => each.typed.toLowerCase() === typed.toLowerCase())
  if (!word) throw new CommandFailure(`“${typed}” is not in the list.`, exitCodes.notFound)
  const removed = await store.admin.words.remove.mutate({ wordId: word.id }, { signal: cli.signal })
  cli.show(removed, () => cli.terminal.note(`“${removed.typed}” is removed.`))
}

/** Adds `words list`, `add` and `remove`. */
export function addWordCommands(program: Command, cli: Cli): void {
  const words = program.command('words').description('Words that the search is taught. For administrators.')
  words
    .command('list')
    .description('List them, with who taught them and when.')
    .action(() => list(cli))
  words
    .command('add <typed> <means>')
    .description('Teach what buyers mean by a word: mullion words add "frosting strip" "heater wire".')
    .option('--misspelling', 'It is a misspelling, not another word.')
    .action((typed: string, means: string, { misspelling }: { misspelling?: true }) =>
      add(cli, typed, means, misspelling ? 'misspelling' : 'synonym'),
    )
  words
    .command('remove <typed>')
    .description('Remove a word.')
    .action((typed: string) => remove(cli, typed))
}
