import { openTestShop } from '@mullion/api/testing/open-test-shop'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { show } from '../../../testing/show.tsx'
import { addToCart, clearCart } from '../cart.state.ts'
import { ShareCart } from './share-cart.tsx'

const shareButton = { name: 'Share Cart' }

async function openShop() {
  const shop = await openTestShop({ people: true, parts: [{ id: 1 }] })
  addToCart({ part: await shop.guest().catalog.part({ partId: 1 }), quantity: 1 })
  return shop
}

beforeEach(() => void vi.restoreAllMocks())
afterEach(() => void clearCart())

describe('sharing the cart', () => {
  it('is for people who are signed in', async () => {
    await using shop = await openShop()
    using page = show(<ShareCart />, { fetch: shop.fetchAs('guest') })
    await expect.poll(() => page.queryClient.isFetching()).toBe(0)
    expect(page.queryByRole('button', shareButton)).toBeNull()
  })

  it('gives a link that is copied by one press', async () => {
    await using shop = await openShop()
    using page = show(<ShareCart />, { fetch: shop.fetchAs('buyer') })
    await page.user.click(await page.findByRole('button', shareButton))
    const link = (await page.findByLabelText('Link to this cart')) as HTMLTextAreaElement
    expect(link.value).toMatch(/^http:\/\/[^/]+\/\?cartKey=[\w-]{22,}$/)
    await expect.poll(() => document.activeElement?.textContent).toBe('Copy')
    await page.user.click(page.getByRole('button', { name: 'Copy' }))
    await page.findByRole('button', { name: 'Copied' })
    expect(await navigator.clipboard.readText()).toBe(link.value)
  })

  it('selects the link to be copied by hand where the browser cannot copy', async () => {
    await using shop = await openShop()
    using page = show(<ShareCart />, { fetch: shop.fetchAs('buyer') })
    await page.user.click(await page.findByRole('button', shareButton))
    const link = (await page.findByLabelText('Link to this cart')) as HTMLTextAreaElement
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'))
    await page.user.click(page.getByRole('button', { name: 'Copy' }))
    const problem = await page.findByRole('alert')
    expect(problem.textContent).toBe(
      'Copying isn’t supported here. Please highlight the link and press Ctrl+C.',
    )
    expect(link.value.slice(link.selectionStart, link.selectionEnd)).toBe(link.value)
  })
})
