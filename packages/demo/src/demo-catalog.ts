import { readdir, readFile } from 'node:fs/promises'

const partsFile = new URL('../catalog/parts.csv', import.meta.url)
const numbersFile = new URL('../catalog/numbers.csv', import.meta.url)
const doorsFile = new URL('../catalog/doors.csv', import.meta.url)
const illustrationsFolder = new URL('../illustrations/', import.meta.url)
const drawing = /^(?<name>[a-z0-9]+(?:-[a-z0-9]+)*)\.svg$/

export interface Illustration {
  /** Name in the parts file, such as `hinge-butt`. */
  readonly name: string
  readonly svg: string
}

/** Drawing shown for a part with neither an image nor a category drawing. */
export const placeholderIllustration = 'no-image'

export async function readDemoParts(): Promise<string> {
  return readFile(partsFile, 'utf8')
}

export async function readDemoNumbers(): Promise<string> {
  return readFile(numbersFile, 'utf8')
}

export async function readDemoDoors(): Promise<string> {
  return readFile(doorsFile, 'utf8')
}

export async function listIllustrations(): Promise<Illustration[]> {
  const names = (await readdir(illustrationsFolder)).flatMap((file) => drawing.exec(file)?.groups?.name ?? [])
  return Promise.all(
    names.sort().map(async (name) => ({
      name,
      svg: await readFile(new URL(`${name}.svg`, illustrationsFolder), 'utf8'),
    })),
  )
}
