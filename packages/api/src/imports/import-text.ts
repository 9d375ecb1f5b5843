import { AppError } from '@mullion/domain/error'
import type { CsvSource } from './csv-file.ts'

const windowsNote =
  'This file isn’t UTF-8, so we read it as Windows-1252. Check accented letters and symbols such as ½ in the changes.'

function unreadable(message: string): AppError {
  return new AppError('invalid', 'admin.import_not_text', message)
}

/** First bytes of file types that are not CSV. */
const strangers: readonly (readonly [bytes: readonly number[], message: string])[] = [
  [[0x50, 0x4b], 'This is a spreadsheet or an archive. Save it as "CSV UTF-8" and send that file.'],
  [[0xd0, 0xcf, 0x11, 0xe0], 'This is an old Excel file. Save it as "CSV UTF-8" and send that file.'],
  [[0x25, 0x50, 0x44, 0x46], 'This is a PDF, not a CSV file.'],
  [[0xff, 0xfe], 'This file is UTF-16 text. Save it as "CSV UTF-8" and send that file.'],
  [[0xfe, 0xff], 'This file is UTF-16 text. Save it as "CSV UTF-8" and send that file.'],
]

function checkBeginning(bytes: Uint8Array): void {
  const found = strangers.find(([first]) => first.every((byte, at) => bytes[at] === byte))
  if (found) throw unreadable(found[1])
}

const isAscii = (bytes: Uint8Array) => bytes.every((byte) => byte < 0x80)
const mixed = 'This file is partly UTF-8 and partly not. Save it as "CSV UTF-8" and send it again.'

/** The bytes of a character that may be cut off at the end of a chunk. */
function incompleteCharacter(bytes: Uint8Array): Uint8Array {
  const last = bytes.findLastIndex((byte) => byte < 0x80)
  return bytes.subarray(Math.max(last + 1, bytes.length - 3))
}

/** Decodes as UTF-8 until invalid bytes appear; from there as Windows-1252, if everything before was ASCII. */
function createDecoder() {
  const utf8 = new TextDecoder('utf-8', { fatal: true })
  const windows = new TextDecoder('windows-1252')
  let isWindows = false
  let plainSoFar = true
  let cut = new Uint8Array()

  function asWindows(bytes: Uint8Array): string {
    if (!plainSoFar) throw unreadable(mixed)
    isWindows = true
    return windows.decode(Buffer.concat([cut, bytes]))
  }

  return {
    isWindows: () => isWindows,
    next(bytes: Uint8Array): string {
      if (isWindows) return windows.decode(bytes)
      try {
        const text = utf8.decode(bytes, { stream: true })
        const open = incompleteCharacter(bytes)
        plainSoFar &&= isAscii(bytes.subarray(0, bytes.length - open.length))
        cut = Uint8Array.from(open)
        return text
      } catch {
        return asWindows(bytes)
      }
    },
    end(): string {
      if (isWindows) return ''
      try {
        return utf8.decode()
      } catch {
        return asWindows(new Uint8Array())
      }
    },
  }
}

/**
 * Decodes an uploaded file: UTF-8, or Windows-1252 when its first non-ASCII character is not valid UTF-8, as in Excel's
 * plain "CSV". A mix of both is refused. `note` says how the file was read, once all of it was.
 */
export function importText(source: CsvSource): { readonly text: CsvSource; note(): string | null } {
  if (typeof source === 'string') return { text: source, note: () => null }
  const decoder = createDecoder()

  async function* decoded(chunks: AsyncIterable<string | Uint8Array>): AsyncGenerator<string> {
    let started = false
    for await (const chunk of chunks) {
      const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : chunk
      if (!started) checkBeginning(bytes)
      started = true
      if (bytes.includes(0)) throw unreadable('This file contains null bytes and is not a text file.')
      yield decoder.next(bytes)
    }
    yield decoder.end()
  }

  return { text: decoded(source), note: () => (decoder.isWindows() ? windowsNote : null) }
}
