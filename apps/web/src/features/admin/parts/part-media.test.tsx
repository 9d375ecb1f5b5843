import { openTestShop } from '@mullion/api/testing/open-test-shop'
import { within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { show } from '../../../testing/show.tsx'
import { PartMedia } from './part-media.tsx'

const video = (caption: string) => ({ partId: 1, caption, url: 'https://video.example/1' })

describe('the media of a part, for staff', () => {
  it('get videos, other words and another order, and lose what is removed after a question', async () => {
    await using shop = await openTestShop({ people: true })
    const { partMedia } = (await shop.person('admin')).admin
    for (const caption of ['First', 'Second']) await partMedia.addVideo(video(caption))
    using page = show(<PartMedia partId={1} />, { fetch: shop.fetchAs('admin') })
    const list = await page.findByRole('list', { name: 'Videos' })
    const captions = async () => {
      const { videos } = await shop.guest().catalog.media({ partId: 1 })
      return videos.map(({ caption }) => caption)
    }
    await page.user.click(within(list).getByRole('button', { name: 'Move up: Second' }))
    await expect.poll(captions).toEqual(['Second', 'First'])
    const [field] = within(list).getAllByLabelText('Caption') as HTMLInputElement[]
    await page.fill(field as HTMLInputElement, 'How to fit it')
    await page.user.tab()
    await expect.poll(captions).toContain('How to fit it')
    await page.user.click(page.getByRole('button', { name: 'Add video' }))
    await page.findAllByText('This field is required.')
    await page.fill(page.getByLabelText('Title of the video'), 'Third')
    await page.fill(page.getByLabelText('Link'), 'http://video.example/3')
    await page.user.click(page.getByRole('button', { name: 'Add video' }))
    await page.findByText(/Enter the address of the video/)
    await page.fill(page.getByLabelText('Link'), 'https://video.example/3')
    await page.user.click(page.getByRole('button', { name: 'Add video' }))
    await expect.poll(captions).toContain('Third')
    await page.user.click(await page.findByRole('button', { name: 'Remove: Third' }))
    await page.user.click(await page.findByRole('button', { name: 'Remove' }))
    await expect.poll(captions).not.toContain('Third')
  })

  it('refuse a file of another kind before it is sent', async () => {
    await using shop = await openTestShop({ people: true })
    using page = show(<PartMedia partId={1} />, { fetch: shop.fetchAs('admin') })
    await page.findByRole('button', { name: 'Choose photograph' })
    const [input] = document.querySelectorAll<HTMLInputElement>('input[type=file]')
    // Browsers let people choose any file all the same.
    input?.removeAttribute('accept')
    await page.user.upload(input as HTMLInputElement, new File(['abc'], 'a.gif', { type: 'image/gif' }))
    await page.findByText('Choose a PNG or JPEG file.')
    expect(page.queryByRole('button', { name: 'Add photograph' })).toBeNull()
  })
})
