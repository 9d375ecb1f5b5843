import { openTestShop } from '@mullion/api/testing/open-test-shop'
import { emailOf, testPassword } from '@mullion/api/testing/people'
import { listDueMail } from '@mullion/db/mail/mail.repository'
import { expect, it, vi } from 'vitest'
import { noticesState } from '../../../lib/notices.state.ts'
import { show } from '../../../testing/show.tsx'
import { OwnPasswordDialog, ResetPasswordDialog } from './password-dialog.tsx'
import { holdTypedPassword, takeTypedPassword } from './sign-in.state.ts'

const nothing = () => {}

it('an expired link says so when it opens, before anything is typed', async () => {
  await using shop = await openTestShop({ people: true })
  const dialog = { onClose: nothing, onDone: nothing, onNewLink: vi.fn(), onRefused: vi.fn() }
  using page = show(<ResetPasswordDialog token={'A'.repeat(43)} {...dialog} />, {
    fetch: shop.fetchAs('guest'),
  })
  await page.findByText(/This link has expired or was already used/)
  expect(page.queryByLabelText('New password')).toBeNull()
  await page.user.click(page.getByRole('button', { name: 'Send a new link' }))
  expect(dialog.onNewLink).toHaveBeenCalledOnce()
  expect(dialog.onRefused).toHaveBeenCalledOnce()
})

it('a valid link shows the form with the focus in it', async () => {
  await using shop = await openTestShop({ people: true })
  await shop.services.passwords.forgot(emailOf('buyer'), '203.0.113.7')
  const [mail] = await listDueMail(shop.db.read, new Date('2100-01-01'), 9)
  const [, token = ''] = /\?reset=([\w-]+)/.exec(mail?.text ?? '') ?? []
  const dialog = { onClose: nothing, onDone: nothing, onNewLink: nothing, onRefused: nothing }
  using page = show(<ResetPasswordDialog token={token} {...dialog} />, { fetch: shop.fetchAs('guest') })
  const field = await page.findByLabelText('New password')
  await expect.poll(() => document.activeElement).toBe(field)
  expect(page.queryByLabelText('Old password')).toBeNull()
  await page.fill(field, 'a warm bench in may')
  await page.fill(page.getByLabelText('Confirm password'), 'another one here')
  await page.user.click(page.getByRole('button', { name: 'Change password' }))
  page.getByText('New passwords do not match.')
})

it('a new password needs the current one, and the dialog says when that is wrong', async () => {
  await using shop = await openTestShop({ people: 'with passwords' })
  const onClose = vi.fn()
  using page = show(<OwnPasswordDialog opened email={emailOf('buyer')} onClose={onClose} />, {
    fetch: shop.fetchAs('buyer'),
  })
  const change = async (old: string, chosen: string) => {
    await page.fill(await page.findByLabelText('Old password'), old)
    await page.fill(page.getByLabelText('New password'), chosen)
    await page.fill(page.getByLabelText('Confirm password'), chosen)
    await page.user.click(page.getByRole('button', { name: 'Change password' }))
  }
  await change('not the old one', 'a warm bench in june')
  await page.findByText('That’s not your current password.')
  expect(onClose).not.toHaveBeenCalled()
  await change(testPassword, 'a warm bench in june')
  await expect.poll(() => onClose.mock.calls).toHaveLength(1)
  expect(noticesState.list.at(-1)?.text).toBe('Your password has been changed.')
  const login = { email: emailOf('buyer'), password: 'a warm bench in june', rememberMe: false }
  const exchange = { headers: new Headers(), answer: new Headers() }
  expect(await shop.authenticator.signIn(exchange, login)).toMatchObject({ outcome: 'signed_in' })
})

it('a temporary password just typed is filled in as the old password', async () => {
  await using shop = await openTestShop({ people: true })
  holdTypedPassword('abcd-efgh-jkmn-pqrs')
  const dialog = { email: 'ola@arctic.example', onClose: nothing, onSignOut: nothing }
  using page = show(<OwnPasswordDialog opened {...dialog} />, { fetch: shop.fetchAs('buyer') })
  const old = await page.findByLabelText('Old password')
  expect((old as HTMLInputElement).value).toBe('abcd-efgh-jkmn-pqrs')
  expect(takeTypedPassword()).toBe('')
})
