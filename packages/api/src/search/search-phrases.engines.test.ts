import { beforeAll, describe, expect, it } from 'vitest'
import { sharedDemoShop } from '../testing/open-demo-shop.ts'
import { counterPhrases, counterPhrasesSetAside } from './relevance/phrases.counter.ts'
import { phrasesSetAside } from './relevance/phrases.set-aside.ts'
import { type DealerPhrase, dealerPhrases } from './relevance/phrases.ts'
import { strangersPhrases } from './relevance/relevance.set-aside.ts'

/** Results in the first row on a wide screen. */
const firstRow = 4

describe('searching the demo catalog for dealer phrases', () => {
  let shop: Awaited<ReturnType<typeof sharedDemoShop>>
  beforeAll(async () => {
    shop = await sharedDemoShop()
  })

  async function missesOf(phrases: readonly DealerPhrase[]): Promise<string[]> {
    const misses: string[] = []
    for (const [typed, numbers] of phrases) {
      const { parts } = await shop.guest().catalog.search({ text: typed, limit: firstRow })
      const expected = numbers.split(' ')
      const hit = parts.some(({ number }) => expected.some((beginning) => number.startsWith(beginning)))
      if (!hit) misses.push(`${typed}: ${parts.map(({ number, name }) => `${number} ${name}`).join(' | ')}`)
    }
    return misses
  }

  const shareOf = (misses: readonly string[], { length }: readonly DealerPhrase[]) =>
    length === 0 ? 1 : (length - misses.length) / length

  it.each([
    ['collected from the catalog', dealerPhrases, 0.95],
    ['set aside while tuning', phrasesSetAside, 0.95],
    ['written by someone else', strangersPhrases, 0.95],
    ['asked at a counter', counterPhrases, 0.85],
    ['asked at a counter and set aside', counterPhrasesSetAside, 0.8],
  ])('finds the part in the first row of results for phrases %s', async (kind, phrases, least) => {
    const misses = await missesOf(phrases)
    const share = shareOf(misses, phrases)
    console.info(
      [`${kind}: ${phrases.length - misses.length} of ${phrases.length} found`, ...misses].join('\n'),
    )
    expect(share, misses.join('\n')).toBeGreaterThanOrEqual(least)
  })

  const search = (text: string) => shop.guest().catalog.search({ text, limit: 100 })

  it.each([
    ['padlock hasp', 'hasp', '0702-04SSF'],
    ['fuse globe', 'globe', '1302-G1'],
    ['latch handle spindle', 'handle spindle', '0507-53'],
    ['gasket for hasp', 'gasket', '0201-BL'],
  ])('%j leaves out a word before the one that names the part', async (text, searchedText, first) => {
    const found = await search(text)
    expect([found.match, found.searchedText]).toEqual(['partial', searchedText])
    expect(found.parts[0]?.number).toBe(first)
  })

  it('takes no word for the beginning of another when whole words name a part', async () => {
    expect((await search('heater pans')).parts.map(({ number }) => number)).toEqual(['1202-HP'])
    const { parts } = await search('impact door gasket')
    expect(parts[0]?.number).toBe('0209-BL')
    expect(parts.filter(({ tags }) => !tags.includes('Gaskets'))).toEqual([])
    expect((await shop.guest().catalog.searchCounts({ text: 'heater pans' })).total).toBe(1)
  })

  it('finds a part by number next to an unknown word', async () => {
    const { match, parts } = await shop.guest().catalog.search({ text: '0001-04 urgent' })
    expect([match, parts[0]?.number]).toEqual(['partial', '0001-04'])
  })

  it.each(['0105-02', '9999-99X', '0105 02'])(
    'finds no parts with similar digits for the unknown part number %s',
    async (text) => {
      expect(await shop.guest().catalog.search({ text })).toMatchObject({ match: 'none' })
    },
  )
})
