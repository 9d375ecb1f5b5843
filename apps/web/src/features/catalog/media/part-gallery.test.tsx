import { openTestShop } from '@mullion/api/testing/open-test-shop'
import { within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { show } from '../../../testing/show.tsx'
import { PartGallery } from './part-gallery.tsx'
import { PartPapers } from './part-papers.tsx'

/** One pixel. */
const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

it('the pictures of a part are chosen by mouse and arrow keys, and its papers are linked', async () => {
  await using shop = await openTestShop({ people: true })
  const { partMedia } = (await shop.person('admin')).admin
  const file = { name: 'a.png', bytes: new Uint8Array(Buffer.from(pixel, 'base64')) }
  await partMedia.addPhoto({ partId: 1, file, caption: 'From behind', alternative: 'A hinge from behind' })
  await partMedia.addPhoto({ partId: 1, file, caption: 'On the door' })
  const sheet = { name: 'sheet.pdf', bytes: new Uint8Array(Buffer.from('%PDF-1.7')) }
  const { id } = await partMedia.addDocument({ partId: 1, file: sheet, caption: 'Data sheet' })
  const part = await shop.guest().catalog.part({ partId: 1 })
  const shown = (
    <>
      <PartGallery part={part} />
      <PartPapers partId={1} />
    </>
  )
  using page = show(shown, { fetch: shop.fetchAs('guest') })
  await page.user.click(await page.findByRole('button', { name: 'A hinge from behind' }))
  page.getByRole('img', { name: 'A hinge from behind' })
  expect(page.getByRole('status').textContent).toBe('From behind')
  await page.user.keyboard('{ArrowRight}')
  page.getByRole('img', { name: 'On the door' })
  expect(document.activeElement?.getAttribute('aria-label')).toBe('On the door')
  await page.user.keyboard('{ArrowRight}')
  page.getByRole('img', { name: 'On the door' })
  const link = page.getByRole('link', { name: 'Data sheet (PDF, 1 KB)' })
  expect(link.getAttribute('href')).toBe(`/api/v1/part-documents/${id}`)
})

it('the drawing comes first where the image is shared with other parts, which is second', async () => {
  await using shop = await openTestShop({
    parts: [
      {
        ...{
          id: 1,
          number: '0301-01',
          name: 'HNG CAM LIFT SS RH FLUSH W/ SCR',
          illustration: 'hinge-cam-lift',
        },
        ...{ lengthInches: 6, heightInches: 5.5, depthInches: 2 },
      },
    ],
  })
  const part = await shop.guest().catalog.part({ partId: 1 })
  using page = show(<PartGallery part={part} drawn />, { fetch: shop.fetchAs('guest') })
  page.getByRole('img', { name: /^Drawing\. / })
  const pictures = within(page.getByRole('list', { name: 'Pictures' })).getAllByRole('button')
  expect(pictures.map((button) => button.getAttribute('aria-label'))).toEqual([
    expect.stringMatching(/^Drawing of /),
    expect.stringMatching(/^Hinge/),
  ])
  pictures[0]?.focus()
  await page.user.keyboard('{ArrowRight}')
  page.getByRole('img', { name: /^Hinge/ })
  expect(page.queryByRole('img', { name: /^Drawing\. / })).toBeNull()
})
