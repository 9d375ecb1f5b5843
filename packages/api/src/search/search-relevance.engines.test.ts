import { beforeAll, describe, expect, it } from 'vitest'
import { sharedDemoShop } from '../testing/open-demo-shop.ts'

/** A search, the part numbers that must come first, and why. */
type Case = readonly [text: string, first: readonly string[], why: string]

const trackSystem = ['2301-GV0', '2301-GV2', '2301-SS0'] as const

const numbers: readonly Case[] = [
  ['0001-04', ['0001-04'], 'the number itself'],
  ['311-0001-04', ['0001-04'], 'the accounting number'],
  ['0001 04', ['0001-04'], 'a space instead of the dash'],
  ['000104', ['0001-04'], 'no dash'],
  ['311 0001 04', ['0001-04'], '311 separated by a space'],
  ['311-000104', ['0001-04'], '311- and no other dash'],
  ['3110001-04', ['0001-04'], 'an attached 311, as no number starts with 3110'],
  ['3110001', ['0001-04'], 'an attached 311 and the start of a number'],
  ['0303-ss04', ['0303-SS04'], 'lower case'],
  ['  0303-SS04  ', ['0303-SS04'], 'spaces around it'],
  ['0303ss', ['0303-SS04', '0303-SS08', '0303-SS16'], 'the start of three numbers'],
  ['311-0303', ['0303-PL04', '0303-PL08', '0303-PL16'], 'the start of six numbers, by number'],
  ['0330-SS', ['0330-SS2', '0330-SS3', '0330-SS4'], 'the start of three numbers'],
  ['0201', ['0201-BL'], 'the only number with this start'],
  ['1201hw', ['1201-HW'], 'no dash, lower case'],
  ['311-02', ['0201-BL', '0202-BL', '0203-BL'], 'the shortest start after 311-'],
  ['GSKT 0210', ['0210-BL'], 'a number next to words is searched in the name'],
  ['latch 0601-CHN', ['0601-CHN'], 'a number next to a word'],
  ['latch 0601CHN', ['0601-CHN'], 'without the dash'],
  ['0601chn latch', ['0601-CHN'], 'before the word'],
  ['latch 311-0601-CHN', ['0601-CHN'], 'with the 311- of accounting'],
  ['latch 311-0601CHN', ['0601-CHN'], 'with 311- but without its own dash'],
  ['latch 3110601CHN chrome', ['0601-CHN'], 'with an attached 311'],
  ['latch 311 0601 CHN', ['0601-CHN'], 'with spaces'],
  ['latch "0601CHN"', ['0601-CHN'], 'in quotes'],
  ['"0601CHN"', ['0601-CHN'], 'alone in quotes'],
  ['latch 0601CH', ['0601-CHN', '0601-CHR'], 'the start of two numbers'],
  ['latch 311-', ['0601-CHN'], 'an unfinished number is ignored'],
  ['311-', ['0001-04', '0002-04', '0003-04'], 'the start of all numbers'],
  ['311', ['0001-04', '0002-04', '0003-04'], 'the same without a dash'],
]

const abbreviated: readonly Case[] = [
  ['brkt', ['4005-BGVLH', '4005-BSSRH', '4005-CGVLH'], 'brackets before parts that include one'],
  ['bracket', ['4005-BGVLH', '4005-BSSRH', '4005-CGVLH'], 'BRKT stands for bracket'],
  ['hinge', ['0301-CHLH0', '0301-CHLH1', '0301-CHLH2'], 'HNG stands for hinge'],
  ['gskt', ['0201-BL', '0202-BL', '0203-BL'], 'called GSKT'],
  ['gasket', ['0201-BL', '0202-BL', '0203-BL'], 'GSKT stands for gasket'],
  ['blk gasket', ['0201-BL', '0202-BL', '0203-BL'], 'abbreviated and full words mixed'],
  ['black gskt', ['0201-BL', '0202-BL', '0203-BL'], 'full and abbreviated words mixed'],
  ['magnetic gasket', ['0210-BL', '0221-ABK', '0221-AGY'], 'MAG stands for magnetic'],
  ['lh hinge', ['0301-CHLH0', '0301-CHLH1', '0301-CHLH2'], 'LH in the name'],
  ['left hand hinge', ['0301-CHLH0', '0301-CHLH1', '0301-CHLH2'], 'LH stands for left hand'],
  ['stainless hinge', ['0301-SSLH1', '0301-SSLH2', '0301-SSRH0'], 'SS stands for stainless steel'],
  ['ss hng', ['0301-SSLH1', '0301-SSLH2', '0301-SSRH0'], 'both abbreviated'],
  ['casing stainless', ['0003-04', '0006-04', '0023-S22'], 'SS in the names of casings, slide doors last'],
  ['kick plate', ['1001-A1230', '1001-A1236', '1001-A1248'], 'PLT stands for plate'],
  ['kick plt', ['1001-A1230', '1001-A1236', '1001-A1248'], 'PLT as written'],
  ['transformer', ['1313-01A', '1313-01B', '1313-01C'], 'XFMR stands for transformer'],
  ['xfmr 480', ['1313-01A', '1313-05A', '6001-PC'], '480 in the name, then in a description'],
  ['htr', ['1201-HW', '1202-HP', '1203-08A'], 'called HTR'],
  ['heater pan', ['1202-HP'], 'HTR and PAN in the name'],
  ['w/ header', ['0011-04', '0012-04', '0013-04'], 'W/ in the name'],
  ['with header', ['0011-04', '0012-04', '0013-04'], 'W/ stands for with'],
]

