import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDemoShop } from '../testing/open-demo-shop.ts'

/** A search, the part numbers that must come first, and why. */
type Case = readonly [text: string, first: readonly string[], why: string]

const trackSystem = ['2301-GV0', '2301-GV2', '2301-SS0'] as const

const numbers: readonly Case[] = [
  ['0001-04', ['0001-04'], 'the number itself'],
  ['311-0001-04', ['0001-04'], 'the number of the books'],
  ['0001 04', ['0001-04'], 'a space for the dash'],
  ['000104', ['0001-04'], 'no dash'],
  ['311 0001 04', ['0001-04'], '311 set apart by a space'],
  ['311-000104', ['0001-04'], '311- and no other dash'],
  ['3110001-04', ['0001-04'], 'a glued 311, no number begins with 3110'],
  ['3110001', ['0001-04'], 'a glued 311 and the beginning of a number'],
  ['0303-ss04', ['0303-SS04'], 'lower case'],
  ['  0303-SS04  ', ['0303-SS04'], 'spaces around it'],
  ['0303ss', ['0303-SS04', '0303-SS08', '0303-SS16'], 'the beginning of three numbers'],
  ['311-0303', ['0303-PL04', '0303-PL08', '0303-PL16'], 'the beginning of six numbers, by number'],
  ['0330-SS', ['0330-SS2', '0330-SS3', '0330-SS4'], 'the beginning of three numbers'],
  ['0201', ['0201-BL'], 'the only number that begins so'],
  ['1201hw', ['1201-HW'], 'no dash, lower case'],
  ['311-02', ['0201-BL', '0202-BL', '0203-BL'], 'the shortest beginning with 311-'],
  ['GSKT 0210', ['0210-BL'], 'a number among words is a word of the name'],
  ['latch 0601-CHN', ['0601-CHN'], 'a number beside a word'],
  ['latch 0601CHN', ['0601-CHN'], 'written together'],
  ['0601chn latch', ['0601-CHN'], 'before the word'],
  ['latch 311-0601-CHN', ['0601-CHN'], 'with the 311- of the books'],
  ['latch 311-0601CHN', ['0601-CHN'], 'with 311- and without its dash'],
  ['latch 3110601CHN chrome', ['0601-CHN'], 'all together'],
  ['latch 311 0601 CHN', ['0601-CHN'], 'with spaces'],
  ['latch "0601CHN"', ['0601-CHN'], 'with signs around it'],
  ['"0601CHN"', ['0601-CHN'], 'alone with signs around it'],
  ['latch 0601CH', ['0601-CHN', '0601-CHR'], 'the beginning of two'],
  ['latch 311-', ['0601-CHN'], 'as far as it has been typed'],
  ['311-', ['0001-04', '0002-04', '0003-04'], 'the beginning of all numbers'],
  ['311', ['0001-04', '0002-04', '0003-04'], 'the same without a dash'],
]

const abbreviated: readonly Case[] = [
  ['brkt', ['4005-BGVLH', '4005-BSSRH', '4005-CGVLH'], 'called BRKT before those that only have one'],
  ['bracket', ['4005-BGVLH', '4005-BSSRH', '4005-CGVLH'], 'bracket is BRKT'],
  ['hinge', ['0301-CHLH0', '0301-CHLH1', '0301-CHLH2'], 'HNG is hinge'],
  ['gskt', ['0201-BL', '0202-BL', '0203-BL'], 'called GSKT'],
  ['gasket', ['0201-BL', '0202-BL', '0203-BL'], 'GSKT is gasket'],
  ['blk gasket', ['0201-BL', '0202-BL', '0203-BL'], 'one short, one long'],
  ['black gskt', ['0201-BL', '0202-BL', '0203-BL'], 'one long, one short'],
  ['magnetic gasket', ['0210-BL', '0221-ABK', '0221-AGY'], 'MAG is magnetic'],
  ['lh hinge', ['0301-CHLH0', '0301-CHLH1', '0301-CHLH2'], 'LH in the name'],
  ['left hand hinge', ['0301-CHLH0', '0301-CHLH1', '0301-CHLH2'], 'LH is left hand'],
  ['stainless hinge', ['0301-SSLH1', '0301-SSLH2', '0301-SSRH0'], 'SS is stainless steel'],
  ['ss hng', ['0301-SSLH1', '0301-SSLH2', '0301-SSRH0'], 'both short'],
  ['casing stainless', ['0003-04', '0006-04', '0023-S22'], 'SS in the names of casings, slide doors after'],
  ['kick plate', ['1001-A1230', '1001-A1236', '1001-A1248'], 'PLT is plate'],
  ['kick plt', ['1001-A1230', '1001-A1236', '1001-A1248'], 'PLT as it is written'],
  ['transformer', ['1313-01A', '1313-01B', '1313-01C'], 'XFMR is transformer'],
  ['xfmr 480', ['1313-01A', '1313-05A', '6001-PC'], '480 in the name, then in a description'],
  ['htr', ['1201-HW', '1202-HP', '1203-08A'], 'called HTR'],
  ['heater pan', ['1202-HP'], 'called HTR, with PAN in the name'],
  ['w/ header', ['0011-04', '0012-04', '0013-04'], 'W/ in the name'],
  ['with header', ['0011-04', '0012-04', '0013-04'], 'W/ is with'],
]

