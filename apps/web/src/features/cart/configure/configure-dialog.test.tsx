import { openTestShop } from '@mullion/api/testing/open-test-shop'
import type { Configuration } from '@mullion/domain/cart/configuration-schema'
import { fireEvent } from '@testing-library/react'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { show } from '../../../testing/show.tsx'
import { ConfigureDialog } from './configure-dialog.tsx'

/** Uses the ids of the demo parts, because some rules go by id. */
const parts = {
  motor: { id: 1317, requirements: { voltage: true } },
  controller: { id: 454, requirements: { voltage: true } },
  casing: { id: 61, requirements: { serial: true } },
  otherCasing: { id: 62, requirements: { serial: true } },
  hookSystem: { id: 635, requirements: { direction: true, serial: true } },
  cutCasing: { id: 877, unit: 'FT', requirements: { precisionCut: true, wallThickness: true } },
  swingGasket: { id: 186, unit: 'FT' },
  kickPlate: { id: 1295, unit: 'SQFT' },
} as const
const shop = await openTestShop({ parts: Object.values(parts) })
afterAll(() => shop[Symbol.asyncDispose]())

interface RequestOptions {
  readonly quantity?: number
  readonly configurations?: readonly Configuration[]
}
let lastId = 0

async function ask(
  { id }: { readonly id: number },
  { quantity = 1, configurations = [] }: RequestOptions = {},
) {
  lastId += 1
  const onConfirm = vi.fn(() => null)
  const onClose = vi.fn()
  const request = { id: lastId, partId: id, quantity, configurations, onConfirm }
  const page = show(
    <ConfigureDialog
      request={request}
      opened
      onClose={onClose}
      onCalculate={() => {}}
      onSerialPlaces={() => {}}
    />,
    {
      fetch: shop.fetchAs('guest'),
    },
  )
  const confirm = (await page.findByRole('button', { name: 'Confirm' })) as HTMLButtonElement
  const share = (name: string) =>
    page.getByRole('textbox', { name: `Quantity for ${name}` }) as HTMLInputElement
  return {
    ...page,
    onClose,
    confirm,
    share,
    async typeShare(name: string, text: string) {
      await page.fill(share(name), text)
      await page.user.keyboard('{Enter}')
      return share(name).value
    },
    confirmed: () => onConfirm.mock.calls.map(([, configuration]: unknown[]) => configuration),
  }
}

