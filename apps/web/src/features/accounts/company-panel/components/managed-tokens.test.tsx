import { openTestShop } from '@mullion/api/testing/open-test-shop'
import { tokenPattern } from '@mullion/domain/accounts/api-token'
import { describe, expect, it, vi } from 'vitest'
import { show } from '../../../../testing/show.tsx'
import { AddServiceAccount } from './add-service-account.tsx'
import { ManagedTokens } from './managed-tokens.tsx'

vi.setConfig({ testTimeout: 30_000 })

const scales = { name: 'Scales', email: 'scales@house.example', role: 'frank_user' } as const

describe('a service account', () => {
  it('is added by a super admin', async () => {
    await using shop = await openTestShop({ people: true })
    using page = show(<AddServiceAccount />, { fetch: shop.fetchAs('super') })
    await page.fill(page.getByLabelText(/^Name/), 'Scales')
    await page.fill(page.getByLabelText(/^Email/), scales.email)
    await page.user.click(page.getByRole('button', { name: 'Add service account' }))
    await page.findByText('Service account Scales created.')
    const { users } = await (await shop.person('super')).accounts.users.list({ search: 'Scales' })
    expect(users).toMatchObject([{ service: true, role: 'frank_user' }])
  })

  it('gets tokens from a super admin', async () => {
    await using shop = await openTestShop({ people: true })
    const boss = await shop.person('super')
    const service = await boss.admin.serviceAccounts.create(scales)
    const viewer = (await boss.accounts.session.viewer())?.user
    if (!viewer) throw new Error('Nobody is signed in.')
    using page = show(<ManagedTokens user={service} viewer={viewer} />, { fetch: shop.fetchAs('super') })
    await page.user.click(await page.findByRole('button', { name: 'Create token' }))
    const dialog = await page.findByRole('dialog')
    await page.fill(page.getByLabelText(/^Name/), 'Dock 1')
    const submit = page.getAllByRole('button', { name: 'Create token' }).find((each) => dialog.contains(each))
    if (submit) await page.user.click(submit)
    const secret = (await page.findByText(tokenPattern)).textContent ?? ''
    expect(await shop.services.apiTokens.signedInBy(secret, '')).toMatchObject({
      self: { userId: service.id },
    })
  })
})

describe('the tokens of another user', () => {
  it('can be revoked by staff, not made', async () => {
    await using shop = await openTestShop({ people: true })
    await (await shop.person('counter')).accounts.tokens.create({ name: 'Labels', abilities: ['browse'] })
    const boss = await shop.person('super')
    const { users } = await boss.accounts.users.list({ search: 'Cora' })
    const viewer = (await boss.accounts.session.viewer())?.user
    const [counter] = users
    if (!viewer || !counter) throw new Error('There is no such user.')
    using page = show(<ManagedTokens user={counter} viewer={viewer} />, { fetch: shop.fetchAs('super') })
    await page.user.click(await page.findByRole('button', { name: /^Revoke Labels/ }))
    await page.user.click(await page.findByRole('button', { name: 'Revoke' }))
    await page.findByText('Cora Test has no API tokens.')
    expect(page.queryByRole('button', { name: 'Create token' })).toBeNull()
  })
})