const severalWords: readonly Case[] = [
  ['cam lift hinge', ['0301-CHLH0', '0301-CHLH1', '0301-CHLH2'], 'three words of the name'],
  ['hinge cam lift', ['0301-CHLH0', '0301-CHLH1', '0301-CHLH2'], 'in another order'],
  ['lift hng', ['0301-CHLH0', '0301-CHLH1', '0301-CHLH2'], 'two of them'],
  ['ss hinge pin', ['0305-12SS', '0305-18SS', '0305-24SS'], 'all three in the name, by number'],
  ['aluminum kick plate', ['1001-A1230', '1001-A1236', '1001-A1248'], 'ALUM in the name'],
  ['plate kick aluminum', ['1001-A1230', '1001-A1236', '1001-A1248'], 'the other way round'],
  ['pull handle', ['0501-06CHB', '0501-06CHS', '0501-06NYB'], 'HDL PULL, by number'],
  ['handle pull interior slide', ['0505-I12SS', '0505-I16SS', '0505-I16ST'], 'four words of the name'],
  ['welded magnetic gasket', ['0210-BL', '0221-AWH'], 'in the name, then in a description'],
  ['sweep gasket', ['0202-BL', '0223-DF30', '0223-DF34'], 'GSKT SWEEP, those of slide doors after'],
  ['lower pivot ss', ['0311-LOSS', '0311-STSS'], 'two names have all three'],
  ['bottom bracket vertical lift', ['4005-BGVLH', '4005-BSSRH'], 'BRKT VERT LIFT BTM'],
  ['brkt btm left hand', ['4005-BGVLH'], 'the only left one'],
  ['power operator motor', ['6002-3B', '6002-3S', '6002-3W'], 'PWR OPER MTR'],
  ['spring hinge', ['0307-40SS', '0307-40ST', '0307-45SS'], 'called HNG before those called SPRING'],
  ['track roller', ['2003-N2F', '2003-N2S'], 'the rollers that hang in a track'],
]

const beginningsAndTags: readonly Case[] = [
  ['wind', ['1101-AT1', '1101-AT2', '1101-AW1'], 'the beginning of WINDOW'],
  ['peep', ['8302-PHS'], 'the beginning of PEEPHOLE'],
  ['sani finger', ['3006-FSGV', '3006-FSSS'], 'two beginnings'],
  ['hinges', ['0301-CHLH0', '0301-CHLH1', '0301-CHLH2'], 'what hinge finds'],
  ['windows', ['1101-AT1', '1101-AT2', '1101-AW1'], 'what window finds'],
  ['brackets', ['4005-BGVLH', '4005-BSSRH', '4005-CGVLH'], 'the singular of a plural, written BRKT'],
  ['latches', ['0601-CHN', '0601-CHR', '0601-CHS'], 'a plural in es'],
  ['inside release', ['0801-GL3', '0801-GL5', '0801-GL6'], 'INSIDE in the name, release in the tag'],
  ['swing closer', ['0901-3ALP', '0901-3ALR', '0901-3BKH'], 'called CLOSER, by door model'],
  ['kick plates swing', ['1001-A1230', '1001-A1236', '1001-A1248'], 'tag and door model'],
  ['tsd hinge', ['0301-CHLH0', '0301-CHLH1', '0301-CHLH2'], 'the model TSD'],
  ['ess2 gasket', ['0202-BL', '0203-BL', '0222-34'], 'the model ESS2, which 0201-BL is not for'],
  ['sectional gasket', ['0208-BL', '0204-BL', '0205-BL'], 'in the name, then by door model'],
  ['traffic hinge', ['0311-LOGV', '0311-LOSS', '0311-STGV'], 'in the name before the door model'],
  ['sectional hinge', ['5005-1D', '5005-1G', '5005-1S'], 'HNG SECTIONAL'],
  ['gelcoat', ['0001-04', '0004-04'], 'in two descriptions only'],
]

const sizes: readonly Case[] = [
  ['hinge shim 1/8', ['0303-PL08', '0303-SS08'], 'a fraction is one word: not 1/16, not 1/4'],
  ['shim 1/4', ['0303-PL04', '0303-SS04'], 'not part numbers with 14'],
  ['shim ¼', ['0303-PL04', '0303-SS04'], 'as one letter'],
  ['1/8 hinge', ['0301-CHLH1', '0301-SSLH1', '0301-STLH1'], '1-1/8 has the fraction'],
  ['4-1/2 casing', ['0001-04', '0002-04', '0003-04'], 'a mixed number'],
  ['1/3', ['6002-3B', '6002-3S', '6002-3W'], 'the beginning of 1/3HP'],
  ['strap offset 18', ['0331-18GV', '0331-18SS', '0331-18ST'], 'the beginning of 18IN'],
  ['36x84', ['0224-3684BK', '0224-3684GY'], 'a size as it is written'],
  ['48 x 96', ['0224-4896BK', '0224-4896GY'], 'the same size with spaces'],
  ['36in 320 ohm', ['1203-36A'], 'the premade wire'],
  ['208v', ['1205-3420', '1205-3620', '1205-4220'], 'a voltage'],
]

