import { describe, expect, it } from 'vitest'
import { indexDocumentOf } from './index-document.ts'
import { headWordOf, inWholeWords, parseQuery } from './query.ts'
import { isNumberWithoutDash } from './typed-number.ts'

const readingsOf = (text: string) => parseQuery(text).words.map(({ readings }) => readings)

describe('the search words of a part', () => {
  const words = indexDocumentOf({
    number: '0201-BL',
    name: 'HNG-BRKT CAM LIFT SS',
    description: 'For the dr of a cooler.',
    tags: ['Hinges', 'LE Hook Systems'],
    doorModels: ['Swing'],
    doorSubModels: ['ESS1'],
  })

  it('include the part number as one key', () => {
    expect(words.number).toBe('0201bl')
  })

  it('lead with the first word of the name, as stored and expanded', () => {
    expect(words.lead).toEqual(['hng', 'brkt', 'hinge', 'bracket'])
  })

  it('list the number, the name and the expanded name without repeats', () => {
    expect(words.title).toEqual([
      ...['0201', 'bl', 'hng', 'brkt', 'cam', 'lift', 'ss'],
      ...['hinge', 'bracket', 'stainless', 'steel'],
    ])
  })

  it('include the tags and door models, and the description as stored and expanded', () => {
    expect(words.tags).toEqual(['hinges', 'le', 'hook', 'systems', 'swing', 'ess1'])
    expect(words.body).toEqual(['for', 'the', 'dr', 'of', 'a', 'cooler', 'door'])
  })

  it('handle a word that is an object property name', () => {
    const part = { number: '0001-04', name: 'CONSTRUCTOR', description: 'valueOf constructor' }
    const found = indexDocumentOf({ ...part, tags: [], doorModels: [], doorSubModels: [] })
    expect(found.lead).toEqual(['constructor'])
  })
})

