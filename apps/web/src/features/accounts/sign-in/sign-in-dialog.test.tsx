import { openTestShop } from '@mullion/api/testing/open-test-shop'
import { emailOf, testPassword } from '@mullion/api/testing/people'
import { knownViewer } from '@mullion/client/accounts/viewer'
import { afterEach, expect, it } from 'vitest'
import { show } from '../../../testing/show.tsx'
import { restartSignIn } from './sign-in.state.ts'
import { SignInDialog } from './sign-in-dialog.tsx'

const shown = (fetch: typeof globalThis.fetch) =>
  show(<SignInDialog opened signedOut={null} onClose={() => {}} />, { fetch })
type Page = ReturnType<typeof shown>

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.fill(page.getByLabelText('Your Email'), email)
  await page.fill(page.getByLabelText('Your Password'), password)
  await page.user.click(page.getByRole('button', { name: 'Sign In' }))
}

afterEach(restartSignIn)

it('the sign-in dialog starts in the email field and says what is wrong with what was typed', async () => {
  await using shop = await openTestShop({ people: 'with passwords' })
  using page = shown(shop.fetchAs('guest'))
  const email = (await page.findByLabelText('Your Email')) as HTMLInputElement
  await expect.poll(() => document.activeElement).toBe(email)
  await signIn(page, 'not an address', 'x')
  page.getByText('Please enter a valid email address.')
  await signIn(page, emailOf('buyer').toUpperCase(), 'not the password')
  await page.findByText('Incorrect email or password.')
  expect(email.value).toBe(emailOf('buyer').toUpperCase())
  expect(knownViewer(page.queryClient)).toBeFalsy()
  await signIn(page, emailOf('buyer').toUpperCase(), testPassword)
  await expect.poll(() => knownViewer(page.queryClient)?.user.email).toBe(emailOf('buyer'))
})

it('a sign-in that does not reach the store says so, and what was typed can be sent again', async () => {
  await using shop = await openTestShop({ people: 'with passwords' })
  const server = shop.fetchAs('guest')
  let isDown = true
  using page = shown((...request) =>
    isDown ? Promise.reject(new TypeError('Failed to fetch')) : server(...request),
  )
  await page.findByLabelText('Your Email')
  await signIn(page, emailOf('buyer'), testPassword)
  await page.findByText('Network error. Please try again.')
  isDown = false
  await page.user.click(page.getByRole('button', { name: 'Sign In' }))
  await expect.poll(() => knownViewer(page.queryClient)?.user.email).toBe(emailOf('buyer'))
})
