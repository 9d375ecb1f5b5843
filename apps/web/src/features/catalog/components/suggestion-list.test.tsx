import { openTestShop } from '@mullion/api/testing/open-test-shop'
import { larchfield } from '@mullion/api/testing/people'
import { within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { show } from '../../../testing/show.tsx'
import { SuggestionList } from './suggestion-list.tsx'

it('suggestions say what usually causes a symptom', async () => {
  await using shop = await openTestShop({ parts: [{ id: 1, name: 'HTR WIRE CUT PER FT' }] })
  const { parts, symptom } = await shop.guest().catalog.search({ text: 'door frosts up' })
  using page = show(
    <SuggestionList
      id="list"
      text="x"
      parts={parts}
      why={symptom?.why}
      active={-1}
      onPick={() => {}}
      onAll={() => {}}
    />,
    { fetch: shop.fetchAs('guest') },
  )
  page.getByText('Frost at the edge usually means a torn gasket or a heater wire that no longer warms.')
  page.getByRole('option')
})

it('suggestions show part number, full name, price and image', async () => {
  const gasket = {
    id: 186,
    number: '0201-BL',
    name: 'GSKT SWING DR TRAD BLK PER FT',
    unit: 'FT',
    priceCents: 385,
  } as const
  await using shop = await openTestShop({ parts: [gasket] })
  const part = await shop.guest().catalog.part({ partId: 186 })
  using page = show(
    <SuggestionList id="list" text="gskt" parts={[part]} active={-1} onPick={() => {}} onAll={() => {}} />,
    { fetch: shop.fetchAs('guest') },
  )
  const option = page.getByRole('option')
  within(option).getByText('0201-BL')
  within(option).getByRole('presentation')
  expect(option.textContent).toContain('Gasket swing door traditional black')
  expect(option.textContent).toContain('$3.85')
  expect(option.textContent).not.toContain('311-')
  await page.findByRole('button', { name: 'See all 1 results' })
})

it('suggestions say to staff who order for a company why a part costs what it does', async () => {
  await using shop = await openTestShop({
    people: true,
    parts: [{ id: 1, number: '0601-CHN', priceCents: 5000 }],
  })
  const { id } = await (await shop.person('counter')).accounts.internalCompanies.create(larchfield)
  const acting = await shop.acting('counter', id)
  using page = show(
    <SuggestionList
      id="list"
      text="latch"
      parts={[await acting.catalog.part({ partId: 1 })]}
      active={-1}
      onPick={() => {}}
      onAll={() => {}}
    />,
  )
  expect(page.getByRole('option').textContent).toContain('$45.00 each Company discount')
})
