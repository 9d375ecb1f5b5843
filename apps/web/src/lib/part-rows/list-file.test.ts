import { describe, expect, it } from 'vitest'
import { readListFile } from './list-file.ts'

const bytes = (...list: number[]) => new Blob([new Uint8Array(list)])
const sheet = { problem: 'Save the sheet as CSV first.' }

describe('an uploaded list', () => {
  it.each<[string, Blob, object]>([
    ['a list', new Blob(['0601-CHN,2']), { rows: [{ number: '0601-CHN', quantity: '2', comment: '' }] }],
    [
      'a list in UTF-16, whose letters have zero bytes',
      bytes(0xff, 0xfe, 0x41, 0, 0x31, 0),
      { rows: [{ number: 'A1', quantity: '', comment: '' }] },
    ],
    ['a spreadsheet not saved as CSV', bytes(0x50, 0x4b, 0x03, 0x04, 0x14, 0), sheet],
    ['a spreadsheet in an old format', bytes(0xd0, 0xcf, 0x11, 0xe0, 0xa1), sheet],
    ['an image', bytes(0x89, 0x50, 0x4e, 0x47, 0, 0), { problem: 'This file is not a CSV file.' }],
    ['an empty file', new Blob([]), { problem: 'There are no rows in this file.' }],
    [
      'an oversized file',
      new Blob(['0601-CHN,2\n'.repeat(200_000)]),
      { problem: 'This file is too large for a list of parts.' },
    ],
  ])('is read or refused with a reason: %s', async (_, file, expected) => {
    expect(await readListFile(file)).toEqual(expected)
  })
})
