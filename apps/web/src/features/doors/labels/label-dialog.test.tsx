import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { noticesState } from '../../../lib/notices.state.ts'
import { show } from '../../../testing/show.tsx'
import { LabelDialog } from './label-dialog.tsx'

const candidates = [
  { door: { savedDoorId: 7 }, title: 'Back room', about: '15-0001' },
  { door: { serialNumber: '16-0002' }, title: '16-0002', about: 'Traditional swing door' },
]
const pdf = () =>
  new Response('%PDF', { headers: { 'content-disposition': 'attachment; filename="door_labels_3.pdf"' } })
const sent: { path: string; body: unknown }[] = []
let answers: (() => Response)[] = []

beforeEach(() => {
  sent.length = 0
  answers = [pdf]
  noticesState.list = []
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    sent.push({ path, body: JSON.parse(body) })
    return (answers.shift() ?? pdf)()
  })
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:labels')
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function open() {
  const onClose = vi.fn()
  return { page: show(<LabelDialog candidates={candidates} opened onClose={onClose} />), onClose }
}

describe('the label dialog', () => {
  it('prints chosen doors and typed serial numbers from the first free label, and closes', async () => {
    const { page, onClose } = open()
    using _ = page
    await page.user.click(await page.findByRole('checkbox', { name: /^Back room/ }))
    await page.fill(page.getByLabelText('More serial numbers'), '170003, 16-0002 17-0004')
    await page.user.click(page.getByRole('radio', { name: /Avery 5160/ }))
    await page.user.click(page.getByRole('radio', { name: 'Row 10 of 10, column 2 of 3' }))
    page.getByText('3 labels on 2 pages.')
    await page.user.click(page.getByRole('button', { name: 'Make PDF' }))
    await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    const doors = ['16-0002', '17-0003', '17-0004'].map((serialNumber) => ({ serialNumber }))
    expect(sent).toEqual([
      { path: '/api/v1/doors/labels', body: { sheet: '5160', start: 29, copies: 1, withNames: true, doors } },
    ])
    expect(noticesState.list.at(-1)?.text).toContain('Saved door_labels_3.pdf.')
  })

  it('stays open with the reason when the server refuses, and can be sent again', async () => {
    const message = 'Our records have no door 16-0002.'
    answers = [() => Response.json({ message, code: 'doors.label_serials_unknown' }, { status: 400 }), pdf]
    const { page, onClose } = open()
    using _ = page
    await page.user.click(await page.findByRole('button', { name: 'Make PDF' }))
    await page.findByText(message)
    expect(onClose).not.toHaveBeenCalled()
    await page.user.click(page.getByRole('button', { name: 'Make PDF' }))
    await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  })

  it('prints nothing without a door, or with what is not a serial number', async () => {
    const { page } = open()
    using _ = page
    const make = await page.findByRole('button', { name: 'Make PDF' })
    await page.user.click(page.getByRole('checkbox', { name: 'All 2 doors' }))
    page.getByText('No labels yet.')
    expect(make.hasAttribute('disabled')).toBe(true)
    await page.fill(page.getByLabelText('More serial numbers'), '15-0001 door seven')
    await page.findByText('door, seven: enter serial numbers as ##-####.')
    expect(make.hasAttribute('disabled')).toBe(true)
  })
})
