import { openTestShop } from '@mullion/api/testing/open-test-shop'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { show } from '../../testing/show.tsx'
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

it('parts of the last word are not suggested while another word is slow to answer', async () => {
  await using shop = await openTestShop({
    parts: [
      { id: 1, number: '0901-01', name: 'CLOSER HYD' },
      { id: 2, number: '0601-01', name: 'LATCH ROLLER' },
    ],
  })
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  const asked: string[] = []
  using page = show(<Suggested />, {
    fetch: async (input, init) => {
      const question = decodeURIComponent(String(input instanceof Request ? input.url : input))
      asked.push(question)
      if (question.includes('latch')) await answered
      return shop.fetchAs('guest')(input, init)
    },
  })
  const box = page.getByRole('textbox')
  const suggested = () => page.queryAllByRole('listitem').map(({ textContent }) => textContent)
  await page.fill(box, 'closer')
  await page.findByRole('listitem')
  expect(suggested()).toEqual(['0901-01'])
  await page.fill(box, 'latch')
  await expect.poll(() => asked.some((question) => question.includes('latch'))).toBe(true)
  expect(suggested()).toEqual([])
  answer()
  await page.findByRole('listitem')
  expect(suggested()).toEqual(['0601-01'])
})
