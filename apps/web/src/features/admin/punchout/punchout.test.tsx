import { openTestShop } from '@mullion/api/testing/open-test-shop'
import { createPunchoutVisit } from '@mullion/db/punchout/punchout-visit.repository'
import { expect, it } from 'vitest'
import { answer } from '../../../lib/confirm.state.ts'
import { show } from '../../../testing/show.tsx'
import { Punchout } from './punchout.tsx'

it('a procurement system is connected, changed, given another secret and disconnected', async () => {
  await using shop = await openTestShop({ people: true })
  using page = show(<Punchout />, { fetch: shop.fetchAs('admin') })
  await page.findByText('No procurement systems yet.')
  await page.user.click(page.getByRole('button', { name: 'Connect system' }))
  await page.user.type(await page.findByLabelText(/^Name/), 'Arctic Buying')
  await page.user.type(page.getByLabelText(/^Email/), 'admin@mullion.example')
  await page.user.type(page.getByLabelText(/^Sender identity/), 'AN01')
  const connect = () => page.getAllByRole('button', { name: 'Connect system' }).at(-1) as HTMLElement
  await page.user.click(connect())
  await page.findByText('Enter the email of a customer’s user.')
  await page.user.clear(page.getByLabelText(/^Email/))
  await page.user.type(page.getByLabelText(/^Email/), 'buyer@arctic.example')
  await page.user.click(connect())
  await page.user.click(await page.findByRole('button', { name: 'I copied it' }))
  await page.findByText('Arctic Door Service, as Bea Test')

  await page.user.click(page.getByRole('button', { name: 'Edit Arctic Buying' }))
  await page.user.type(await page.findByLabelText(/^Name/), ' 2')
  await page.user.click(page.getByRole('button', { name: 'Save system' }))
  await page.user.click(await page.findByRole('button', { name: 'Replace the secret of Arctic Buying 2' }))
  answer(true)
  await page.user.click(await page.findByRole('button', { name: 'I copied it' }))
  await page.user.click(page.getByRole('button', { name: 'Disconnect Arctic Buying 2' }))
  answer(true)
  await page.findByText('No procurement systems yet.')
  expect(await (await shop.person('admin')).punchout.buyers.list()).toEqual([])
})

it('a visit under way is ended', async () => {
  await using shop = await openTestShop({ people: true })
  const admin = await shop.person('admin')
  const names = { name: 'Arctic Buying', senderDomain: 'NetworkID', senderIdentity: 'AN01' }
  const { buyerId } = await admin.punchout.buyers.create({ ...names, userEmail: 'buyer@arctic.example' })
  await shop.db.transaction((tx) =>
    createPunchoutVisit(tx, {
      ...{ buyerId, startHash: 'start', keyHash: 'key', operation: 'create', buyerCookie: 'cookie' },
      ...{ fromDomain: 'NetworkID', fromIdentity: 'AN01', returnUrl: 'https://buyer.example/back' },
      ...{ lines: [], missing: [], createdAt: shop.clock(), startedAt: shop.clock() },
    }),
  )
  using page = show(<Punchout />, { fetch: shop.fetchAs('admin') })
  await page.user.click(await page.findByRole('button', { name: 'End the visit from Arctic Buying' }))
  answer(true)
  await page.findByText('None right now.')
  expect(await admin.punchout.visits.list()).toEqual([])
})
