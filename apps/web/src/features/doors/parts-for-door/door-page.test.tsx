import { openTestShop } from '@mullion/api/testing/open-test-shop'
import { doorMissingText } from '@mullion/domain/doors/registered-door'
import { noFilters } from '@mullion/domain/search/facets'
import { waitFor, within } from '@testing-library/react'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { show } from '../../../testing/show.tsx'
import { DoorPage } from './door-page.tsx'
import { ignoredActions } from './testing/ignored-actions.ts'

const shop = await openTestShop({
  people: true,
  parts: [
    ...[76, 186, 187, 205].map((id) => ({ id, unit: 'FT' as const })),
    { id: 1, name: 'HNG STRAP 18IN LH SS' },
    { id: 2, name: 'HNG STRAP 18IN RH SS' },
    ...[3, 4].map((id) => ({ id, doorModels: ['Sectional' as const], tags: ['Roller Chain' as const] })),
    { id: 5, doorModels: ['Sectional'], tags: ['Gaskets'] },
  ],
  doors: [
    { serialNumber: '12-1005', doorType: 'so' },
    { serialNumber: '16-9002' },
    { serialNumber: '16-9004', direction: 'LH' },
    { serialNumber: '16-9005', direction: 'RH' },
  ],
})
afterAll(() => shop[Symbol.asyncDispose]())

const open = (serialNumber: string, fetch = shop.fetchAs('guest')) =>
  show(<DoorPage serialNumber={serialNumber} actions={ignoredActions} />, { fetch })

describe('the page of a serial number', () => {
  it.each([
    ['11-0001', 'This serial number is from 2011.'],
    ['99-9999', 'This serial number is from 1999.'],
    ['15-9999', null],
  ])('says when no door has it, and why if known: %s', async (serial, because) => {
    using page = open(serial)
    await page.findByText('No door with this number')
    page.getByText(doorMissingText)
    page.getByRole('button', { name: 'Enter dimensions instead' })
    if (because) page.getByText(because)
    else expect(page.queryByText(/^This serial number is from/)).toBeNull()
  })

  it.each([
    ['16-9004', 'left hand', false],
    ['16-9005', 'right hand', true],
  ])('draws the door with its hand: %s, %s', async (serial, hand, mirrored) => {
    using page = open(serial)
    const drawing = await page.findByRole('img', { name: new RegExp(hand) })
    expect(drawing.querySelector('g[transform^="matrix(-1 "]') !== null).toBe(mirrored)
  })
})

describe('the other parts for a door', () => {
  it('are not those for the other hand', async () => {
    using page = open('16-9004')
    const hinges = within(await page.findByRole('region', { name: 'Hinges' }))
    await hinges.findByRole('link', { name: /left hand/ })
    expect(hinges.queryByRole('link', { name: /right hand/ })).toBeNull()
  })

  it('are grouped by their largest tags if its menu has one category, and each group leads to its search', async () => {
    const searchFor = vi.fn()
    using page = show(<DoorPage serialNumber="12-1005" actions={{ ...ignoredActions, searchFor }} />, {
      fetch: shop.fetchAs('guest'),
    })
    const others = within(await page.findByRole('region', { name: 'Other parts for sectional doors' }))
    await others.findByRole('heading', { level: 3, name: 'Gaskets' })
    const groups = others.getAllByRole('heading', { level: 3 })
    expect(groups.map(({ textContent }) => textContent)).toEqual(['Roller Chain', 'Gaskets'])
    await page.user.click(others.getByRole('link', { name: 'All of Other Doors Sectional Roller Chain' }))
    expect(searchFor).toHaveBeenCalledWith('Other Doors Sectional', { ...noFilters, tags: ['Roller Chain'] })
  })
})

function answering(procedure: string, answer: () => object | null): typeof fetch {
  const server = shop.fetchAs('buyer')
  return async (input, init) => {
    const response = await server(input, init)
    const calls = (new URL(String(input)).pathname.split('/').at(-1) ?? '').split(',')
    const at = calls.indexOf(procedure)
    const instead = answer()
    if (at < 0 || !instead) return response
    const json = (await response.json()) as object[]
    json[at] = { error: { code: -32603, ...instead } }
    return Response.json(json)
  }
}

describe('saving a door', () => {
  it('is not offered until it is known whether the door is saved, which can be checked again', async () => {
    let isKnown = false
    const unknown = { message: 'Something went wrong.', data: { kind: 'unknown' } }
    using page = open(
      '16-9002',
      answering('doors.saved.bySerial', () => (isKnown ? null : unknown)),
    )
    const retry = await page.findByRole('button', { name: 'Check saved doors again' })
    expect(page.queryByRole('button', { name: 'Save this door' })).toBeNull()
    isKnown = true
    await page.user.click(retry)
    await page.findByRole('button', { name: 'Save this door' })
  })

  it('shows a server error on the site field until another site is typed', async () => {
    let isRefused = true
    const message = 'Your company has no such site.'
    const data = { kind: 'invalid', appCode: 'input.invalid', details: { fields: { site: message } } }
    using page = open(
      '16-9004',
      answering('doors.saved.save', () => (isRefused ? { message, data } : null)),
    )
    const save = await page.findByRole('button', { name: 'Save this door' })
    await waitFor(() => expect(save.hasAttribute('disabled')).toBe(false))
    await page.user.click(save)
    await page.fill(await page.findByLabelText(/^Name/), 'Cold room')
    const site = page.getByLabelText('Site', { selector: 'input' })
    await page.fill(site, 'Yard')
    await page.user.click(page.getByRole('button', { name: 'Save door' }))
    await page.findByText(message)
    expect(site.getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(site)
    expect(page.queryByRole('alert')).toBeNull()
    await page.fill(site, 'Dock')
    expect(page.queryByText(message)).toBeNull()
    isRefused = false
  })
})
