import { openTestShop } from '@mullion/api/testing/open-test-shop'
import { expect, it } from 'vitest'
import { show } from '../../testing/show.tsx'
import { RouteOf } from '../navigation/use-route.tsx'
import { AccountOverlays } from './account-overlays.tsx'

it('the account asks whoever is not signed in to sign in, such as on a device signed out from another', async () => {
  await using shop = await openTestShop({ people: true })
  const shown = (url: string) =>
    show(
      <RouteOf url={url}>
        <AccountOverlays />
      </RouteOf>,
      { fetch: shop.fetchAs('guest') },
    )
  for (const panel of ['account', 'company']) {
    using page = shown(`/?panel=${panel}`)
    await page.findByRole('dialog', { name: 'Sign In' })
  }
  using page = shown('/?panel=cart')
  await expect.poll(() => page.queryClient.isFetching()).toBe(0)
  expect(page.queryByRole('dialog')).toBeNull()
})
