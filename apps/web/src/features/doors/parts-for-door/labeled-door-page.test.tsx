import { calculatorParts, doorOf } from '@mullion/api/testing/doors'
import { openTestShop } from '@mullion/api/testing/open-test-shop'
import { afterAll, describe, expect, it } from 'vitest'
import { show } from '../../../testing/show.tsx'
import type { CalculatedAddition } from '../calculator/calculator-actions.ts'
import { LabeledDoorPage } from './labeled-door-page.tsx'
import { ignoredActions } from './testing/ignored-actions.ts'

const serialNumber = '16-9010'
const shop = await openTestShop({
  people: true,
  parts: [...calculatorParts],
  doors: [{ serialNumber, direction: 'RH', coolingType: 'Freezer' }],
})
afterAll(() => shop[Symbol.asyncDispose]())
const buyer = await shop.person('buyer')
await buyer.doors.saved.save({ name: 'Back room', site: 'Harbor kitchen', serialNumber, door: doorOf() })

function open(code: string, who: 'guest' | 'buyer' | 'stranger') {
  const added: CalculatedAddition[] = []
  const actions = {
    ...ignoredActions,
    addCalculated: (additions: readonly CalculatedAddition[]) => {
      added.push(...additions)
      return additions.map(() => null)
    },
  }
  const page = show(<LabeledDoorPage code={code} actions={actions} />, { fetch: shop.fetchAs(who) })
  return { page, added }
}

describe('the page that a door label opens', () => {
  it('says what the door is and what it takes, and orders that with one button', async () => {
    const { page, added } = open(serialNumber, 'guest')
    using _ = page
    await page.findByText('219.75 in = 18.25 ft')
    page.getByText('RH')
    await page.user.click(page.getByRole('button', { name: /Order again/ }))
    expect(added.map(({ part, quantity }) => [part.id, quantity])).toEqual([
      [186, 18.25],
      [187, 3.25],
      [76, 17.25],
      [205, 1],
    ])
    expect(added[0]?.configurations).toMatchObject([{ kind: 'door', doors: [{ serialNumber, count: 1 }] }])
  })

  it.each([
    ['buyer', true],
    ['stranger', false],
    ['guest', false],
  ] as const)('names the door for the company that saved it: %s', async (who, named) => {
    const { page } = open(serialNumber, who)
    using _ = page
    if (named) await page.findByText('Back room, Harbor kitchen')
    await page.findByText('219.75 in = 18.25 ft')
    if (!named) expect(page.queryByText(/Back room|Harbor kitchen/)).toBeNull()
    expect(page.queryByRole('button', { name: 'Print label' }) !== null).toBe(who !== 'guest')
  })

  it('calculates a measured door from its link alone', async () => {
    const { page, added } = open('TSD-48x96-SILLSWEEP', 'guest')
    using _ = page
    page.getByRole('heading', { name: 'Traditional swing door' })
    await page.findByText('297.5 in = 24.75 ft')
    await page.user.click(page.getByRole('button', { name: /Order again/ }))
    expect(added[0]?.configurations).toMatchObject([{ doors: [{ serialNumber: null }] }])
  })

  it.each([
    ['15-9999', 'No door with this number'],
    ['SOMETHING-ELSE', 'We can’t read this label’s code.'],
  ])('says what is wrong with %s', async (code, text) => {
    const { page } = open(code, 'guest')
    using _ = page
    await page.findByText(text)
  })
})
