import { mailedTokens, sendRequest } from '@mullion/api/testing/dealer-requests'
import { openTestShop } from '@mullion/api/testing/open-test-shop'
import { expect, it, vi } from 'vitest'
import { show } from '../../../testing/show.tsx'
import { VerificationView } from './verification-view.tsx'

it('the link of an account request thanks for the verification, and a used one says that it was used', async () => {
  await using shop = await openTestShop()
  await sendRequest(shop)
  await sendRequest(shop, [], { email: 'dora@frost.example' })
  const [token = ''] = await mailedTokens(shop)
  const [used = ''] = await mailedTokens(shop, 'dora@frost.example')
  await shop.guest().accounts.requests.verify({ token: used })
  const held = Promise.withResolvers<void>()
  const server = shop.fetchAs('guest')
  const fetch: typeof server = async (...request) => {
    await held.promise
    return server(...request)
  }
  const onContinue = vi.fn()
  {
    using page = show(<VerificationView token={token} onContinue={onContinue} />, { fetch })
    page.getByRole('heading', { name: 'Verifying...' })
    expect(page.queryByRole('button', { name: 'Continue to site' })).toBeNull()
    held.resolve()
    await page.findByRole('heading', { name: 'Thank you for verifying your email' })
    for (const name of ["What's next?", 'How long does this take?', 'Why do we do this?'])
      page.getByRole('heading', { name })
    await page.user.click(page.getByRole('button', { name: 'Continue to site' }))
    expect(onContinue).toHaveBeenCalledOnce()
  }
  using again = show(<VerificationView token={used} onContinue={onContinue} />, { fetch })
  await again.findByText(
    'Email verification failed. This will occur if you have already been verified. Please check your inbox.',
  )
  again.getByRole('link', { name: 'parts@mullion.example' })
})
