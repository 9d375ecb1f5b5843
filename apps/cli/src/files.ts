import { createWriteStream, openAsBlob } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename, resolve } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import type { Terminal } from '@mullion/terminal/terminal'

/** Returns the folder that file names are relative to; npm runs programs in the repository's folder. */
export const workingFolder = ({ env }: Terminal): string => env.INIT_CWD ?? process.cwd()

/** Opens a file, which is read while it is sent. */
export async function openFile(terminal: Terminal, name: string): Promise<File> {
  const path = resolve(workingFolder(terminal), name)
  await stat(path)
  return new File([await openAsBlob(path)], basename(path), { type: 'text/csv' })
}

/** Writes what is downloaded to a file, or to standard output if there is none. Returns the path of the file. */
export async function saveTo(
  terminal: Terminal,
  name: string | undefined,
  content: globalThis.ReadableStream<Uint8Array>,
): Promise<string | null> {
  const from = Readable.fromWeb(content as ReadableStream)
  if (name === undefined || name === '-') {
    await pipeline(from, terminal.stdout, { end: false })
    return null
  }
  const path = resolve(workingFolder(terminal), name)
  await pipeline(from, createWriteStream(path))
  return path
}
