import { describe, expect, it } from 'vitest'
import { decodeText, readDelimited } from './delimited-text.ts'

const bytesOf = (...bytes: number[]) => new Uint8Array(bytes).buffer
const utf16 = (text: string) =>
  bytesOf(0xff, 0xfe, ...[...text].flatMap((sign) => [sign.charCodeAt(0) & 0xff, sign.charCodeAt(0) >> 8]))

describe('rows of cells', () => {
  it.each<[string, string, string[][]]>([
    [
      'commas',
      'a,b\nc,d',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'semicolons, and commas in numbers',
      'a;2,5\nb;1,25',
      [
        ['a', '2,5'],
        ['b', '1,25'],
      ],
    ],
    ['tabs, and commas in words', 'a\tleft, then right', [['a', 'left, then right']]],
    ['a stated separator', 'sep=;\na,b;c', [['a,b', 'c']]],
    ['one column', 'a\nb\n', [['a'], ['b']]],
    [
      'line ends of Windows and of old',
      'a,1\r\nb,2\rc,3',
      [
        ['a', '1'],
        ['b', '2'],
        ['c', '3'],
      ],
    ],
    ['a mark at the beginning', '\uFEFFa,1', [['a', '1']]],
    [
      'empty lines',
      '\n\na,1\n , \n\nb,2\n\n',
      [
        ['a', '1'],
        ['b', '2'],
      ],
    ],
    ['blanks around cells', ' a , 1 ', [['a', '1']]],
    [
      'cells that are empty',
      'a,,x\n,2,',
      [
        ['a', '', 'x'],
        ['', '2', ''],
      ],
    ],
  ])('are read with %s', (_, text, rows) => {
    expect(readDelimited(text)).toEqual(rows)
  })

  it.each<[string, string, string[]]>([
    ['a separator', '"a,b",c', ['a,b', 'c']],
    ['a line end', '"a\nb",c', ['a\nb', 'c']],
    ['a quote', '"36"" long",c', ['36" long', 'c']],
    ['nothing', '"",c', ['', 'c']],
    ['something before its end', '"a"b,c', ['ab', 'c']],
    ['no end', '"a,b', ['a,b']],
  ])('a quoted cell can hold %s', (_, text, row) => {
    expect(readDelimited(text)).toEqual([row])
  })

  it('an inch mark in a cell is no quote', () => {
    expect(readDelimited('bolt 1/4" x 2",3')).toEqual([['bolt 1/4" x 2"', '3']])
  })

  it('numbers stay as they are written', () => {
    expect(readDelimited('0105,007\n="0021",1e3')).toEqual([
      ['0105', '007'],
      ['0021', '1e3'],
    ])
  })
})

describe('the text of a file', () => {
  it.each([
    ['UTF-8', bytesOf(0xc3, 0xa9), 'é'],
    ['UTF-8 with a mark', bytesOf(0xef, 0xbb, 0xbf, 0x61), 'a'],
    ['the letters of Windows', bytesOf(0x61, 0xe9), 'aé'],
    ['UTF-16, as a spreadsheet saves Unicode text', utf16('0105\té'), '0105\té'],
    ['nothing', bytesOf(), ''],
  ])('is read as %s', (_, bytes, text) => {
    expect(decodeText(bytes)).toBe(text)
  })
})
