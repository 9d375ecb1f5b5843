import { expandName } from '@mullion/domain/catalog/part-name'
import { symptomIn } from '@mullion/domain/search/symptom'
import { symptomRows } from '@mullion/domain/search/symptoms'
import { beforeAll, describe, expect, it } from 'vitest'
import { sharedDemoShop } from '../testing/open-demo-shop.ts'

describe('a search that says what is wrong', () => {
  let shop: Awaited<ReturnType<typeof sharedDemoShop>>
  beforeAll(async () => {
    shop = await sharedDemoShop()
  })

  const search = (text: string, more: { limit?: number; offset?: number; groupBy?: 'family' } = {}) =>
    shop.guest().catalog.search({ text, limit: 24, ...more })

  it('says why, and finds the first part of each cure before the others', async () => {
    const { match, symptom, parts } = await search('door frosts up')
    expect(match).toBe('exact')
    expect(symptom?.why).toContain('heater wire that no longer warms')
    const names = parts.map(({ name }) => name)
    expect(names[0]).toMatch(/^HTR WIRE/)
    expect(names[1]).toMatch(/^GSKT/)
    expect(names[2]).toMatch(/^HTR .*HARNESS/)
    expect(names[3]).toMatch(/^HTR WIRE/)
  })

  it('pages through each part once, and counts them all', async () => {
    const { total } = await shop.guest().catalog.searchCounts({ text: 'hinge squeaks' })
    const numbers: string[] = []
    for (let offset = 0; ; offset += 7) {
      const { parts, more } = await search('hinge squeaks', { limit: 7, offset })
      numbers.push(...parts.map(({ number }) => number))
      if (!more) break
    }
    expect(numbers).toHaveLength(total)
    expect(new Set(numbers).size).toBe(total)
    const sorted = await shop.guest().catalog.search({ text: 'hinge squeaks', limit: 500, sort: 'number' })
    expect(sorted.parts.map(({ number }) => number).sort()).toEqual(numbers.sort())
  })

  it('shows families of the same parts', async () => {
    const { symptom, parts, families } = await search('door frosts up', { groupBy: 'family' })
    expect(symptom).toBeDefined()
    expect(families).toHaveLength(parts.length)
    expect(parts[0]?.name).toMatch(/^HTR WIRE/)
    expect(parts[1]?.name).toMatch(/^GSKT/)
  })

  it('finds the parts with a typing error, and has no symptom when the words name parts', async () => {
    expect((await search('squeeky hinge')).symptom?.cures[0]).toBe('Hinge cams')
    expect((await search('ice melt')).symptom).toBeUndefined()
    expect((await search('gasket')).symptom).toBeUndefined()
  })

  it('is not what the name of a part says', async () => {
    const { parts } = await shop.guest().catalog.browse({ limit: 5000 })
    const seen = parts.filter(({ name }) => symptomIn(expandName(name)) !== null)
    expect(seen.map(({ name }) => name)).toEqual([])
  })

  it('leads to nothing in a catalog that has none of the cures', async () => {
    const { openTestShop } = await import('../testing/open-test-shop.ts')
    await using other = await openTestShop({
      parts: [{ id: 1, number: '0100-01', name: 'CLIPBOARD DBL', tags: ['Accessories'] }],
    })
    const page = await other.guest().catalog.search({ text: 'hinge squeaks' })
    expect(page.symptom).toBeUndefined()
  })

  it('knows a kind of part by the name of each cure', async () => {
    const unknown: string[] = []
    for (const cure of new Set(symptomRows.flatMap(({ cures }) => cures))) {
      if ((await search(cure, { limit: 1 })).match !== 'exact') unknown.push(cure)
    }
    expect(unknown).toEqual([])
  })
})
