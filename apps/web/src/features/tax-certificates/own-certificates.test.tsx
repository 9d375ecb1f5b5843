import { openTestShop } from '@mullion/api/testing/open-test-shop'
import { expect, it } from 'vitest'
import { show } from '../../testing/show.tsx'
import { OwnCertificates } from './own-certificates.tsx'

it('a company admin sees what is missing before anything is sent, and the server’s reason at its field', async () => {
  await using shop = await openTestShop({ people: true })
  const sent: FormData[] = []
  const answer = async (_url: unknown, init?: RequestInit) => {
    sent.push(init?.body as FormData)
    const fields = { validUntil: 'This certificate has ended.' }
    return Response.json({ message: 'Wrong', fields }, { status: 400 })
  }
  using page = show(<OwnCertificates fetch={answer as typeof fetch} />, { fetch: shop.fetchAs('owner') })
  await page.findByText('No certificates yet.')
  const send = () => page.user.click(page.getByRole('button', { name: 'Send certificate' }))
  await send()
  await page.findByText('Choose a state from the list.')
  page.getByText('Choose the file of the certificate.')
  expect(sent).toEqual([])
  await page.user.selectOptions(page.getByLabelText(/^State/), 'MI')
  await page.fill(page.getByLabelText(/^Certificate number/), 'MI-4711')
  await page.fill(page.getByLabelText(/^First day/), '2026-01-01')
  await page.fill(page.getByLabelText('Last day, if it has one'), '2026-02-01')
  const input = document.querySelector('input[type=file]') as HTMLInputElement
  await page.user.upload(input, new File(['%PDF-1.7'], 'mi.pdf', { type: 'application/pdf' }))
  await page.findByText('mi.pdf')
  await send()
  await page.findByText('This certificate has ended.')
  expect(Object.fromEntries(sent[0] ?? [])).toMatchObject({ state: 'MI', number: 'MI-4711' })
})
