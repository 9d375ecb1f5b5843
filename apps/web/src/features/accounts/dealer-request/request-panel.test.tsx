import { describe, expect, it } from 'vitest'
import { show } from '../../../testing/show.tsx'
import { RequestPanel } from './request-panel.tsx'

const pdf = (name: string, bytes: number) =>
  new File(['%PDF-1.4\n', new Uint8Array(bytes - 9)], name, { type: 'application/pdf' })

describe('the account request panel', () => {
  it('requires its fields and shows what is wrong with them', async () => {
    using page = show(<RequestPanel onSearch={() => {}} />)
    page.getByText(/bot-protection challenge/)
    page.getByText(
      'Dealer account requests are handled 8AM to 4:30PM EST, Monday to Friday, usually within an hour, otherwise the next business day.',
    )
    await page.user.click(page.getByRole('button', { name: 'Submit Request' }))
    expect(page.getAllByText('This field is required.')).toHaveLength(9)
    const email = page.getByLabelText(/^Email/) as HTMLInputElement
    const wrong = 'Invalid email format'
    await page.fill(email, 'dana!@dock.example')
    await page.user.tab()
    page.getByText(wrong)
    await page.fill(email, 'd.a_n%a+1-x@dock.example')
    expect(page.queryByText(wrong)).toBeNull()
    const receivable = page.getByLabelText(/^Accounts receivable email/) as HTMLInputElement
    await page.fill(receivable, 'AR@')
    await page.user.tab()
    page.getByText(wrong)
    await page.fill(receivable, 'AR@Dock.Example')
    expect(receivable.value).toBe('AR@Dock.Example')
    for (const [name, typed, expected] of [
      [/^Email/, 'DANA@Dock.Example', 'DANA@Dock.Example'],
      [/^ZIP code/, '43215-9912', '43215'],
      [/^Phone number/, '(614) 555-0100', '6145550100'],
    ] as const) {
      const field = page.getByLabelText(name) as HTMLInputElement
      await page.fill(field, typed)
      expect(field.value).toBe(expected)
    }
  })

  it('takes PDF, PNG, JPEG and GIF documents, and refuses any other until it is replaced', async () => {
    using page = show(<RequestPanel onSearch={() => {}} />)
    const input = () => document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement
    const allowed = ['application/pdf', 'image/png', 'image/jpeg', 'image/gif']
    expect(input().accept.split(',').toSorted()).toEqual(allowed.toSorted())
    const choose = async (name: string, type: string) => {
      // Skips the file dialog's filter, as dropping a file does.
      input().removeAttribute('accept')
      await page.user.upload(input(), new File(['document'], name, { type }))
      page.getByText(name)
    }
    for (const type of allowed) {
      for (const refused of ['image/svg+xml', 'text/html', 'image/webp', 'application/zip', '']) {
        await choose('refused', refused)
        page.getByText(
          `File type ${refused || 'unknown'} is not allowed. Please upload a PDF, PNG, JPEG, or GIF file.`,
        )
      }
      await choose(`taken as ${type}`, type)
      expect(page.queryByText(/is not allowed/)).toBeNull()
    }
  })

  it('takes documents up to 2 MB each and 10 MB together, in slots that can be added and removed', async () => {
    using page = show(<RequestPanel onSearch={() => {}} />)
    const inputs = () => [...document.querySelectorAll<HTMLInputElement>('input[type=file]')]
    const places = () => page.getByRole('list', { name: 'Tax exemption files' }).querySelectorAll('li').length
    const total = 'Total file size exceeds the 10MB limit.'
    // Skips the file dialog's filter, as dropping a file does.
    const choose = async (at: number, file: File) => {
      const input = inputs()[at] as HTMLInputElement
      input.removeAttribute('accept')
      await page.user.upload(input, file)
    }
    const addPlace = () => page.user.click(page.getByRole('button', { name: 'Add another file' }))
    await choose(0, new File(['a'], 'a.txt', { type: 'text/plain' }))
    page.getByText('File type text/plain is not allowed. Please upload a PDF, PNG, JPEG, or GIF file.')
    await choose(0, pdf('large.pdf', 2_097_153))
    page.getByText('File size of large.pdf exceeds the 2MB limit.')
    for (let at = 0; at < 5; at += 1) {
      if (at > 0) await addPlace()
      await choose(at, pdf(`${at}.pdf`, 2_097_152))
    }
    expect(page.queryByText(/exceeds the/)).toBeNull()
    await addPlace()
    await choose(5, pdf('6.pdf', 10))
    page.getByText(total)
    expect(places()).toBe(6)
    await page.user.click(page.getAllByRole('button', { name: /remove/i }).at(-1) as HTMLElement)
    expect(page.queryByText(total)).toBeNull()
    expect(places()).toBe(5)
  })
})
