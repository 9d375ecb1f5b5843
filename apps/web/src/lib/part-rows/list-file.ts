import { decodeText } from '../delimited-text.ts'
import { readRows } from './read-list.ts'
import type { RowFields } from './row-fields.ts'

const largestBytes = 1_048_576

/** Magic bytes of Excel files: .xlsx (zipped, since 2007) and the older .xls. */
const sheets = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
] as const

type ListFile = { readonly rows: readonly RowFields[] } | { readonly problem: string }

/** True for UTF-16, in which half of the bytes may be zero. */
function isWideText([first, second]: Uint8Array): boolean {
  return (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)
}

function bytesProblem(bytes: Uint8Array): string | null {
  if (sheets.some((sheet) => sheet.every((byte, at) => bytes[at] === byte)))
    return 'Save the sheet as CSV first.'
  const isText = isWideText(bytes) || !bytes.some((byte) => byte < 0x09)
  return isText ? null : 'This file is not a CSV file.'
}

/** Returns the text of a CSV file, or why it has none. */
export async function readListText(
  file: Blob,
): Promise<{ readonly text: string } | { readonly problem: string }> {
  if (file.size > largestBytes) return { problem: 'This file is too large for a list of parts.' }
  const bytes = await file.arrayBuffer().catch(() => null)
  if (bytes === null) return { problem: 'This file can’t be opened.' }
  const problem = bytesProblem(new Uint8Array(bytes))
  return problem === null ? { text: decodeText(bytes) } : { problem }
}

export async function readListFile(file: Blob): Promise<ListFile> {
  const read = await readListText(file)
  if ('problem' in read) return read
  const rows = readRows(read.text)
  return rows.length === 0 ? { problem: 'There are no rows in this file.' } : { rows }
}
