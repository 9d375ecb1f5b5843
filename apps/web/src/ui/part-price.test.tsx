import { openTestShop } from '@mullion/api/testing/open-test-shop'
import { larchfield } from '@mullion/api/testing/people'
import { expect, it } from 'vitest'
import { show } from '../testing/show.tsx'
import { ListPrice, PartPrice, PriceBreaks } from './part-price.tsx'

const valid = { validFrom: '2026-11-01', validUntil: null }

async function openShop() {
  const shop = await openTestShop({
    people: true,
    parts: [{ id: 1, number: '0100-01', priceCents: 5000, tags: ['Hinges'] }],
  })
  const prices = (await shop.person('admin')).admin.companyPrices
  const { id: companyInternalId } = await (await shop.person('counter')).accounts.internalCompanies.create(
    larchfield,
  )
  for (const owner of [{ companyId: 2 }, { companyInternalId }]) {
    await prices.add({
      owner,
      price: { ...valid, kind: 'break', partNumber: '0100-01', minQuantity: 10, priceCents: 4120 },
    })
    await prices.add({ owner, price: { ...valid, kind: 'tag', tag: 'Hinges', discountHundredths: 1250 } })
  }
  return Object.assign(shop, { companyInternalId })
}

type Caller = Awaited<ReturnType<Awaited<ReturnType<typeof openShop>>['person']>>

async function shown(person: Caller, quantity = 1) {
  const part = await person.catalog.part({ partId: 1 })
  using page = show(
    <div>
      <PartPrice part={part} quantity={quantity} />
      <ListPrice part={part} />
      <PriceBreaks part={part} />
    </div>,
  )
  return page.container.textContent
}

it('buyers see list and own price and what more costs; staff who order for the company also see why', async () => {
  await using shop = await openShop()
  expect(await shown(await shop.person('buyer'))).toBe('$43.75 eachList $50.0010 or more: $41.20 each')
  expect(await shown(shop.guest() as Caller)).toBe('$50.00 each')
  const acting = await shop.acting('counter', shop.companyInternalId)
  expect(await shown(acting)).toBe('$43.75 each 12.5% off HingesList $50.0010 or more: $41.20 each')
  expect(await shown(acting, 10)).toContain('$41.20 each Quantity price from 10')
  expect(await shown(await shop.person('counter'))).toBe('$50.00 each')
})
