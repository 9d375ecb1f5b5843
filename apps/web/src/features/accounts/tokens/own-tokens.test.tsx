import { openTestShop } from '@mullion/api/testing/open-test-shop'
import { tokenPattern } from '@mullion/domain/accounts/api-token'
import { describe, expect, it, vi } from 'vitest'
import { noticesState } from '../../../lib/notices.state.ts'
import { show } from '../../../testing/show.tsx'
import { OwnTokens } from './own-tokens.tsx'

vi.setConfig({ testTimeout: 30_000 })

async function openTokens() {
  const shop = await openTestShop({ people: true })
  return { ...shop, render: () => show(<OwnTokens />, { fetch: shop.fetchAs('buyer') }) }
}

describe('the API tokens of an account', () => {
  it('are made with chosen permissions, and the secret is shown until the dialog is closed', async () => {
    await using shop = await openTokens()
    using page = shop.render()
    await page.findByText('No API tokens yet.')
    await page.user.click(page.getByRole('button', { name: 'Create token' }))
    const dialog = await page.findByRole('dialog')
    await page.fill(page.getByLabelText(/^Name/), 'Nightly export')
    await page.user.click(page.getByLabelText('See and change saved addresses, cards, doors and own orders'))
    await page.user.selectOptions(page.getByLabelText('Expires'), 'Never')
    const submit = page.getAllByRole('button', { name: 'Create token' }).find((each) => dialog.contains(each))
    if (submit) await page.user.click(submit)
    const secret = (await page.findByText(tokenPattern)).textContent ?? ''
    await page.user.click(page.getByRole('button', { name: 'Done' }))
    await expect.poll(() => page.queryByText(secret)).toBeNull()
    await page.findByText('Nightly export')
    expect(await shop.services.apiTokens.signedInBy(secret, '')).toMatchObject({
      self: { userId: shop.ids.buyer, token: { abilities: ['browse', 'useAccount'] } },
    })
    const { tokens } = await (await shop.person('buyer')).accounts.tokens.list()
    expect(tokens).toMatchObject([{ name: 'Nightly export', expiresAt: null }])
  })

  it('are not made without a name and a permission, and say what is missing', async () => {
    await using shop = await openTokens()
    using page = shop.render()
    await page.user.click(await page.findByRole('button', { name: 'Create token' }))
    const dialog = await page.findByRole('dialog')
    await page.user.click(page.getByLabelText('Search parts and doors, with the prices of the account'))
    const submit = page.getAllByRole('button', { name: 'Create token' }).find((each) => dialog.contains(each))
    if (submit) await page.user.click(submit)
    await page.findByText('This field is required.')
    await page.findByText('Choose at least one permission.')
    expect((await (await shop.person('buyer')).accounts.tokens.list()).tokens).toEqual([])
  })

  it('are revoked after a confirmation', async () => {
    await using shop = await openTokens()
    const buyer = await shop.person('buyer')
    await buyer.accounts.tokens.create({ name: 'Old script', abilities: ['browse'] })
    using page = shop.render()
    await page.user.click(await page.findByRole('button', { name: /^Revoke Old script/ }))
    await page.user.click(await page.findByRole('button', { name: 'Keep' }))
    expect((await buyer.accounts.tokens.list()).tokens).toHaveLength(1)
    await page.user.click(page.getByRole('button', { name: /^Revoke Old script/ }))
    await page.user.click(await page.findByRole('button', { name: 'Revoke' }))
    await expect.poll(() => noticesState.list.at(-1)?.text).toBe('“Old script” was revoked.')
    await page.findByText('No API tokens yet.')
    expect((await buyer.accounts.tokens.list()).tokens).toEqual([])
  })
})
