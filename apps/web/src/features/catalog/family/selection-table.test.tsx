import { openTestShop } from '@mullion/api/testing/open-test-shop'
import { within } from '@testing-library/react'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { show } from '../../../testing/show.tsx'
import type { CatalogActions } from '../catalog-actions.ts'
import { clearCompared, compareState } from '../compare/compare.state.ts'
import { FamilyCard } from '../components/family-card.tsx'
import { FamilySection } from './family-section.tsx'

const hinge = (id: number, kind: string, facts: object = {}) => ({
  id,
  number: `0301-0${id}`,
  name: `HNG CAM LIFT ${kind} W/ SCR`,
  priceCents: 4000 + 100 * id,
  ...facts,
})
const shop = await openTestShop({
  people: true,
  parts: [
    hinge(1, 'CHR LH FLUSH'),
    hinge(2, 'CHR RH FLUSH'),
    hinge(3, 'SS LH 1-1/8 OFFSET'),
    hinge(4, 'SS RH 1-1/8 OFFSET', { obsolete: true }),
    hinge(5, 'STL RH 1-1/2 OFFSET'),
  ],
})
afterAll(() => shop[Symbol.asyncDispose]())
beforeEach(clearCompared)

const actions = {
  openPart: vi.fn(),
  addToCart: vi.fn(() => true),
  preloadCalculator: () => {},
} as unknown as CatalogActions & { openPart: ReturnType<typeof vi.fn>; addToCart: ReturnType<typeof vi.fn> }

const numbersIn = (table: HTMLElement) =>
  within(table)
    .getAllByRole('rowheader')
    .map((head) => head.textContent)

async function openCard(viewer: 'guest' | 'counter' = 'guest') {
  const caller = viewer === 'guest' ? shop.guest() : await shop.person(viewer)
  const { parts, families } = await caller.catalog.browse({ groupBy: 'family' })
  const [part, family] = [parts[0], families?.[0]]
  if (!part || !family) throw new Error('no family')
  const page = show(
    <ul>
      <FamilyCard part={part} family={family} actions={actions} eager={false} />
    </ul>,
    { fetch: shop.fetchAs(viewer) },
  )
  return page
}

