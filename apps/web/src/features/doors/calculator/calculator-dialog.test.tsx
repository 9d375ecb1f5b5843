import { openTestShop } from '@mullion/api/testing/open-test-shop'
import { estimateText } from '@mullion/domain/doors/calculated-part'
import { doorSerialText } from '@mullion/domain/doors/door-serial'
import { doorMissingText, notMagneticText } from '@mullion/domain/doors/registered-door'
import { within } from '@testing-library/react'
import { afterAll, describe, expect, it, vi } from 'vitest'
import type { OpenedCalculator } from '../../../lib/calculator-titles.ts'
import { show } from '../../../testing/show.tsx'
import { CalculatorDialog } from './calculator-dialog.tsx'

const partIds = [76, 96, 97, 101, 102, 186, 187, 188, 198, 205, 276]
const shop = await openTestShop({
  people: true,
  parts: partIds.map((id) => ({ id, unit: 'FT' })),
  doors: [
    {
      serialNumber: '18-9001',
      doorType: 'slide',
      build: 'Single Panel',
      widthInches: 72,
      heightInches: 96,
      powerOperated: true,
    },
    { serialNumber: '18-9002', gaskets: 'Welded Magnetic' },
    { serialNumber: '18-9003', gaskets: 'Magnetic', direction: 'Double', widthInches: 72 },
    { serialNumber: '20-9001', doorType: 'traffic', build: 'Coldswing', direction: 'Double', bottom: null },
  ],
})
afterAll(() => shop[Symbol.asyncDispose]())

const missing = /^This serial number is from/
const madeIn2011 = 'This serial number is from 2011.'
const of2099 = 'This serial number is from 1999.'
const unusualText = /^This heater wire is unusually (short|long)/

function open(calculator: OpenedCalculator, fetch = shop.fetchAs('guest')) {
  const actions = {
    addCalculated: vi.fn((additions: readonly object[]): (string | null)[] => additions.map(() => null)),
    openCart: vi.fn(),
    openSerialPlaces: vi.fn(),
    openDoor: vi.fn(),
  }
  const page = show(
    <CalculatorDialog calculator={calculator} opened onClose={() => {}} actions={actions} />,
    {
      fetch,
    },
  )
  const choose = async (...labels: readonly string[]) => {
    for (const name of labels) await page.user.click(await page.findByRole('button', { name }))
  }
  return {
    ...page,
    actions,
    choose,
    async search(serial: string) {
      const field = await page.findByLabelText('Serial number of the door')
      await page.fill(field, serial)
      await page.user.keyboard('{Enter}')
    },
    async type(width: string, height: string) {
      await page.fill(page.getByLabelText('Width'), width)
      await page.fill(page.getByLabelText('Height'), height)
      await page.user.keyboard('{Enter}')
    },
    async uses() {
      await page.findByRole('list', { name: 'Calculated parts' })
      return [...document.querySelectorAll('[data-use]')].map((use) => use.textContent)
    },
  }
}