const severalWords: readonly Case[] = [
  ['cam lift hinge', ['0301-CHLH0', '0301-CHLH1', '0301-CHLH2'], 'three words in the name'],
  ['hinge cam lift', ['0301-CHLH0', '0301-CHLH1', '0301-CHLH2'], 'in another order'],
  ['lift hng', ['0301-CHLH0', '0301-CHLH1', '0301-CHLH2'], 'two of the words'],
  ['ss hinge pin', ['0305-12SS', '0305-18SS', '0305-24SS'], 'all three in the name, by number'],
  ['aluminum kick plate', ['1001-A1230', '1001-A1236', '1001-A1248'], 'ALUM stands for aluminum'],
  ['plate kick aluminum', ['1001-A1230', '1001-A1236', '1001-A1248'], 'the words reversed'],
  ['pull handle', ['0501-06CHB', '0501-06CHS', '0501-06NYB'], 'HDL PULL, by number'],
  ['handle pull interior slide', ['0505-I12SS', '0505-I16SS', '0505-I16ST'], 'four words in the name'],
  ['welded magnetic gasket', ['0210-BL', '0221-AWH'], 'in the name, then in a description'],
  ['sweep gasket', ['0202-BL', '0223-DF30', '0223-DF34'], 'GSKT SWEEP, slide doors last'],
  ['lower pivot ss', ['0311-LOSS', '0311-STSS'], 'only two names have all three words'],
  ['bottom bracket vertical lift', ['4005-BGVLH', '4005-BSSRH'], 'BRKT VERT LIFT BTM'],
  ['brkt btm left hand', ['4005-BGVLH'], 'the only left-hand one'],
  ['power operator motor', ['6002-3B', '6002-3S', '6002-3W'], 'PWR OPER MTR'],
  ['spring hinge', ['0307-40SS', '0307-40ST', '0307-45SS'], 'hinges before springs'],
  ['track roller', ['2003-N2F', '2003-N2S'], 'rollers that hang in a track'],
]

const beginningsAndTags: readonly Case[] = [
  ['wind', ['1101-AT1', '1101-AT2', '1101-AW1'], 'the start of WINDOW'],
  ['peep', ['8302-PHS'], 'the start of PEEPHOLE'],
  ['sani finger', ['3006-FSGV', '3006-FSSS'], 'the start of two words'],
  ['hinges', ['0301-CHLH0', '0301-CHLH1', '0301-CHLH2'], 'the same as hinge'],
  ['windows', ['1101-AT1', '1101-AT2', '1101-AW1'], 'the same as window'],
  ['brackets', ['4005-BGVLH', '4005-BSSRH', '4005-CGVLH'], 'a plural of a word abbreviated BRKT'],
  ['latches', ['0601-CHN', '0601-CHR', '0601-CHS'], 'a plural with -es'],
  ['inside release', ['0801-GL3', '0801-GL5', '0801-GL6'], 'INSIDE in the name, release in the tag'],
  ['swing closer', ['0901-3ALP', '0901-3ALR', '0901-3BKH'], 'CLOSER in the name, by door model'],
  ['kick plates swing', ['1001-A1230', '1001-A1236', '1001-A1248'], 'tag and door model'],
  ['tsd hinge', ['0301-CHLH0', '0301-CHLH1', '0301-CHLH2'], 'the model TSD'],
  ['ess2 gasket', ['0202-BL', '0203-BL', '0222-34'], 'the model ESS2, which 0201-BL does not fit'],
  ['sectional gasket', ['0208-BL', '0204-BL', '0205-BL'], 'in the name, then by door model'],
  ['traffic hinge', ['0311-LOGV', '0311-LOSS', '0311-STGV'], 'in the name before the door model'],
  ['sectional hinge', ['5005-1D', '5005-1G', '5005-1S'], 'HNG SECTIONAL'],
  ['gelcoat', ['0001-04', '0004-04'], 'in two descriptions only'],
]