describe('a family in the results', () => {
  it('says what it ranges over and opens its table in place', async () => {
    using page = await openCard()
    const card = page.getByRole('button', { name: 'Hinge cam lift with screw' })
    expect(card.closest('li')?.textContent).toContain('4 variants')
    for (const range of [
      'chrome, stainless steel or steel',
      'left or right',
      'flush to 1-1/2 in offset',
      '$41 to $45',
    ])
      page.getByText(range)
    expect(card.getAttribute('aria-expanded')).toBe('false')
    await page.user.click(card)
    const table = await page.findByRole('table', { name: 'Hinge cam lift with screw' })
    expect(card.getAttribute('aria-expanded')).toBe('true')
    expect(numbersIn(table)).toEqual(['0301-01', '0301-02', '0301-03', '0301-05'])
    const heads = within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent)
    expect(heads.slice(0, 5)).toEqual(['Part number', 'Hand', 'Offset', 'Material', 'Price'])
    await page.user.click(card)
    expect(page.queryByRole('table')).toBeNull()
  })

  it('says that larger quantities cost less, to a company that has such a price', async () => {
    await using own = await openTestShop({
      people: true,
      parts: [hinge(1, 'CHR LH FLUSH'), hinge(2, 'CHR RH FLUSH')],
    })
    const price = { kind: 'break', partNumber: '0301-02', minQuantity: 10, priceCents: 3000 } as const
    const { companyPrices } = (await own.person('admin')).admin
    await companyPrices.add({
      owner: { companyId: 2 },
      price: { ...price, validFrom: '2026-11-01', validUntil: null },
    })
    const told = async (viewer: 'buyer' | 'stranger') => {
      const { parts, families } = await (await own.person(viewer)).catalog.browse({ groupBy: 'family' })
      using page = show(
        <FamilyCard part={parts[0]!} family={families![0]!} actions={actions} eager={false} />,
        { fetch: own.fetchAs(viewer) },
      )
      return page.queryByText('Less for larger quantities') !== null
    }
    expect([await told('buyer'), await told('stranger')]).toEqual([true, false])
  })

  it('is filtered by chips, sorted by columns, and adds to the cart from a row', async () => {
    using page = await openCard()
    await page.user.click(page.getByRole('button', { name: 'Hinge cam lift with screw' }))
    const table = await page.findByRole('table')
    await page.user.click(page.getByRole('button', { name: 'Right', pressed: false }))
    expect(numbersIn(table)).toEqual(['0301-02', '0301-05'])
    expect(page.getByRole('button', { name: 'Stainless steel' }).hasAttribute('disabled')).toBe(true)
    await page.user.click(within(table).getByRole('button', { name: 'Price' }))
    await page.user.click(within(table).getByRole('button', { name: 'Price' }))
    expect(numbersIn(table)).toEqual(['0301-05', '0301-02'])
    await page.user.click(page.getByRole('button', { name: 'Add to cart: 0301-05' }))
    expect(actions.addToCart).toHaveBeenCalledWith(expect.objectContaining({ id: 5 }), 1)
    await page.user.click(page.getByRole('button', { name: 'Show all' }))
    expect(numbersIn(table)).toHaveLength(4)
    expect(document.activeElement).toBe(table.querySelector('caption'))
  })

  it('is walked with the arrows, and Enter opens a part', async () => {
    using page = await openCard()
    await page.user.click(page.getByRole('button', { name: 'Hinge cam lift with screw' }))
    const table = await page.findByRole('table')
    within(table).getByRole('link', { name: '0301-01' }).focus()
    await page.user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}')
    expect(document.activeElement?.textContent).toBe('0301-02')
    await page.user.keyboard('{Enter}')
    expect(actions.openPart).toHaveBeenLastCalledWith(2)
    await page.user.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}')
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Add to cart: 0301-03')
  })

  it('shows obsolete parts to staff, last and not for sale', async () => {
    using page = await openCard('counter')
    await page.user.click(page.getByRole('button', { name: 'Hinge cam lift with screw' }))
    const table = await page.findByRole('table')
    expect(numbersIn(table).at(-1)).toBe('0301-04')
    within(table).getByText('Obsolete')
    expect(page.queryByRole('button', { name: 'Add to cart: 0301-04' })).toBeNull()
  })

  it('chooses up to four parts to compare', async () => {
    using page = await openCard()
    await page.user.click(page.getByRole('button', { name: 'Hinge cam lift with screw' }))
    await page.user.click(await page.findByRole('checkbox', { name: 'Compare: 0301-03' }))
    expect(compareState.parts).toEqual([{ id: 3, number: '0301-03' }])
    await page.user.click(page.getByRole('checkbox', { name: 'Compare: 0301-03' }))
    expect(compareState.parts).toEqual([])
  })
})

describe('the page of a part of a family', () => {
  it('names the part for the other hand and marks its own row', async () => {
    using page = show(<FamilySection partId={1} actions={actions} />, { fetch: shop.fetchAs('guest') })
    const other = await page.findByText(/^Left hand\. For a right-hand door:/)
    expect(other.textContent).toBe('Left hand. For a right-hand door: 0301-02')
    const table = await page.findByRole('table')
    const marked = within(table)
      .getAllByRole('row')
      .filter((row) => row.getAttribute('aria-current') === 'true')
    expect(marked.map((row) => within(row).getByRole('rowheader').textContent)).toEqual(['0301-01This part'])
    const bold = [...table.querySelectorAll('b')].map(({ textContent }) => textContent)
    expect(bold).toEqual(['Right', 'Left', '1-1/8 in', 'Stainless steel', 'Right', '1-1/2 in', 'Steel'])
  })
})
