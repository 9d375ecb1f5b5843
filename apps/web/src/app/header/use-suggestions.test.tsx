import { openTestShop } from '@mullion/api/testing/open-test-shop'
import { noFilters } from '@mullion/domain/search/facets'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { show } from '../../testing/show.tsx'
import { navigate } from '../navigation/navigation.ts'
import { useSuggestions } from './use-suggestions.ts'

function Suggested() {
  const [text, setText] = useState('')
  const { parts, open } = useSuggestions(text)
  const type = (typed: string) => {
    setText(typed)
    open(typed)
  }
  return (
    <>
      <input value={text} onChange={(event) => type(event.currentTarget.value)} />
      <ul>
        {parts.map(({ id, number }) => (
          <li key={id}>{number}</li>
        ))}
      </ul>
    </>
  )
}

/** Seven parts, more than are suggested. */
const many = (id: number, name: string) =>
  Array.from({ length: 7 }, (_, at) => ({ id: id + at, number: `0${id}-0${at}`, name }))

it('suggestions for the previous text are hidden while those for the new text load', async () => {
  await using shop = await openTestShop({ parts: [...many(100, 'CLOSER HYD'), ...many(200, 'LATCH ROLLER')] })
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  const questions: string[] = []
  using page = show(<Suggested />, {
    fetch: async (input, init) => {
      const question = decodeURIComponent(String(input instanceof Request ? input.url : input))
      questions.push(question)
      if (question.includes('latch')) await answered
      return shop.fetchAs('guest')(input, init)
    },
  })
  const suggested = () => page.queryAllByRole('listitem').map(({ textContent }) => textContent?.slice(0, 4))
  await page.fill(page.getByRole('textbox'), 'closer')
  await expect.poll(suggested).toEqual(Array(6).fill('0100'))
  await page.fill(page.getByRole('textbox'), 'latch')
  await expect.poll(() => questions.some((question) => question.includes('latch'))).toBe(true)
  expect(suggested()).toEqual([])
  answer()
  await expect.poll(suggested).toEqual(Array(6).fill('0200'))
})

it.each([
  ['filters hide', { filters: { ...noFilters, units: ['FT'] } }],
  ['a door leaves out', { onlyFits: true }],
] as const)('there are no suggestions when the results show them all, unless %s some', async (_, change) => {
  await using shop = await openTestShop({
    parts: [...many(100, 'CLOSER HYD'), ...many(200, 'LATCH').slice(1)],
  })
  using page = show(<Suggested />, { fetch: shop.fetchAs('guest') })
  await page.fill(page.getByRole('textbox'), 'latch')
  await expect
    .poll(() =>
      JSON.stringify(
        page.queryClient
          .getQueryCache()
          .findAll()
          .map(({ state }) => state.data),
      ),
    )
    .toContain('0200-06')
  expect(page.queryAllByRole('listitem')).toEqual([])
  await page.fill(page.getByRole('textbox'), 'closer')
  expect(await page.findAllByRole('listitem')).toHaveLength(6)
  navigate(change)
  await page.fill(page.getByRole('textbox'), 'latch')
  await expect.poll(() => page.queryAllByRole('listitem')[0]?.textContent).toContain('0200')
  navigate({ filters: noFilters, onlyFits: false })
})