const sizes: readonly Case[] = [
  ['hinge shim 1/8', ['0303-PL08', '0303-SS08'], 'a fraction matches as a whole: not 1/16 or 1/4'],
  ['shim 1/4', ['0303-PL04', '0303-SS04'], 'not part numbers with 14'],
  ['shim ¼', ['0303-PL04', '0303-SS04'], 'a fraction as one character'],
  ['1/8 hinge', ['0301-CHLH1', '0301-SSLH1', '0301-STLH1'], '1-1/8 contains the fraction'],
  ['4-1/2 casing', ['0001-04', '0002-04', '0003-04'], 'a mixed number'],
  ['1/3', ['6002-3B', '6002-3S', '6002-3W'], 'the start of 1/3HP'],
  ['strap offset 18', ['0331-18GV', '0331-18SS', '0331-18ST'], 'the start of 18IN'],
  ['36x84', ['0224-3684BK', '0224-3684GY'], 'a size as written'],
  ['48 x 96', ['0224-4896BK', '0224-4896GY'], 'the same size with spaces'],
  ['36in 320 ohm', ['1203-36A'], 'the premade wire'],
  ['208v', ['1205-3420', '1205-3620', '1205-4220'], 'a voltage'],
]

const signs: readonly Case[] = [
  ['GÂSKET blk', ['0201-BL', '0202-BL', '0203-BL'], 'accents are ignored'],
  ['"cam lift"', ['0301-CHLH0', '0301-CHLH1', '0301-CHLH2'], 'quotes are ignored'],
  ['hinge*', ['0301-CHLH0', '0301-CHLH1', '0301-CHLH2'], 'a star is ignored'],
  ['^hinge:*', ['0301-CHLH0', '0301-CHLH1', '0301-CHLH2'], 'other punctuation is ignored'],
  ['(hinge) | !pin', ['0305-12SS', '0305-12ST', '0305-18SS'], '! does not exclude pin'],
  ['hinge AND pin', ['0305-12SS', '0305-12ST'], 'AND is ignored'],
  ['OR NOT', ['0101-05'], 'OR and NOT are plain words'],
  ['snap-in', ['0203-BL', '0224-3478BK', '0224-3478GY'], 'a dash separates two words'],
]

const menus: readonly Case[] = [
  ['Swing Doors Gaskets', ['0201-BL', '0202-BL', '0203-BL'], 'the first gaskets for swing doors'],
  ['swing doors hinges', ['0301-CHLH0', '0301-CHLH1', '0301-CHLH2'], 'lowercase'],
  ['Slide Doors Gaskets', ['0204-BL', '0205-BL', '0206-BL'], '0201 to 0203 are for swing doors only'],
  ['Slide Doors Track System', trackSystem, 'J-Track, Fast Track and DropTrac'],
  ['  Slide  Doors  Track  System ', trackSystem, 'extra spaces'],
  ['Slide Doors Hook Systems', ['2201-SSLH4', '2201-SSLH6', '2201-SSRH4'], 'the tag LE Hook Systems'],
  ['Swing Doors Closers', ['0307-40SS', '0307-40ST', '0307-45SS'], 'spring hinges have the tag Door Closers'],
  ['Swing Doors Frames', ['0001-04', '0002-04', '0003-04'], 'frames and casings'],
]

const exact = { numbers, abbreviated, severalWords, beginningsAndTags, sizes, signs, menus }

const mistyped: readonly Case[] = [
  ['hnige', ['0301-CHLH0', '0301-CHLH1'], 'two letters swapped'],
  ['gaskte', ['0201-BL', '0202-BL'], 'two letters swapped at the end'],
  ['2601uhmw', ['2601-U36B', '2601-U36F'], 'no space between a number and a word'],
  ['torsoin spring', ['5001-2ALH', '5001-2ARH'], 'one mistyped word of two'],
  ['latsh', ['0601-CHN', '0601-CHR'], 'a wrong letter'],
  ['tranformer', ['1313-01A', '1313-01B'], 'a letter missing'],
  ['thermomter', ['1307-D2F', '1307-D2S'], 'a letter missing in a long word'],
  ['peephloe', ['8302-PHS'], 'the only possible correction'],
  ['padlok', ['0703-15BA', '0703-15LA'], 'a letter missing'],
  ['closser', ['0901-3ALP'], 'a doubled letter'],
  ['hnige 36', ['0307-40ST', '0307-45SS'], 'a number next to it stays unchanged'],
]

