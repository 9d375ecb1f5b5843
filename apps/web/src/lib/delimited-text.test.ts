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
    ['a declared separator', 'sep=;\na,b;c', [['a,b', 'c']]],
    ['one column', 'a\nb\n', [['a'], ['b']]],
    [
      'Windows and old Mac line ends',
      'a,1\r\nb,2\rc,3',
      [
        ['a', '1'],
        ['b', '2'],
        ['c', '3'],
      ],
    ],
    ['a byte order mark', '\uFEFFa,1', [['a', '1']]],
    [
      'empty lines, except at the end',
      '\n\na,1\n , \nb,2\n\n,\n',
      [[''], [''], ['a', '1'], ['', ''], ['b', '2']],
    ],
    [
      'an empty first cell',
      '\t2\n0601-CHN\t3',
      [
        ['', '2'],
        ['0601-CHN', '3'],
      ],
    ],
    ['semicolons below a title', 'Order form, May\na;2\nb;3', [['Order form, May'], ['a', '2'], ['b', '3']]],
    [
      'commas, with a semicolon between words',
      'a,2,left; right\nb,3',
      [
        ['a', '2', 'left; right'],
        ['b', '3'],
      ],
    ],
    [
      'commas, with a semicolon in each comment',
      'a,2,"x; y"\nb,3,"x; y"',
      [
        ['a', '2', 'x; y'],
        ['b', '3', 'x; y'],
      ],
    ],
    ['tabs below a title', 'Order form, May\n\na\t2', [['Order form, May'], [''], ['a', '2']]],
    ['spaces around cells', ' a , 1 ', [['a', '1']]],
    [
      'empty cells',
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
    ['nothing in it', '"",c', ['', 'c']],
    ['a quote at its end', '"36""",c', ['36"', 'c']],
    ['spaces around it', ' "a,b" ,c', ['a,b', 'c']],
  ])('are read from a quoted cell with %s', (_, text, row) => {
    expect(readDelimited(text)).toEqual([row])
  })

  it.each<[string, string, string[][]]>([
    ['inch marks', 'bolt 1/4" x 2",3', [['bolt 1/4" x 2"', '3']]],
    [
      'an unclosed quote',
      'a\t2\t"as before\nb\t3',
      [
        ['a', '2', '"as before'],
        ['b', '3'],
      ],
    ],
    [
      'an unclosed quote with an inch mark further down',
      'a\t"as before\nb\t36"\n',
      [
        ['a', '"as before'],
        ['b', '36"'],
      ],
    ],
    [
      'ditto marks',
      'a\t2\t"\nb\t"\t"\nc\t1\tx',
      [
        ['a', '2', '"'],
        ['b', '"', '"'],
        ['c', '1', 'x'],
      ],
    ],
    [
      'the same unclosed quote twice',
      'a,2,"as before\nb,3,"as before',
      [
        ['a', '2', '"as before'],
        ['b', '3', '"as before'],
      ],
    ],
    ['a quoted word before other text', '"a"b,c', [['"a"b', 'c']]],
    ['a quote before the end of the text', 'a,"', [['a', '"']]],
  ])('keep %s in a cell, and the following cells are read', (_, text, rows) => {
    expect(readDelimited(text)).toEqual(rows)
  })

  it('use only a given separator', () => {
    expect(readDelimited('2,5\nleft; right', '\t')).toEqual([['2,5'], ['left; right']])
  })

  it('are read quickly from a long text of quotes', () => {
    const began = performance.now()
    readDelimited(`"${'a""'.repeat(200_000)}`)
    readDelimited('a,"b\n'.repeat(50_000))
    expect(performance.now() - began).toBeLessThan(5_000)
  })

  it('keep numbers as written', () => {
    expect(readDelimited('0105,007\n="0021",1e3')).toEqual([
      ['0105', '007'],
      ['0021', '1e3'],
    ])
  })
})

describe('the text of a file', () => {
  it.each([
    ['UTF-8', bytesOf(0xc3, 0xa9), 'é'],
    ['UTF-8 with a byte order mark', bytesOf(0xef, 0xbb, 0xbf, 0x61), 'a'],
    ['Windows-1252', bytesOf(0x61, 0xe9), 'aé'],
    ['UTF-16, as a spreadsheet saves Unicode text', utf16('0105\té'), '0105\té'],
    ['an empty file', bytesOf(), ''],
  ])('is decoded from %s', (_, bytes, text) => {
    expect(decodeText(bytes)).toBe(text)
  })
})