describe('the configuration dialog', () => {
  it('asks for voltages with guidance, and requires a complete split', async () => {
    using page = await ask(parts.motor)
    page.getByRole('dialog', { name: 'Voltage' })
    page.getByText('208V or 240V sites use the 230V controller.')
    page.getByText('460V or 480V sites need a step-down transformer.')
    await page.fill(page.getByRole('textbox', { name: /^Total quantity of / }), '5')
    await page.user.keyboard('{Enter}')
    for (const voltage of ['120V', '208V', '230V', '460V']) {
      expect(await page.typeShare(voltage, '1')).toBe('1')
      expect(page.confirm.disabled).toBe(true)
    }
    expect(await page.typeShare('480V', '7')).toBe('1')
    expect(page.queryByText('Single Panel')).toBeNull()
    await page.user.click(page.confirm)
    expect(page.confirmed()).toMatchObject([{ quantity: 5 }])
    expect(page.onClose).toHaveBeenCalledOnce()
  })

  it('also asks for Single Panel or Biparting for the controller, and Enter confirms once', async () => {
    using page = await ask(parts.controller)
    const missing = 'Door type: 1 of 2 left to assign.'
    await page.fill(page.getByRole('textbox', { name: /^Total quantity of / }), '2')
    await page.user.keyboard('{Enter}')
    await page.fill(page.share('230V'), '2')
    await page.fill(page.share('Single Panel'), '1')
    expect(page.queryByText(missing)).toBeNull()
    await page.user.keyboard('{Enter}')
    page.getByText(missing)
    expect(document.activeElement).toBe(page.share('Single Panel'))
    expect(page.confirm.disabled).toBe(true)
    await page.fill(page.share('Biparting'), '1')
    expect(page.queryByText(missing)).toBeNull()
    // More is typed than is left to assign, so Enter only shows that.
    expect(await page.typeShare('Single Panel', '2')).toBe('1')
    page.getByText('Only 1 left to assign.')
    expect(page.confirmed()).toEqual([])
    for (let presses = 0; presses < 3; presses += 1)
      fireEvent.keyDown(page.share('Biparting'), { key: 'Enter' })
    expect(page.confirmed()).toMatchObject([
      { quantity: 2, configurations: [{ kind: 'voltage', panels: { single: 1, biparting: 1 } }] },
    ])
  })

  it('asks for one choice each for a single piece, without a split', async () => {
    using page = await ask(parts.controller)
    const radio = (name: string) => page.getByRole('radio', { name })
    expect(page.queryByRole('textbox', { name: /^Quantity for/ })).toBeNull()
    await page.user.click(radio('230V'))
    expect(page.confirm.disabled).toBe(true)
    await page.user.keyboard('{Enter}')
    page.getByText('Door type: 1 of 1 left to assign.')
    await page.user.click(radio('Single Panel'))
    await page.user.click(radio('Biparting'))
    await page.user.click(radio('480V'))
    await page.user.click(page.confirm)
    const chosen = { voltages: { '230V': 0, '480V': 1 }, panels: { single: 0, biparting: 1 } }
    expect(page.confirmed()).toMatchObject([
      { quantity: 1, configurations: [{ kind: 'voltage', ...chosen }] },
    ])
  })

  it('asks for one serial number per piece in the right format', async () => {
    using page = await ask(parts.casing)
    const field = page.getByLabelText('Serial number of the door')
    const typeSerial = async (serial: string) => {
      await page.fill(field, serial)
      await page.user.keyboard('{Enter}')
    }
    await page.user.click(field)
    for (const wrong of ['', '15-001', '5-0001', 'AB-0001', '15-00011']) {
      if (wrong) await typeSerial(wrong)
      else await page.user.keyboard('{Enter}')
      page.getByText('Invalid serial number format. Please use the format XX-XXXX.')
      expect(page.confirm.disabled).toBe(true)
    }
    await typeSerial('15-0001')
    expect(page.confirm.disabled).toBe(false)
    await typeSerial('15-0002')
    page.getByText('1 of 1 entered.')
    page.getByText('All serial numbers are entered.')
  })

  it('accepts the last typed serial number without Add, and points out a repeated one', async () => {
    using page = await ask(parts.otherCasing, { quantity: 2 })
    page.getByRole('button', { name: 'Where is the serial number?' })
    const field = page.getByLabelText('Serial number of the door')
    await page.fill(field, '150001')
    await page.user.keyboard('{Enter}')
    page.getByText('1 of 2 entered.')
    expect(page.confirm.disabled).toBe(true)
    await page.fill(field, '15 0001')
    page.getByText(/^You entered 15-0001 more than once\./)
    await page.fill(field, '16 0001')
    expect(page.queryByText(/more than once/)).toBeNull()
    await page.user.click(page.confirm)
    const serials = ['15-0001', '16-0001']
    expect(page.confirmed()).toMatchObject([{ quantity: 2, configurations: [{ kind: 'serials', serials }] }])
  })

  it('warns about serial numbers that cannot be a door in the register, and still takes them', async () => {
    using page = await ask(parts.otherCasing, { quantity: 2 })
    const field = page.getByLabelText('Serial number of the door')
    await page.fill(field, '99-9999')
    page.getByText(
      '99-9999 would be a door of 1999. Doors before 2012 are not in our records. Check the label.',
    )
    await page.user.keyboard('{Enter}')
    await page.fill(field, '15-0001')
    expect(page.getAllByText(/would be a door/)).toHaveLength(1)
    await page.user.click(page.confirm)
    const serials = ['99-9999', '15-0001']
    expect(page.confirmed()).toMatchObject([{ quantity: 2, configurations: [{ kind: 'serials', serials }] }])
  })

  it('asks for the hand of a part that also has a serial number, split without remainder', async () => {
    using page = await ask(parts.hookSystem)
    page.getByRole('dialog', { name: 'Left or right hand' })
    expect(page.confirm.disabled).toBe(true)
    await page.user.click(page.getByRole('radio', { name: 'Left' }))
    await page.fill(page.getByRole('textbox', { name: /^Total quantity of / }), '2')
    await page.user.keyboard('{Enter}')
    expect(page.share('Left').value).toBe('1')
    expect(await page.typeShare('Left', '-3')).toBe('1')
    expect(await page.typeShare('Left', '4')).toBe('2')
    expect(await page.typeShare('Right', '1')).toBe('0')
    await page.user.click(page.confirm)
    expect(page.confirmed()).toMatchObject([
      { quantity: 2, configurations: [{ kind: 'direction', left: 2, right: 0 }] },
    ])
  })

  it('asks for cuts to 1/8 inch and a wall thickness, with a notice for long cuts', async () => {
    using page = await ask(parts.cutCasing)
    const length = page.getByLabelText('Length')
    const cut = async (text: string) => {
      await page.fill(length, text)
      await page.user.keyboard('{Enter}')
    }
    const eighths = 'Please enter a value that is a multiple of 1/8 inch.'
    const press = (name: string) => page.user.click(page.getByRole('button', { name }))
    const name = '36 1/8", wall 4 1/2"'
    expect(page.confirm.disabled).toBe(true)
    for (const wrong of ['0', '-1', 'abc', '36.1', '36 1/3']) {
      await cut(wrong)
      // Twice, because the wall thickness is missing too.
      expect(page.getAllByText(eighths)).toHaveLength(2)
      await page.user.clear(length)
      expect(page.queryByText(eighths)).toBeNull()
    }
    await page.fill(page.getByLabelText('Wall thickness'), '4 1/2')
    await cut('36 1/8')
    await cut('36.125')
    const count = () => page.getByLabelText(`Count of ${name}`).textContent
    expect(count()).toBe('2')
    await press(`One more of ${name}`)
    expect(count()).toBe('3')
    await press(`One less of ${name}`)
    await press(`One less of ${name}`)
    expect(count()).toBe('1')
    await press(`Remove ${name}`)
    expect(page.queryByLabelText(`Count of ${name}`)).toBeNull()
    expect(page.confirm.disabled).toBe(true)

    const raised = 'Lengths above 48 inches may raise shipping costs.'
    const freight = 'Lengths above 107 inches require LTL shipping.'
    for (const [text, notice] of [
      ['48', null],
      ['48 1/8', raised],
      ['107', raised],
      ['107 1/8', freight],
    ] as const) {
      await cut(text)
      for (const each of [raised, freight]) expect(page.queryByText(each) !== null).toBe(each === notice)
    }
    await page.user.click(page.confirm)
    // 4 + 4 + 8.75 + 8.75 ft, each rounded down to a quarter foot.
    expect(page.confirmed()).toMatchObject([{ quantity: 25.5 }])
  })

  it('asks for nothing when there are no options left, and keeps quarter feet', async () => {
    const configurations: Configuration[] = [{ kind: 'direction', left: 12, right: 0 }]
    using page = await ask(parts.kickPlate, { quantity: 12.75, configurations })
    page.getByRole('dialog', { name: 'No options to choose' })
    expect((page.getByRole('textbox') as HTMLInputElement).value).toBe('12.75')
    await page.user.click(page.confirm)
    expect(page.confirmed()).toEqual([{ quantity: 12.75, configurations: [] }])
  })

  it('lists doors, and keeps focus in the form when they are removed', async () => {
    const door = {
      doorType: 'swing',
      build: 'Traditional',
      double: false,
      bottom: 'Sweep Bottom',
      hinge: null,
      powerOperated: false,
      gasketing: null,
      heightInches: 84,
    } as const
    const use = (widthInches: number) =>
      ({ serialNumber: null, door: { ...door, widthInches }, use: 'doorGasket', count: 1 }) as const
    const configurations: Configuration[] = [{ kind: 'door', doors: [use(36), use(48)] }]
    using page = await ask(parts.swingGasket, { quantity: 37.5, configurations })
    page.getByRole('dialog', { name: 'Calculated from your door' })
    const remove = () => page.queryAllByRole('button', { name: /^Remove 1 × Traditional/ })
    remove()[0]?.focus()
    await page.user.keyboard('{Enter}')
    expect(remove()).toHaveLength(1)
    expect(document.activeElement).toBe(remove()[0])
    await page.user.keyboard('{Enter}')
    expect(remove()).toEqual([])
    expect(document.activeElement?.textContent).toBe('Calculate')
  })
})