describe('searching the demo catalog', () => {
  let shop: Awaited<ReturnType<typeof sharedDemoShop>>
  beforeAll(async () => {
    shop = await sharedDemoShop()
  })

  const search = (text: string, limit = 24, offset = 0) =>
    shop.guest().catalog.search({ text, limit, offset })
  const numbersOf = (parts: readonly { number: string }[]) => parts.map(({ number }) => number)

  describe.each(Object.entries(exact))('by %s', (_, cases) => {
    it.each(cases)('%j finds %j: %s', async (text, first) => {
      const page = await search(text)
      expect(page.match).toBe('exact')
      expect(numbersOf(page.parts).slice(0, first.length)).toEqual(first)
    })
  })

  it.each(mistyped)('%j is corrected and finds %j: %s', async (text, first) => {
    const page = await search(text)
    expect(page.match).toBe('similar')
    expect(numbersOf(page.parts).slice(0, first.length)).toEqual(first)
    expect((await shop.guest().catalog.searchCounts({ text })).match).toBe('similar')
  })

  it.each([
    ['hinge qqqqqq', 'hinge', '0301-CHLH0'],
    ['gasket 0601CHN', 'gasket', '0201-BL'],
    ['magnetic gasket for reach in', 'magnetic gasket', '0210-BL'],
    // What is wanted is in the name; a part of another system of doors is never right.
    ['relay 24v', 'relay', '6006-R1'],
    ['le hook closer left', 'le hook left', '2201-SSLH4'],
  ])('%j ignores unmatched words and shows parts for %j', async (text, searchedText, first) => {
    const page = await search(text)
    expect([page.match, page.searchedText, page.parts[0]?.number]).toEqual(['partial', searchedText, first])
    expect((await shop.guest().catalog.searchCounts({ text })).match).toBe('partial')
  })

  it.each([
    ['nonsense words', 'xyzzy plugh'],
    ['letters and digits', 'zz99zz'],
    ['a number no part starts with', '9998-77'],
    ['only punctuation', '*** ??? ---'],
    ['another alphabet', 'дверная петля'],
    ['SQL', "'; SELECT qxz; --"],
    ['full-text operators', 'NEAR( zzzq'],
    ['a full-text column filter', '{title}: xqzv'],
    ['two hundred letters', 'a'.repeat(200)],
    ['repeated nonsense', 'qx '.repeat(60)],
    ['a null byte between letters', 'qx\u0000zv'],
  ])('%s finds nothing and says so', async (_, text) => {
    expect(await search(text)).toEqual({ match: 'none', searchedText: null, parts: [], more: false })
    const counts = await shop.guest().catalog.searchCounts({ text })
    expect(counts).toMatchObject({ match: 'none', total: 0, tags: {}, doorModels: {} })
  })

  it.each([
    ['two letters', 'ab'],
    ['spaces', '        '],
    ['more than 200 letters', 'a'.repeat(201)],
  ])('%s are refused', async (_, text) => {
    const refused = { cause: { issues: [expect.objectContaining({ path: ['text'] })] } }
    await expect(search(text)).rejects.toMatchObject(refused)
    await expect(shop.guest().catalog.searchCounts({ text })).rejects.toMatchObject(refused)
  })

  it.each([
    [
      '3/8-16 release rod ten inch ss',
      '0803-10SS',
      'the material counts more than a size that only the other description says',
    ],
    ['8x8 nema 4x j-box fiberglas', '1312-88F', 'the size counts more than a rating that none of them has'],
  ])('of the parts that have not every word of %j, %s comes first: %s', async (text, first) => {
    const { match, parts } = await search(text)
    expect([match, parts[0]?.number]).toEqual(['partial', first])
  })

  it('uses every word of a long text', async () => {
    const twelve = 'hinge cam lift chrome left hand 1-1/8 offset with screw swing'
    expect(numbersOf((await search(twelve)).parts)).toEqual(['0301-CHLH1'])
    expect(numbersOf((await search(`${twelve} 311-0301-CHLH1`)).parts)).toEqual(['0301-CHLH1'])
    expect(await search(`${twelve} xyzzy`)).toMatchObject({
      match: 'partial',
      parts: [{ number: '0301-CHLH1' }],
    })
  })

  it('searches up to 40 words and refuses more', async () => {
    const words = (count: number) => Array.from({ length: count }, (_, at) => `w${at + 10}`).join(' ')
    expect(await search(words(40))).toMatchObject({ match: 'none' })
    const refused = [expect.objectContaining({ message: 'Search for at most 40 words at once.' })]
    await expect(search(words(41))).rejects.toMatchObject({ cause: { issues: refused } })
  })
})
