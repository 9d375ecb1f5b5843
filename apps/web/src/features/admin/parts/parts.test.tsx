import { openTestShop } from '@mullion/api/testing/open-test-shop'
import type { Viewer } from '@mullion/domain/accounts/session'
import { type PartCells, partColumns } from '@mullion/domain/admin/part-form'
import type { AppError } from '@mullion/domain/error'
import { within } from '@testing-library/react'
import { type ComponentType, useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { clearStaffDrafts } from '../../../lib/staff-drafts.ts'
import type { StaffViewProps } from '../../../lib/staff-panel.ts'
import { show } from '../../../testing/show.tsx'
import { AddPart } from './add-part.tsx'
import { EditPart } from './edit-part.tsx'

function Addressed({
  View,
  id,
}: {
  readonly View: ComponentType<StaffViewProps>
  readonly id: number | null
}) {
  const [chosen, setChosen] = useState(id)
  return <View chosen={chosen} onChoose={setChosen} onOpen={() => {}} viewer={{} as Viewer} />
}

type Shop = Awaited<ReturnType<typeof openTestShop>>
type Admin = Awaited<ReturnType<Shop['person']>>['admin']

async function savedBy({ parts }: Admin, url: string, body: FormData): Promise<Response> {
  const form = Object.fromEntries(
    partColumns.map((column) => [column, String(body.get(column) ?? '')]),
  ) as PartCells
  const updatedAt = body.get('updated_at')
  const partId = Number(url.split('/').at(-1))
  try {
    const stored = Number.isNaN(partId)
      ? await parts.create({ form })
      : await parts.update({ partId, form, ...(updatedAt ? { updatedAt: String(updatedAt) } : {}) })
    return Response.json({ id: stored.id, part_number: stored.number, part_name: stored.name })
  } catch (error) {
    const { message, details, kind } = (error as { cause: AppError }).cause
    const renamed = Object.entries(details.fields ?? {}).map(([name, text]) => [
      name.replace('form.', ''),
      text,
    ])
    const fields = renamed.length > 0 ? { fields: Object.fromEntries(renamed) } : {}
    return Response.json({ message, ...fields }, { status: kind === 'conflict' ? 409 : 400 })
  }
}

async function openView(View: ComponentType<StaffViewProps>, id: number | null = null) {
  const shop = await openTestShop({
    people: true,
    parts: [{ id: 1 }, { id: 2, name: 'CLSR HYDRAULIC', description: 'Closer.' }],
  })
  const { admin } = await shop.person('admin')
  const images = new Set<string>()
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    if (init.method !== 'HEAD') return savedBy(admin, url, init.body as FormData)
    return Promise.resolve(new Response(null, { status: images.has(url.replace(/\?.*/, '')) ? 200 : 404 }))
  })
  return {
    ...shop,
    admin,
    images,
    render: () => show(<Addressed View={View} id={id} />, { fetch: shop.fetchAs('admin') }),
  }
}

type Page = ReturnType<Awaited<ReturnType<typeof openView>>['render']>
const box = (page: Page, name: string) => page.getByRole('checkbox', { name }) as HTMLInputElement
const field = (page: Page, label: string) => page.getByLabelText(label) as HTMLInputElement

// Rendering a form of ninety controls is slow in the test DOM.
vi.setConfig({ testTimeout: 40_000 })
afterEach(() => {
  clearStaffDrafts()
  vi.unstubAllGlobals()
})

