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
  await page.user.click(page.getByRole('button', { name: 'Resolve RangeError' }))
  await page.findByText('No open errors.')
  await page.user.click(page.getByRole('button', { name: 'Show resolved errors' }))
  await page.user.click(await page.findByRole('button', { name: 'Reopen RangeError' }))
  await page.findByText('No resolved errors.')
})
