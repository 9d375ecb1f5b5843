import { expect, it } from 'vitest'
import { openTestShop } from '../testing/open-test-shop.ts'
import { emailOf, testPassword } from '../testing/people.ts'

it('requesting a password reset fails when the email cannot be counted against the limit', async () => {
  const counts = ['by address', 'by account', 'by mails']
  await using shop = await openTestShop({
    people: true,
    db: (db) => ({
      ...db,
      transaction: (work) =>
        counts.shift() === 'by mails' ? Promise.reject(new Error('The disk is full.')) : db.transaction(work),
    }),
  })
  const forgot = shop.guest().accounts.password.forgot({ email: emailOf('buyer') })
  await expect(forgot).rejects.toMatchObject({ code: 'INTERNAL_SERVER_ERROR' })
  expect(shop.logged).toMatchObject([{ level: 'error', message: 'A procedure failed.' }])
})

it('a new password that has leaked is refused', async () => {
  await using shop = await openTestShop({ people: 'with passwords' })
  const { password } = (await shop.person('buyer')).accounts
  const changed = password.change({ oldPassword: testPassword, newPassword: 'terminator-2026' })
  await expect(changed).rejects.toMatchObject({ cause: { code: 'accounts.password_refused' } })
})
