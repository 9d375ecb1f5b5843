import { describe, expect, it } from 'vitest'
import {
  asNumberAndWords,
  asPhrases,
  asTwoWords,
  readingsOfWord,
  vocabularyOfDealers,
} from './corrections.ts'
import { parseWords } from './readings.ts'

const [word = { typed: '', readings: [] }] = parseWords('xyzzy').words
const typed = (text: string) => ({ ...word, typed: text })

describe('a corrected word', () => {
  it('may be one that dealers use and no part is called', () => {
    expect(vocabularyOfDealers.has('kickplate')).toBe(true)
    expect(readingsOfWord('kickplate')).toEqual([['kick', 'plate']])
    expect(readingsOfWord('bisagra')).toEqual([['hinge']])
    expect(readingsOfWord('zorgle')).toEqual([['zorgle']])
  })

  it('may be two words written together', () => {
    expect(asTwoWords(typed('heaterwire'))).toMatchObject({
      typed: 'heater wire',
      readings: [['heater', 'wire']],
    })
    expect(asTwoWords(typed('doorcloser'))).toMatchObject({ typed: 'door closer', readings: [['closer']] })
    expect(asTwoWords(typed('zorgle'))).toBeNull()
  })

  it.each([
    ['2601uhmw', ['2601', 'uhmw']],
    ['2303nyl', ['2303', 'nyl']],
    ['0601c', null],
    ['36in', null],
  ])('%s, a number with a word behind it, is read as %j', (text, words) => {
    expect(asNumberAndWords(typed(text))?.map((each) => each.typed) ?? null).toEqual(words)
  })

  it('may form a phrase with the word beside it', () => {
    expect(asPhrases([typed('recessed'), typed('pull')]).map((each) => each.typed)).toEqual(['recessed pull'])
    expect(asPhrases([typed('chrome'), typed('hinge')]).map((each) => each.typed)).toEqual([
      'chrome',
      'hinge',
    ])
  })
})
