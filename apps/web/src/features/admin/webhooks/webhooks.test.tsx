import { openTestShop } from '@mullion/api/testing/open-test-shop'
import { companiesCreated, deliverDue } from '@mullion/api/testing/webhooks'
import type { Viewer } from '@mullion/domain/accounts/session'
import { answerWith, startReceiver } from '@mullion/integrations/webhooks/testing/receiver'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { show } from '../../../testing/show.tsx'
import { Webhooks } from './webhooks.tsx'

vi.setConfig({ testTimeout: 30_000 })

function Screen({ at }: { readonly at: number | null }) {
  const [chosen, setChosen] = useState(at)
  return <Webhooks chosen={chosen} onChoose={setChosen} onOpen={() => {}} viewer={{} as Viewer} />
}

async function openScreen() {
  const shop = await openTestShop({ people: true })
  const { webhooks } = await shop.person('admin')
  return {
    ...shop,
    webhooks,
    render: (at: number | null = null) => show(<Screen at={at} />, { fetch: shop.fetchAs('admin') }),
  }
}

describe('webhooks', () => {
  it('are added with address and events; the secret is shown once, and a test says what was answered', async () => {
    await using receiver = await startReceiver()
    await using shop = await openScreen()
    using page = shop.render()
    await page.findByText('No endpoints yet.')
    await page.user.click(page.getByRole('button', { name: 'Add endpoint' }))
    await page.user.click(await page.findByRole('button', { name: 'Save endpoint' }))
    await page.findByText('Choose at least one event.')
    await page.user.type(page.getByLabelText(/^Address/), receiver.url)
    await page.user.type(page.getByLabelText(/^Description/), 'Warehouse')
    await page.user.click(page.getByLabelText('order.placed'))
    await page.user.click(page.getByRole('button', { name: 'Save endpoint' }))
    const secret = (await page.findByText(/^whsec_/)).textContent
    await page.user.click(page.getByRole('button', { name: 'I copied it' }))
    await page.findByRole('heading', { name: 'Warehouse' })
    await expect.poll(() => page.queryByText(secret)).toBeNull()
    await page.user.click(page.getByRole('button', { name: 'Send test event' }))
    await page.user.click(await page.findByRole('button', { name: 'Open webhook.test Test' }))
    await page.findByText(/"type": "webhook.test"/)
    expect(receiver.book).toHaveLength(1)
  })

  it('that fail say so, and go on once the failing one is skipped after confirmation', async () => {
    await using receiver = await startReceiver()
    await using shop = await openScreen()
    receiver.answer(answerWith(422, {}, 'Unknown company'))
    const { endpoint } = await shop.webhooks.create({ url: receiver.url, events: ['company.created'] })
    await companiesCreated(shop, 1001, 1002)
    await deliverDue(shop)
    using page = shop.render(endpoint.id)
    await page.findByText(/^Failing since/)
    await page.user.click(await page.findByRole('button', { name: 'Open company.created 1002' }))
    await page.findByText('Earlier deliveries of this endpoint are sent first.')
    await page.user.keyboard('{Escape}')
    await page.user.click(await page.findByRole('button', { name: 'Open company.created 1001' }))
    await page.findByText('Unknown company')
    await page.user.click(page.getByRole('button', { name: 'Skip' }))
    receiver.answer()
    await page.user.click(await page.findByRole('button', { name: 'Skip delivery' }))
    await expect.poll(async () => (await shop.webhooks.details({ endpointId: endpoint.id })).waiting).toBe(1)
    await deliverDue(shop)
    expect(receiver.events().map(({ data }) => data.id)).toEqual([1002])
  })

  it('are paused and resumed, and an endpoint is removed after confirmation', async () => {
    await using shop = await openScreen()
    const { endpoint } = await shop.webhooks.create({
      url: 'https://receiver.example/',
      events: ['order.placed'],
    })
    using page = shop.render(endpoint.id)
    await page.user.click(await page.findByRole('button', { name: 'Pause' }))
    await page.user.click(await page.findByRole('button', { name: 'Resume' }))
    await page.findByRole('button', { name: 'Pause' })
    await page.user.click(page.getByRole('button', { name: 'Remove' }))
    await page.user.click(await page.findByRole('button', { name: 'Remove endpoint' }))
    await page.findByText('No endpoints yet.')
    expect(await shop.webhooks.list()).toEqual([])
  })
})
