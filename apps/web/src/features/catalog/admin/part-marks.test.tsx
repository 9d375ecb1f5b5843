import { openTestShop } from '@mullion/api/testing/open-test-shop'
import type { InternalPart } from '@mullion/domain/catalog/part'
import { waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { noticesState } from '../../../lib/notices.state.ts'
import { show } from '../../../testing/show.tsx'
import { PartMarks } from './part-marks.tsx'

it('a mark that fails to save shows a notice', async () => {
  await using shop = await openTestShop({ people: true, parts: [{ id: 1, number: '0906-0CH' }] })
  const part = (await (await shop.person('admin')).catalog.part({ partId: 1 })) as InternalPart
  using page = show(<PartMarks part={part} onEdit={() => {}} />, {
    fetch: () => Promise.resolve(new Response('away', { status: 503 })),
  })
  await page.user.click(page.getByRole('button', { name: 'P: mark 0906-0CH as proprietary' }))
  await waitFor(() => expect(noticesState.list.at(-1)?.text).toMatch(/^Couldn’t update 0906-0CH\./))
})
