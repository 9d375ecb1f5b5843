import { openTestShop } from '@mullion/api/testing/open-test-shop'
import { emailOf, testPassword } from '@mullion/api/testing/people'
import { fireEvent } from '@testing-library/react'
import { expect, it } from 'vitest'
import { noticesState } from '../../../../lib/notices.state.ts'
import { show } from '../../../../testing/show.tsx'
import { Devices } from './devices.tsx'

it('each of two devices signed out in quick succession is confirmed', async () => {
  await using shop = await openTestShop({ people: 'with passwords' })
  const login = { email: emailOf('buyer'), password: testPassword, rememberMe: false }
  for (let browser = 0; browser < 2; browser += 1)
    await shop.authenticator.signIn({ headers: new Headers(), answer: new Headers() }, login)
  using page = show(<Devices />, { fetch: shop.fetchAs('buyer') })
  for (const button of await page.findAllByRole('button', { name: /, signed in/ })) fireEvent.click(button)
  const confirmed = () => noticesState.list.filter(({ text }) => text.endsWith('has been signed out.'))
  await expect.poll(confirmed).toHaveLength(2)
  expect(page.getByRole('list', { name: 'Signed-in devices' }).children).toHaveLength(0)
})
