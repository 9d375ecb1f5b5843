import { waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { show } from '../testing/show.tsx'
import { MeasureHelp } from './measure-help.tsx'

it('how to measure opens by keyboard, describes its button, and closes with Escape', async () => {
  using page = show(<MeasureHelp of="offset" />)
  const button = page.getByRole('button', { name: 'How to measure the offset' })
  expect(page.queryByText(/straightedge/)).toBeNull()
  button.focus()
  await page.user.keyboard('{Enter}')
  const sentence = await page.findByText(/Hold a straightedge on the frame/)
  expect(button.getAttribute('aria-describedby')).toBe(sentence.id)
  await page.user.keyboard('{Escape}')
  await waitFor(() => expect(page.queryByText(/straightedge/)).toBeNull())
  expect(document.activeElement).toBe(button)
})