describe('a typed search', () => {
  it.each([
    ['0201-BL', ['0201bl']],
    ['311-0201 bl', ['0201bl']],
    ['3110201BL', ['3110201bl', '0201bl']], // the part's own number first, then the one with the 311 prefix
    ['3110-201BL', ['3110201bl', '0201bl']],
    ['311020', ['311020']], // too short to be sure of the 311 prefix
    ['02', ['02']],
    ['5', []],
    ['hinge', []],
    ['hinge 36', ['hinge36']],
    ['1/4', []],
    ['4-1/2', []],
    ['36"', []],
    ['301chlh1', ['301chlh1', '0301chlh1']], // without the first zero
    ['224 3684', ['2243684', '02243684']],
    ['O301-SS', ['o301ss', '0301ss']], // a letter for the zero
    ['0.75', []],
    ['1234567890123456789012345', []], // longer than any part number
    ['', []],
  ])('%j may begin the part numbers %j', (text, prefixes) => {
    expect(parseQuery(text).numberPrefixes).toEqual(prefixes)
  })

  it.each([
    ['brkt', [[['brkt'], ['bracket']]]],
    ['bracket', [[['bracket']]]],
    [
      'LH hng',
      [
        [['lh'], ['left', 'hand']],
        [['hng'], ['hinge']],
      ],
    ],
    ['hinge hinge', [[['hinge']]]],
    ['w/ sweep', [[['sweep']]]], // "with" is ignored
    ['311-0201 gskt', [[['0201']], [['gskt'], ['gasket']]]],
    ['311 0201', [[['0201']]]],
    ['311 hinge', [[['311']], [['hinge']]]],
    ['latch 311-0601-CHN', [[['latch']], [['0601']], [['chn']]]],
    ['latch 311-0601CHN', [[['latch']], [['0601chn']]]],
    ['latch 311 0601 chn', [[['latch']], [['0601']], [['chn']]]],
    ['latch 3110601CHN', [[['latch']], [['3110601chn'], ['0601chn']]]],
    ['latch (311-0601)', [[['latch']], [['0601']]]],
    ['latch 311-', [[['latch']]]],
    ['311- latch', [[['latch']]]],
    ['311 - 0601 latch', [[['0601']], [['latch']]]],
    ['311 -0601-CHN latch', [[['0601']], [['chn']], [['latch']]]],
    ['latch 311 - 0601', [[['latch']], [['0601']]]],
    ['fuse 311 15A', [[['fuse']], [['311']], [['15a']]]], // 15A is not a part number
    ['5311-0601', [[['5311']], [['0601']]]],
    ['1-311-0601', [[['1']], [['311']], [['0601']]]],
    ['constructor', [[['constructor']]]],
    ['hinges', [[['hinges'], ['hinge']]]],
    ['latches', [[['latches'], ['latch']]]],
    ['assemblies', [[['assemblies'], ['assembly']]]],
    ['gskts', [[['gskts'], ['gskt'], ['gasket']]]],
    ['stainless', [[['stainless']]]],
    ['radius axis gas', [[['radius']], [['axis']], [['gas']]]],
    ['%%%', []],
  ])('%j is read as %j', (text, words) => {
    expect(readingsOf(text)).toEqual(words)
  })

  it('is read up to its last word', () => {
    const text = Array.from({ length: 40 }, (_, at) => `w${at + 10}`).join(' ')
    expect(parseQuery(text).words).toHaveLength(40)
    expect(readingsOf(text).at(-1)).toEqual([['w49']])
  })

  it.each([
    ['a arm ar', [[['arm']]]],
    ['arm a', [[['arm']]]],
    ['hinge hinges', [[['hinge']]]],
    ['hinges hinge', [[['hinges'], ['hinge']]]],
    [
      'hn hng', // a part named hinge has no word starting with hn
      [[['hn']], [['hng'], ['hinge']]],
    ],
    ['hin hng', [[['hin']], [['hng'], ['hinge']]]],
    ['h hng', [[['hng'], ['hinge']]]],
    [
      'ha lh', // lh does not imply ha
      [[['ha']], [['lh'], ['left', 'hand']]],
    ],
    ['l lh', [[['lh'], ['left', 'hand']]]],
    ['0601 0601chn', [[['0601chn']]]],
  ])('leaves out a word that another word implies: %j is read as %j', (text, words) => {
    expect(readingsOf(text)).toEqual(words)
  })

  it.each(['311', '311-', ' 311 - ', '311--', '"311-"', '(311-)', '311- 311-', '"311 -"'])(
    '%j begins every part number and matches everything',
    (text) => {
      expect(parseQuery(text)).toEqual({
        category: null,
        everything: true,
        numberPrefixes: [],
        words: [],
        roomWords: [],
      })
    },
  )

  it.each(['3', '31', '3111', '311-0', '311 hinge', '-311', 'hinge', '%%%', '311-дверь'])(
    '%j does not match everything',
    (text) => {
      expect(parseQuery(text).everything).toBe(false)
    },
  )

  it.each([
    ['0601chn', true],
    ['06011', true],
    ['0601', false], // four digits are already a separate word of the part number
    ['36in', false],
    ['120x240', false],
    ['chn', false],
    ['1234567890123456789012345', false],
  ])('tells whether %j continues past the four digits of a part number: %j', (word, glued) => {
    expect(isNumberWithoutDash(word)).toBe(glued)
  })

  it('is a category when it is a menu text', () => {
    expect(parseQuery('Swing Doors Gaskets').category).toMatchObject({
      doorModel: 'Swing',
      tags: ['Gaskets'],
    })
    expect(parseQuery('swing gaskets').category).toBeNull()
  })
})

describe('the item wanted', () => {
  it.each([
    ['padlock hasp', 'hasp'],
    ['hasp 4 inch stainless', 'hasp'],
    ['hinge left hand', 'hinge'],
    ['gasket for impact door', 'gasket'],
    ['strap hinge with screws', 'hinge'],
    ['with header', 'header'],
    ['36x84', undefined],
  ])('in %j is %j', (text, item) => {
    expect(headWordOf(parseQuery(text).words)?.typed).toBe(item)
  })
})

describe('a search in whole words', () => {
  const wholeOf = (text: string) => inWholeWords(parseQuery(text))?.words.map(({ readings }) => readings)

  it('takes no word for the beginning of a longer one, except stems and whatever has a digit', () => {
    expect(wholeOf('heater pans')).toEqual([[['heater+']], [['pan+']]])
    expect(wholeOf('hanging 208v')).toEqual([[['hanging+'], ['hang']], [['208v']]])
  })

  it.each(['pan', 'latch 0601-CHN'])('is not made of %j', (text) => {
    expect(wholeOf(text)).toBeUndefined()
  })
})
