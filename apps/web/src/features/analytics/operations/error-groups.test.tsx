import { openTestShop } from '@mullion/api/testing/open-test-shop'
import { expect, it } from 'vitest'
import { show } from '../../../testing/show.tsx'
import { ErrorGroupsView } from './error-groups.tsx'

it('errors by cause are shown, resolved and reopened', async () => {
  await using shop = await openTestShop({ people: true })
  const log = shop.services.measuring.counting(shop.deps.log)
  for (const requestId of ['req-a', 'req-b'])
    log.error({ err: new RangeError('Part 4711 has no price'), requestId }, 'A procedure failed.')
  await shop.services.measurements.flush()
  using page = show(<ErrorGroupsView />, { fetch: shop.fetchAs('super') })
  const table = await page.findByRole('table', { name: 'Errors by cause' })
  expect(table.textContent).toMatch(
    /RangeError: Part … has no price.*Critical.*2.*Nov 20, 2026.*Request req-b/,
  )
  await page.user.click(page.getByRole('button', { name: 'Resolve RangeError: Part … has no price' }))
  await page.findByText('No open errors.')
  await page.user.click(page.getByRole('button', { name: 'Show resolved errors' }))
  await page.user.click(await page.findByRole('button', { name: 'Reopen RangeError: Part … has no price' }))
  await page.findByText('No resolved errors.')
})

it('errors in browsers are among them, with the stack of the last one', async () => {
  await using shop = await openTestShop({ people: true })
  await shop.guest().analytics.operational.reportPageError({
    ...{ kind: 'boundary', name: 'TypeError', message: 'cents is undefined', release: '0.2.0' },
    frames: [{ name: 'priceOf', file: 'part-detail-Bq3x_9Zk.js', line: 1, column: 5123 }],
  })
  using page = show(<ErrorGroupsView />, { fetch: shop.fetchAs('super') })
  const table = await page.findByRole('table', { name: 'Errors by cause' })
  expect(table.textContent).toMatch(
    /TypeError: cents is undefined.*In browsers, part-detail\.js.*priceOf part-detail-Bq3x_9Zk\.js:1:5123.*Critical.*1.*0\.2\.0/,
  )
})
