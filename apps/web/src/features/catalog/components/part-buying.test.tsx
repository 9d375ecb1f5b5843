import { openTestShop } from '@mullion/api/testing/open-test-shop'
import { expect, it, vi } from 'vitest'
import { show } from '../../../testing/show.tsx'
import type { CatalogActions } from '../catalog-actions.ts'
import { PartBuying } from './part-buying.tsx'

async function buying(unit: 'EA' | 'SQFT') {
  await using shop = await openTestShop({ parts: [{ id: 1, number: '1003-A1', unit }] })
  const part = await shop.guest().catalog.part({ partId: 1 })
  const addToCart = vi.fn(() => true)
  const page = show(<PartBuying part={part} actions={{ addToCart } as unknown as CatalogActions} />)
  const field = page.getByRole('textbox', { name: 'Quantity of 1003-A1' }) as HTMLInputElement
  const press = (name: string) => page.user.click(page.getByRole('button', { name }))
  return {
    ...page,
    press,
    field,
    async type(text: string, end = '{Enter}') {
      await page.fill(field, text)
      await page.user.keyboard(end)
      return field.value
    },
    added: () => addToCart.mock.calls.map(([, quantity]: unknown[]) => quantity),
  }
}

it('a card takes 1 to 999 pieces, and says how it corrects other numbers', async () => {
  using page = await buying('EA')
  expect(await page.type('5000')).toBe('999')
  const [alert] = page.getAllByRole('alert')
  expect(alert?.textContent).toBe('Maximum quantity is 999.')
  // The message appears only once: below the field, which references it as its description.
  expect(page.getAllByRole('alert')).toHaveLength(1)
  expect(page.field.getAttribute('aria-describedby')).toBe(alert?.id)
  expect(alert?.previousElementSibling?.contains(page.field)).toBe(true)
  expect(await page.type('0', '{Tab}')).toBe('1')
  await page.type('12')
  await page.press('Add to cart: 1003-A1')
  expect(page.added()).toEqual([12])
})

it('a card takes square feet in quarter steps', async () => {
  using page = await buying('SQFT')
  expect(await page.type('998.75')).toBe('998.75')
  expect(await page.type('0.25')).toBe('1')
  await page.press('More, Quantity of 1003-A1')
  expect(page.field.value).toBe('1.25')
  await page.press('Add to cart: 1003-A1')
  expect(page.added()).toEqual([1.25])
})