describe('adding a part', () => {
  it('shows each problem in the words of the form', async () => {
    await using shop = await openView(AddPart)
    using page = shop.render()
    await page.fill(await page.findByLabelText(/^Part number/), '311-0105-02')
    await page.fill(page.getByLabelText(/^Price/), '1.999')
    await page.fill(page.getByLabelText('Description'), 'A discontinued hinge')
    await page.user.click(page.getByRole('button', { name: 'Add Part' }))
    page.getByText(
      "Part number must not start with '311-'. This is prepended to every part number automatically.",
    )
    page.getByText('Price must be a whole number or a number with up to two decimal places')
    page.getByText('Part description contains forbidden words.')
    page.getByText('Please select at least one compatible door model')
    page.getByText('Please select at least one part tag')
    expect(page.getAllByText('This field is required.').length).toBe(6)
    await page.fill(page.getByLabelText(/^Part number/), '0105-2')
    page.getByText('Part number must be formatted as ####-##, with at least two characters after the dash.')
  })

  it('selects the sub-models of a door model, and locks the location of a special order until it is unchecked', async () => {
    await using shop = await openView(AddPart)
    using page = shop.render()
    await page.user.click(await page.findByRole('checkbox', { name: 'Swing' }))
    for (const name of ['TSD', 'ESS1', 'ESS2']) expect(box(page, name).checked).toBe(true)
    await page.user.click(box(page, 'Traffic'))
    for (const name of ['TSD', 'COLD', 'SANI']) expect(box(page, name).checked).toBe(true)
    await page.user.click(box(page, 'Swing'))
    expect(box(page, 'ESS1').checked).toBe(false)
    expect(box(page, 'SANI').checked).toBe(true)
    await page.fill(field(page, 'Location'), 'A-12')
    await page.user.click(box(page, 'Special order'))
    expect(field(page, 'Location').value).toBe('Special Order')
    expect(field(page, 'Location').disabled).toBe(true)
    await page.user.click(box(page, 'Special order'))
    expect(field(page, 'Location').value).toBe('A-12')
  })

  it('can start as a copy, which is added once it has its own number', async () => {
    await using shop = await openView(AddPart, 1)
    using page = shop.render()
    const number = await page.findByLabelText(/^Part number/)
    expect([number.getAttribute('value'), page.getByLabelText(/^Part name/)]).toEqual([
      '',
      expect.objectContaining({ value: 'HNG CAM LIFT STL' }),
    ])
    await page.fill(number, '1002-01')
    await page.user.click(page.getByRole('button', { name: 'Add Part' }))
    await page.findByText('Error adding part: Part number already exists')
    await page.user.click(page.getByRole('button', { name: 'Discard changes' }))
    expect(page.queryByText(/^Error adding part/)).toBeNull()
    await page.fill(number, '7777-01')
    await page.user.click(page.getByRole('button', { name: 'Add Part' }))
    await page.findByText('Part successfully added')
    const found = await shop.guest().catalog.search({ text: '7777-01' })
    expect(found.parts).toMatchObject([{ number: '7777-01', name: 'HNG CAM LIFT STL' }])
    await page.fill(page.getByLabelText(/^Part name/), 'HNG')
    await page.user.click(page.getByRole('button', { name: 'Discard changes' }))
    expect(page.queryByText('Part successfully added')).toBeNull()
  })

  it('rejects a file that is not a PNG', async () => {
    await using shop = await openView(AddPart)
    using page = shop.render()
    await page.findByLabelText(/^Part number/)
    const [input] = page.baseElement.querySelectorAll<HTMLInputElement>('input[type=file]')
    const user = page.user
    const svg = new File(['<svg/>'], 'x.gif.html', { type: 'text/html' })
    input?.removeAttribute('accept')
    await user.upload(input as HTMLInputElement, svg)
    await page.findByText('The image file must be a PNG file.')
  })
})

describe('editing a part', () => {
  it('finds a part, saves changes, returns to the search, and records the history', async () => {
    await using shop = await openView(EditPart)
    using page = shop.render()
    await page.fill(page.getByLabelText('Search for part to edit'), 'closer')
    await page.user.click(await page.findByRole('button', { name: 'Edit 1002-01' }))
    await page.fill(await page.findByLabelText(/^Price/), '21')
    await page.fill(page.getByLabelText('Search for a related part'), 'hinge')
    await page.user.click(await page.findByRole('button', { name: 'Add 1001-01' }))
    await page.user.click(page.getByRole('button', { name: 'Update Part' }))
    await page.findByText('Part successfully updated')
    expect(document.activeElement).toBe(page.getByRole('heading', { name: 'Edit Part' }))
    expect(field(page, 'Search for part to edit').value).toBe('closer')
    await page.user.click(await page.findByRole('button', { name: 'Edit 1002-01' }))
    const history = await page.findByRole('table', { name: 'Changes to the part' })
    expect(history.textContent).toContain('Price: 12.50 21.00')
    within(history).getByText(/Related parts/)
    page.getByRole('button', { name: 'Remove related part 1001-01' })
  })

  it('shows existing images, and says when there is none or a file is missing', async () => {
    await using shop = await openView(EditPart, 1)
    shop.images.add('/images/parts/1001-01.png')
    using page = shop.render()
    const sources = () =>
      [...page.baseElement.querySelectorAll('img')].map((each) => each.getAttribute('src'))
    await page.findByText('No image yet. The category drawing is shown.')
    page.getByText('None yet')
    expect(sources()).toEqual(['/images/parts/1001-01.png', '/images/no-image.svg'])
    shop.images.clear()
    await page.queryClient.invalidateQueries()
    await page.findByText('The file is missing. Choose it again.')
    expect(sources()).toEqual(['/images/no-image.svg', '/images/no-image.svg'])
  })

  it('does not overwrite someone else’s changes, and can load them', async () => {
    await using shop = await openView(EditPart, 1)
    using page = shop.render()
    await page.fill(await page.findByLabelText(/^Part name/), 'HNG MINE')
    const { cells: form } = await shop.admin.parts.details({ partId: 1 })
    await shop.admin.parts.update({ partId: 1, form: { ...form, part_name: 'HNG THEIRS' } })
    await page.user.click(page.getByRole('button', { name: 'Update Part' }))
    await page.findByText(/Someone else changed this part since you opened it/)
    await page.user.click(page.getByRole('button', { name: 'Discard my changes and reload' }))
    await page.findByDisplayValue('HNG THEIRS')
    expect((await shop.admin.parts.details({ partId: 1 })).cells.part_name).toBe('HNG THEIRS')
  })
})
