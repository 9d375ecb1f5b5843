import { openTestShop } from '@mullion/api/testing/open-test-shop'
import { expect, it } from 'vitest'
import { show } from '../../../testing/show.tsx'
import { CertificateDesk } from './certificate-desk.tsx'

it('staff see the file of a certificate before they accept it', async () => {
  await using shop = await openTestShop({ people: true })
  const owner = await shop.person('owner')
  const fields = { state: 'MI', number: 'MI-4711', validFrom: '2026-01-01', validUntil: null } as const
  const file = { name: 'mi.pdf', bytes: new TextEncoder().encode('%PDF-1.7') }
  const { id } = await owner.taxCertificates.send({ fields, file })
  const viewer = await (await shop.person('admin')).accounts.session.viewer()
  const props = { onChoose: () => {}, onOpen: () => {}, viewer: viewer! }
  using page = show(<CertificateDesk chosen={id} {...props} />, { fetch: shop.fetchAs('admin') })
  await page.findByText('Arctic Door Service: Waits for review')
  expect(page.getByRole('link', { name: 'mi.pdf' }).getAttribute('href')).toBe(
    `/api/v1/tax-certificates/${id}/file`,
  )
  await page.user.click(page.getByRole('button', { name: 'Accept' }))
  await page.findByText('Arctic Door Service: Accepted')
  expect(await owner.taxCertificates.own()).toMatchObject([{ status: 'accepted' }])
})
