import { readdir, readFile, stat } from 'node:fs/promises'
import { basename, extname, join, resolve } from 'node:path'
import type { Client } from '@mullion/client/client'
import { confirmed } from '@mullion/terminal/ask'
import { CommandFailure, exitCodes } from '@mullion/terminal/exit-codes'
import { withProgress } from '@mullion/terminal/progress'
import type { Cli } from '../cli.ts'
import { workingFolder } from '../files.ts'

interface Picture {
  readonly file: string
  readonly number: string
}

const isPng = (file: string) => extname(file).toLowerCase() === '.png'

async function picturesIn(path: string): Promise<string[]> {
  if (!(await stat(path)).isDirectory()) return [path]
  const names = await readdir(path)
  return names
    .filter(isPng)
    .sort()
    .map((name) => join(path, name))
}

async function picturesOf(cli: Cli, paths: readonly string[]): Promise<Picture[]> {
  const folder = workingFolder(cli.terminal)
  const files = (await Promise.all(paths.map((path) => picturesIn(resolve(folder, path))))).flat()
  const wrong = files.find((file) => !isPng(file))
  if (wrong) throw new CommandFailure(`${wrong} is not a PNG file.`, exitCodes.usage)
  if (files.length === 0) throw new CommandFailure('There are no PNG files.', exitCodes.notFound)
  return files.map((file) => ({ file, number: basename(file, extname(file)) }))
}

/** Finds the part of each picture; throws if one has none. */
async function partsOf(store: Client, pictures: readonly Picture[], signal: AbortSignal) {
  const numbers = pictures.map(({ number }) => number)
  const found = await store.catalog.partsByNumber.query({ numbers }, { signal })
  const matched = pictures.map((picture, at) => ({ ...picture, part: found[at]?.parts[0] ?? null }))
  const unknown = matched.filter(({ part }) => part === null).map(({ number }) => number)
  if (unknown.length > 0) {
    throw new CommandFailure(`No parts have these numbers: ${unknown.join(', ')}.`, exitCodes.notFound)
  }
  return matched.map(({ file, part }) => ({ file, id: part?.id ?? 0, number: part?.number ?? '' }))
}

async function store(client: Client, { id, file }: { id: number; file: string }, signal: AbortSignal) {
  const { cells, updatedAt } = await client.admin.parts.details.query({ partId: id }, { signal })
  const image = new File([await readFile(file)], basename(file), { type: 'image/png' })
  await client.files.savePart({ partId: id, cells, updatedAt, image, referenceImage: null }, { signal })
}

/** Stores pictures of parts, one after the other. */
export async function uploadImages(
  cli: Cli,
  paths: readonly string[],
  { dryRun = false, yes = false }: { readonly dryRun?: boolean; readonly yes?: boolean },
): Promise<void> {
  const { terminal, signal } = cli
  const { store: client, url } = cli.connect()
  const pictures = await partsOf(client, await picturesOf(cli, paths), signal)
  const result = pictures.map(({ file, number }) => ({ file, number, stored: !dryRun }))
  if (!dryRun) {
    const message = `Replace the pictures of ${pictures.length} parts at ${url}?`
    await confirmed(terminal, { message, yes })
    await withProgress(terminal, 'Storing pictures', async ({ done }) => {
      for (const [at, picture] of pictures.entries()) {
        await store(client, picture, signal)
        done((at + 1) / pictures.length)
      }
    })
  }
  cli.show(result, () => {
    terminal.table(
      ['NUMBER', 'FILE'],
      result.map(({ number, file }) => [number, file]),
    )
    if (dryRun) terminal.note('Dry run: nothing was changed.')
    else terminal.success(`${result.length} pictures were stored.`)
  })
}