describe('a door entered step by step', () => {
  it('is not calculated from invalid dimensions, which stay to be corrected', async () => {
    const server = vi.fn(shop.fetchAs('guest'))
    using page = open('gasket', server)
    await page.choose('Manual Entry', 'Sectional overhead', 'Manual')
    for (const [width, height, wrong] of [
      ['abc', '84', 'Width'],
      ['36', '36 1/3', 'Height'],
    ] as const) {
      await page.type(width, height)
      expect(page.getByRole('alert').textContent).toBe('Please enter valid numbers for width and height.')
      expect(document.activeElement).toBe(page.getByLabelText(wrong))
      const typed = ['Width', 'Height'].map((name) => (page.getByLabelText(name) as HTMLInputElement).value)
      expect(typed).toEqual([width, height])
    }
    expect(server.mock.calls.filter(([url]) => String(url).includes('doors.calculate'))).toEqual([])
    expect(page.queryByRole('list', { name: 'Calculated parts' })).toBeNull()
  })

  it('gets the same parts for a fraction and a decimal', async () => {
    using page = open('gasket')
    await page.choose('Manual Entry', 'Swing', 'ESS-2', 'Single')
    for (const width of ['36 1/8', '36.125']) {
      await page.type(width, '84')
      expect(await page.uses()).toEqual([
        'Door gasket 206.625 in = 17.25 ft',
        'Sweep gasket 38.125 in = 3.25 ft',
      ])
      page.getByRole('heading', { name: 'ESS-2 swing door, 36 1/8" × 84"' })
      await page.choose('Change dimensions')
    }
  })

  it.each([
    ['8', '14', 'Heater wire 46 in = 3.75 ft', true],
    ['9', '14.5', 'Heater wire 48 in = 4 ft', false],
    ['200', '231', 'Heater wire 672 in = 56 ft', false],
    ['200', '233', 'Heater wire 676 in = 56.25 ft', true],
  ])(
    'of %s by %s gets a warning if its heater wire is unusual: %s, %s',
    async (width, height, wire, isUnusual) => {
      using page = open('heater')
      await page.choose('Manual Entry', 'Slide', 'Single Panel', 'Sweep Bottom')
      await page.type(width, height)
      expect((await page.uses())[0]).toContain(wire)
      page.getByText(estimateText)
      expect(page.queryByText(unusualText) !== null).toBe(isUnusual)
      // Unusual sizes get a warning but can still be added.
      page.getByRole('button', { name: /^Add to cart: / })
    },
  )

  it('has no heater options where none are made, and explains the 2018 change', async () => {
    using page = open('heater')
    page.getByText(/^Heater wire lengths changed in 2018 because of DOE regulations\./)
    await page.choose('Manual Entry')
    await page.findByRole('button', { name: 'Swing' })
    expect(page.queryByRole('button', { name: 'Traffic' })).toBeNull()
    await page.choose('Swing')
    await page.findByRole('button', { name: 'ESS-1' })
    expect(page.queryByRole('button', { name: 'ESS-2' })).toBeNull()
  })

  it('names a part that is no longer sold with its use, and offers the others', async () => {
    using page = open('gasket')
    await page.choose('Manual Entry', 'Slide', 'Power Operated', 'Biparting', 'Sweep Bottom')
    await page.type('96', '120')
    const uses = await page.uses()
    expect(uses[1]).toBe('Meeting gasket 246 in = 20.5 ft, 2 × 123 in')
    expect(page.getByRole('alert').textContent).toBe('Meeting gasket: This part is no longer sold.')
    const parts = within(page.getByRole('list', { name: 'Calculated parts' }))
    const removed = parts.getAllByRole('listitem')[1] as HTMLElement
    expect(within(removed).queryByRole('button')).toBeNull()
    await page.choose('Add all to cart: 2 parts')
    expect(page.actions.addCalculated.mock.calls[0]?.[0]).toMatchObject([
      { part: { id: 101 }, quantity: 30.25 },
      { part: { id: 96 }, quantity: 8.75 },
    ])
  })
})

