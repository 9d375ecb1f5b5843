import { openTestShop } from '@mullion/api/testing/open-test-shop'
import type { Configuration } from '@mullion/domain/cart/configuration-schema'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { show } from '../../../testing/show.tsx'
import { ConfigureDialog } from './configure-dialog.tsx'

const gasket = { id: 1984, unit: 'FT', requirements: { precisionCut: true } } as const
const casing = { id: 61, requirements: { serial: true } } as const
const shop = await openTestShop({ parts: [gasket, casing] })
afterAll(() => shop[Symbol.asyncDispose]())

const cutOf = (lengthInches: number): Configuration => ({
  kind: 'cuts',
  cuts: [{ lengthInches, wallThicknessInches: null, count: 1 }],
})
const nothing = () => undefined
let lastId = 0

interface Asked {
  readonly quantity?: number
  readonly place?: string
  readonly configurations?: readonly Configuration[]
}

/** Opens the dialog as the app does each time it is asked for. */
async function open({ id: partId }: { readonly id: number }, asked: Asked = {}) {
  lastId += 1
  const [onConfirm, onClose] = [vi.fn(() => null), vi.fn()]
  const request = { id: lastId, partId, quantity: 1, configurations: [], ...asked, onConfirm }
  const page = show(
    <ConfigureDialog
      {...{ request, onClose, opened: true, onCalculate: nothing, onSerialPlaces: nothing }}
    />,
    { fetch: shop.fetchAs('guest') },
  )
  await page.findByRole('button', { name: 'Confirm' })
  return Object.assign(page, {
    onClose,
    field: () =>
      page.getByRole('textbox', { name: /^(Length|Serial number of the door)$/ }) as HTMLInputElement,
    cuts: () => page.queryAllByRole('button', { name: /^Remove / }).length,
    isResumed: () =>
      page.queryByText('Your unfinished choices are still here. Cancel discards them.') !== null,
    press: (name: string) => page.user.click(page.getByRole('button', { name })),
    confirmed: () => onConfirm.mock.calls.map(([, configuration]: unknown[]) => configuration),
  })
}

describe('an unfinished configuration', () => {
  it('is there again after Escape, with what was typed but not added, until it is canceled', async () => {
    {
      using page = await open(gasket)
      for (const length of ['36⅛', '48 ½']) {
        await page.fill(page.field(), length)
        await page.user.keyboard('{Enter}')
      }
      await page.fill(page.field(), '36 1/')
      await page.user.keyboard('{Escape}')
      expect(page.onClose).toHaveBeenCalledOnce()
    }
    {
      using page = await open(gasket)
      expect([page.isResumed(), page.cuts(), page.field().value]).toEqual([true, 2, '36 1/'])
      await page.press('Cancel')
    }
    using page = await open(gasket)
    expect([page.isResumed(), page.cuts(), page.field().value]).toEqual([false, 0, ''])
  })

  it('of a line in the cart starts from the line, and leaves it as it is until it is confirmed', async () => {
    const line = { place: 'line', quantity: 3, configurations: [cutOf(36.125)] }
    {
      using page = await open(gasket, line)
      expect([page.isResumed(), page.cuts()]).toEqual([false, 1])
      await page.fill(page.field(), '24')
      await page.user.keyboard('{Enter}{Escape}')
      expect([page.onClose.mock.calls.length, page.confirmed()]).toEqual([1, []])
    }
    using page = await open(gasket, line)
    expect([page.isResumed(), page.cuts()]).toEqual([true, 2])
    await page.press('Confirm')
    expect(page.confirmed()).toMatchObject([{ quantity: 5 }])
  })

  it('is confirmed with a length that is typed but not added', async () => {
    using page = await open(gasket)
    await page.fill(page.field(), '36–1/8')
    await page.press('Confirm')
    expect(page.confirmed()).toEqual([{ quantity: 3, configurations: [cutOf(36.125)] }])
  })
})

describe('serial numbers', () => {
  it('are entered with the keyboard alone: the field has the focus, then Confirm', async () => {
    using page = await open(casing, { quantity: 2 })
    await expect.poll(() => document.activeElement).toBe(page.field())
    await page.user.keyboard('15-0001{Enter}15-0002{Enter}')
    expect(document.activeElement?.textContent).toBe('Confirm')
    await page.user.keyboard('{Enter}')
    const serials = ['15-0001', '15-0002']
    expect(page.confirmed()).toEqual([{ quantity: 2, configurations: [{ kind: 'serials', serials }] }])
  })

  it('of a line are asked for again when it gets one more piece, and Cancel changes nothing', async () => {
    const configurations: Configuration[] = [{ kind: 'serials', serials: ['15-0001', '15-0002'] }]
    using page = await open(casing, { place: 'line', quantity: 3, configurations })
    page.getByText('2 of 3 entered.')
    await page.press('Remove 15-0001')
    page.getByText('1 of 3 entered.')
    await page.press('Cancel')
    expect([page.onClose.mock.calls.length, page.confirmed()]).toEqual([1, []])
  })
})