const signs: readonly Case[] = [
  ['GÂSKET blk', ['0201-BL', '0202-BL', '0203-BL'], 'accents are no difference'],
  ['"cam lift"', ['0301-CHLH0', '0301-CHLH1', '0301-CHLH2'], 'quotes say nothing'],
  ['hinge*', ['0301-CHLH0', '0301-CHLH1', '0301-CHLH2'], 'nor does a star'],
  ['^hinge:*', ['0301-CHLH0', '0301-CHLH1', '0301-CHLH2'], 'nor any other sign'],
  ['(hinge) | !pin', ['0305-12SS', '0305-12ST', '0305-18SS'], 'pin is asked for, not left out'],
  ['hinge AND pin', ['0305-12SS', '0305-12ST'], 'and says nothing'],
  ['OR NOT', ['0101-05'], 'two words of one description'],
  ['snap-in', ['0203-BL', '0224-3478BK', '0224-3478GY'], 'a dash parts two words'],
]

const menus: readonly Case[] = [
  ['Swing Doors Gaskets', ['0201-BL', '0202-BL', '0203-BL'], 'the first gaskets for swing doors'],
  ['swing doors hinges', ['0301-CHLH0', '0301-CHLH1', '0301-CHLH2'], 'in any case'],
  ['Slide Doors Gaskets', ['0204-BL', '0205-BL', '0206-BL'], '0201 to 0203 are for swing doors only'],
  ['Slide Doors Track System', trackSystem, 'J-Track, Fast Track and DropTrac'],
  ['  Slide  Doors  Track  System ', trackSystem, 'with any spaces'],
  ['Slide Doors Hook Systems', ['2201-SSLH4', '2201-SSLH6', '2201-SSRH4'], 'the tag LE Hook Systems'],
  ['Swing Doors Closers', ['0307-40SS', '0307-40ST', '0307-45SS'], 'spring hinges carry Door Closers'],
  ['Swing Doors Frames', ['0001-04', '0002-04', '0003-04'], 'frames and casings'],
]

const exact = { numbers, abbreviated, severalWords, beginningsAndTags, sizes, signs, menus }

const mistyped: readonly Case[] = [
  ['hnige', ['0301-CHLH0', '0301-CHLH1'], 'two letters swapped'],
  ['gaskte', ['0201-BL', '0202-BL'], 'at the end'],
  ['torsoin spring', ['5001-2ALH', '5001-2ARH'], 'one word of two'],
  ['latsh', ['0601-CHN', '0601-CHR'], 'a wrong letter'],
  ['tranformer', ['1313-01A', '1313-01B'], 'a letter missing'],
  ['thermomter', ['1307-D2F', '1307-D2S'], 'in a long word'],
  ['peephloe', ['8302-PHS'], 'the one part that it can mean'],
  ['padlok', ['0703-15BA', '0703-15LA'], 'a letter missing'],
  ['closser', ['0901-3ALP'], 'a doubled letter'],
  ['hnige 36', ['0307-40ST', '0307-45SS'], 'a number beside it stays as it is'],
]

describe('searching the demo catalog', () => {
  let shop: Awaited<ReturnType<typeof openDemoShop>>
  beforeAll(async () => {
    shop = await openDemoShop()
  })
  afterAll(() => shop[Symbol.asyncDispose]())

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
  ])('%j ignores unmatched words and shows parts for %j', async (text, meant, first) => {
    const page = await search(text)
    expect([page.match, page.meant, page.parts[0]?.number]).toEqual(['partial', meant, first])
    expect((await shop.guest().catalog.searchCounts({ text })).match).toBe('partial')
  })

  it.each([
    ['words of no language', 'xyzzy plugh'],
    ['letters and digits', 'zz99zz'],
    ['a number that no part begins with', '9998-77'],
    ['only signs', '*** ??? ---'],
    ['another alphabet', 'дверная петля'],
    ['SQL', "'; SELECT qxz; --"],
    ['words of the text index', 'NEAR( zzzq'],
    ['a column of the text index', '{title}: xqzv'],
    ['two hundred letters', 'a'.repeat(200)],
    ['a hundred words', 'qx '.repeat(60)],
    ['a zero byte among letters', 'qx\u0000zv'],
  ])('%s finds nothing and says so', async (_, text) => {
    expect(await search(text)).toEqual({ match: 'none', meant: null, parts: [], more: false })
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