describe('a door found by serial number', () => {
  it('needs a serial number in the right format', async () => {
    using page = open('gasket')
    for (const serial of ['', '189001', '18-90011', 'ab-cdef']) {
      await page.search(serial)
      page.getByText(doorSerialText)
      await page.fill(page.getByLabelText('Serial number of the door'), 'x')
      expect(page.queryByText(doorSerialText)).toBeNull()
    }
  })

  it.each(['gasket', 'heater', 'magnetic'] as const)(
    'that does not exist is explained by its year if possible, in the %s search',
    async (calculator) => {
      using page = open(calculator)
      for (const [serial, because] of [
        ['11-0001', madeIn2011],
        ['99-9999', of2099],
      ] as const) {
        await page.search(serial)
        await page.findByText(because)
        within(page.getByRole('alert')).getByText(doorMissingText)
        within(page.getByRole('alert')).getByRole('link', { name: 'parts@mullion.example' })
      }
      await page.search('15-9999')
      await page.findByText(doorMissingText)
      expect(page.queryByText(missing)).toBeNull()
    },
  )

  it('can be requested again after a network error', async () => {
    const server = shop.fetchAs('guest')
    let isDown = true
    using page = open('gasket', (...request) =>
      isDown ? Promise.reject(new TypeError('Failed to fetch')) : server(...request),
    )
    await page.search('18-9001')
    await page.findByText('Network error. Please try again.')
    isDown = false
    await page.choose('Retry')
    expect(await page.uses()).toHaveLength(3)
  })

  it('goes straight to its results, with their total', async () => {
    using page = open('gasket')
    await page.search('18-9001 ')
    expect(await page.uses()).toEqual([
      'Door gasket 288 in = 24 ft',
      'Edge gasket 99 in = 8.25 ft',
      'Sweep gasket 78 in = 6.5 ft',
    ])
    expect(document.activeElement?.textContent).toBe(
      'Door 18-9001: Single panel slide door, 72" × 96", Sweep Bottom, power operated',
    )
    expect(page.getByRole('status').textContent).toMatch(/^3 parts, \$[\d.,]+ total$/)
    page.getByRole('img', { name: /left hand/ })
    await page.choose('More, How many of these doors?')
    await page.user.click(page.getByRole('switch', { name: 'Power operated' }))
    await page.findByText(/286 in = 23.75 ft/)
    page.getByRole('heading', { name: 'Parts for 2 doors' })
  })

  it('shows that the cart refused too many parts until the number of doors changes', async () => {
    using page = open('gasket')
    const tooMany = 'Quantity can be at most 9,999 per line.'
    page.actions.addCalculated.mockReturnValue([tooMany])
    await page.search('18-9001')
    await page.uses()
    await page.choose('More, How many of these doors?')
    const [add] = page.getAllByRole('button', { name: /^Add to cart: / })
    if (add) await page.user.click(add)
    page.getByText(tooMany)
    await page.choose('Less, How many of these doors?')
    expect(page.queryByText(tooMany)).toBeNull()
  })

  it('without a heater says so and whom to ask', async () => {
    using page = open('heater')
    await page.search('20-9001')
    await page.findByText('No parts can be calculated for this door. Please contact us at the factory.')
    page.getByRole('link', { name: '(800) 555-0142' })
    expect(page.queryByRole('list', { name: 'Calculated parts' })).toBeNull()
  })

  it('is the only way to a magnetic gasket', async () => {
    using page = open('magnetic')
    await page.findByLabelText('Serial number of the door')
    expect(page.queryByRole('button', { name: 'Manual Entry' })).toBeNull()
    await page.search('18-9001')
    await page.findByText(notMagneticText)
    await page.choose('Parts for door 18-9001')
    expect(page.actions.openDoor).toHaveBeenCalledWith('18-9001')
    await page.search('18-9002')
    expect(await page.uses()).toEqual(['Door gasket 207.75 in = 17.25 ft'])
    await page.choose('Back')
    await page.search('18-9003')
    await page.findByText(/417 in = 34.75 ft, 2 × 208.5 in/)
  })

  it('uses its magnetic gasket instead of the usual one', async () => {
    using page = open('gasket')
    await page.search('18-9002')
    expect(await page.uses()).toEqual(['Door gasket 207.75 in = 17.25 ft', 'Sweep gasket 38.75 in = 3.25 ft'])
    const [first] = page.getAllByRole('button', { name: /^Add to cart: / })
    if (first) await page.user.click(first)
    expect(page.actions.addCalculated.mock.calls[0]?.[0]).toMatchObject([{ part: { id: 188 } }])
  })
})
