import { describe, expect, it } from 'vitest'
import { parseWords } from './readings.ts'
import { otherSynonyms, synonyms } from './synonyms.ts'
import { tradeNames } from './trade-names.ts'

const readingsOf = (text: string) =>
  parseWords(text).words.map(({ readings }) => readings.map((reading) => reading.join(' ')))
const roomsOf = (text: string) => parseWords(text).roomWords.map(({ typed }) => typed)

describe('what dealers type', () => {
  it.each([
    ['sliding', [['slide', 'slid']]],
    ['swinging', [['swinging', 'swing']]],
    ['weatherstrip', [['gasket']]],
    ['seals', [['gasket', 'seal.']]], // not sealant
    ['heat tape', [['heater wire']]],
    ['heat tapes', [['heater wire']]],
    ['dead bolt', [['deadbolt']]],
    ['kickplate', [['kick plate']]],
    ['aluminium', [['aluminum']]],
    ['galvanised', [['galvanized', 'galvaniz']]],
    ['the hinge for my door', [['hinge']]],
    ['cable for the cooler overhead door', [['cable lift']]], // nor the room
    ['magnetic gasket cut to length', [['magnetic'], ['gasket']]],
    ['bolt for the inactive door', [['flush bolt']]], // a phrase with other words in between
    ['8 inch', [['8in', '8.']]],
    ['8"', [['8in', '8.']]],
    ['8in', [['8in', '8.']]],
    ['10 ft', [['10ft', '120in']]],
    ['1/2in', [['1over2']]],
    ['4.5', [['4 1over2', '4 5']]],
    ['4.5 inches', [['4 1over2', '4 5']]],
    ['1.5 kw', [['1 5kw']]],
    ['0.75 kw', [['0 75kw']]],
    ['8 mm', [['8mm']]],
    ['12 ft 3 in', [['147in', '12ft 3in']]], // one length, or a length and a size
    ['3 ft 6 in x 7 ft 0 in', [['42x84', '42in 84in', '42. 84.']]],
    ['spring on the door closer', [['closer spring only']]], // closer spring, not door spring
    ['24 volt', [['24v']]],
    ['36 x 84', [['36x84', '36in 84in', '36. 84.']]],
    ['36in x 84in', [['36x84', '36in 84in', '36. 84.']]],
    ['#2', [['no 2.']]],
    ['#40', [['40.']]],
  ])('%j is read as %j', (text, readings) => {
    expect(readingsOf(text)).toEqual(readings)
  })

  it.each([
    ['walk-in cooler hinge', ['walk in cooler'], [['hinge']]],
    ['freezer door gasket', ['freezer'], [['gasket']]],
    ['freezer curtain', [], [['strip curtain low temp']]], // matches as a phrase, not as a room word
  ])('%j mentions the rooms %j, which exclude nothing', (text, rooms, words) => {
    expect(roomsOf(text)).toEqual(rooms)
    expect(readingsOf(text)).toEqual(words)
  })

  it.each([
    ['freezer', [['freezer']]],
    ['for the door', [['for'], ['the'], ['door']]],
  ])('%j counts when nothing else was typed', (text, words) => {
    expect(readingsOf(text)).toEqual(words)
  })

  it('is shown as typed', () => {
    expect(parseWords('1/2 hp motors #40 4.5').words.map(({ typed }) => typed)).toEqual([
      ...['1/2hp', 'motors', '#40', '4.5'],
    ])
  })
})

describe('the table of synonyms', () => {
  it('has phrases of one to four words and well-formed readings', () => {
    const reading = /(~|[a-z0-9]+\.?( [a-z0-9]+\.?)*)/.source
    const misspelled = Object.entries(synonyms).filter(
      ([phrase, readings]) =>
        !/^[a-z0-9]+( [a-z0-9]+){0,3}$/.test(phrase) ||
        !new RegExp(`^${reading}(, ${reading})*$`).test(readings),
    )
    expect(misspelled).toEqual([])
  })

  it('has each name once, because the second would replace the first unseen', () => {
    const names = [...Object.keys(otherSynonyms), ...tradeNames.map(([name]) => name)]
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  })
})
