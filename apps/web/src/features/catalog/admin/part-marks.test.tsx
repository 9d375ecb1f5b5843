import { openTestShop } from '@mullion/api/testing/open-test-shop'
import { useMarkProprietary } from '@mullion/client/admin/parts.hooks'
import { useParts } from '@mullion/client/catalog/catalog.hooks'
import type { InternalPart } from '@mullion/domain/catalog/part'
import { noFilters } from '@mullion/domain/search/facets'
import { waitFor } from '@testing-library/react'
import { useState } from 'react'
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

const marked = { text: 'hinge', filters: { ...noFilters, proprietary: true }, sort: 'relevance' } as const

function Numbers({ label }: { readonly label: string }) {
  const { data } = useParts({ ...marked, offset: 0, limit: 60 })
  return <output aria-label={label}>{data?.parts.map(({ number }) => number).join(' ')}</output>
}

function MarkedParts() {
  const mark = useMarkProprietary(1, () => undefined)
  const [more, setMore] = useState(false)
  return (
    <>
      <Numbers label="First view" />
      {more && <Numbers label="Later view" />}
      <button type="button" onClick={() => mark(false)}>
        Clear
      </button>
      <button type="button" onClick={() => setMore(true)}>
        More
      </button>
    </>
  )
}

it('a part whose mark was cleared stays in the list of marked ones when more of that is drawn', async () => {
  const parts = [1, 2].map((id) => ({ id, number: `0${id}00-01`, proprietary: true }))
  await using shop = await openTestShop({ people: true, parts })
  const server = shop.fetchAs('admin')
  const asked: string[] = []
  using page = show(<MarkedParts />, {
    fetch: (input, init) => {
      asked.push(String(input))
      return server(input, init)
    },
  })
  const searches = () => asked.filter((url) => /catalog\.search\b/.test(url)).length
  await expect.poll(() => page.getByLabelText('First view').textContent).toBe('0100-01 0200-01')
  await page.user.click(page.getByRole('button', { name: 'Clear' }))
  const { catalog } = await shop.person('admin')
  await expect.poll(async () => ((await catalog.part({ partId: 1 })) as InternalPart).proprietary).toBe(false)
  await waitFor(() => expect(page.queryClient.isMutating()).toBe(0))
  await page.user.click(page.getByRole('button', { name: 'More' }))
  await expect.poll(() => page.getByLabelText('Later view').textContent).toBe('0100-01 0200-01')
  await waitFor(() => expect(page.queryClient.isFetching()).toBe(0))
  expect(page.getByLabelText('First view').textContent).toBe('0100-01 0200-01')
  expect(searches()).toBe(1)
})
