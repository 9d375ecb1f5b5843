import type { InternalPart, Part } from '@mullion/domain/catalog/part'
import { CommandFailure, exitCodes } from '@mullion/terminal/exit-codes'
import { dryRunOption, wholeNumber, yesOption } from '@mullion/terminal/program'
import { dollars } from '@mullion/terminal/terminal'
import type { Command } from 'commander'
import { type Cli, firstRows } from '../cli.ts'
import { uploadImages } from './part-images.ts'

type AnyPart = Part | InternalPart

const priceOf = ({ priceCents }: AnyPart) => (priceCents === null ? null : dollars(priceCents))

async function search(cli: Cli, words: readonly string[], limit: number): Promise<void> {
  const { store } = cli.connect()
  const found = store.each.foundParts({ text: words.join(' ') }, { signal: cli.signal })
  const parts = await firstRows(found, limit)
  cli.show(parts, () => {
    const rows = parts.map((part) => [part.number, part.name, part.unit, priceOf(part)])
    cli.terminal.table(['NUMBER', 'NAME', 'UNIT', 'PRICE'], rows)
    if (parts.length === limit) cli.terminal.note(`The first ${limit}; more with --limit.`)
    if (parts.length === 0) cli.terminal.note('No parts found.')
  })
}

function printPart({ terminal }: Cli, part: AnyPart): void {
  const { lengthInches, heightInches, depthInches, weightPounds } = part.size
  const size = [lengthInches, heightInches, depthInches].map((inches) => inches ?? '?').join(' x ')
  terminal.facts([
    ['Number', part.number],
    ['Name', part.name],
    ['Description', part.description],
    ['Price', priceOf(part)],
    ['Unit', part.unit],
    ['Tags', part.tags.join(', ')],
    ['Door models', part.doorModels.join(', ')],
    ['Size', `${size} in, ${weightPounds ?? '?'} lb`],
    ['Related', part.relatedParts.join(', ')],
    ...('location' in part
      ? ([
          ['Location', part.location],
          ['Notes', part.privateNotes],
          ['Obsolete', part.obsolete ? 'yes' : 'no'],
        ] as const)
      : []),
  ])
}

async function show(cli: Cli, number: string): Promise<void> {
  const { store } = cli.connect()
  const [found] = await store.catalog.partsByNumber.query({ numbers: [number] }, { signal: cli.signal })
  const part = found?.parts[0]
  if (!part) {
    const near = found?.beginning.map((each) => each.number).join(', ')
    const message = found?.noLongerSold ? `${number} is no longer sold.` : `There is no part ${number}.`
    throw new CommandFailure(message, exitCodes.notFound, near ? `Did you mean ${near}?` : null)
  }
  cli.show(part, () => printPart(cli, part))
}

const imagesHelp = `
Each file is named by its part number, such as 0105-02.png. A part keeps the picture it has until the new one is
stored; the old one cannot be brought back.`

/** Adds `parts search`, `show` and `images`; returns `parts`, to which the imports are added. */
export function addPartCommands(program: Command, cli: Cli): Command {
  const parts = program.command('parts').description('Find parts, and change the catalog.')
  parts
    .command('search <words...>')
    .description('Find parts as on the page: by name, number or what dealers call them.')
    .option('-l, --limit <number>', 'At most this many parts.', wholeNumber, 30)
    .action((words: string[], { limit }: { limit: number }) => search(cli, words, limit))
  parts
    .command('show <number>')
    .description('Show a part by its number, with or without 311-.')
    .action((number: string) => show(cli, number))
  parts
    .command('images <files...>')
    .description('Store PNG pictures of parts; a folder means all in it.')
    .addOption(dryRunOption())
    .addOption(yesOption())
    .addHelpText('after', imagesHelp)
    .action((files: string[], options) => uploadImages(cli, files, options))
  return parts
}
