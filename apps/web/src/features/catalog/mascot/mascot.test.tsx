import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { show } from '../../../testing/show.tsx'
import { Mascot } from './mascot.tsx'
import { messages } from './messages.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('the mascot types a letter every 40 ms and leaves after 4.5 s', () => {
  const onLeave = vi.fn()
  using _ = show(<Mascot random={() => 0} onLeave={onLeave} />)
  const [message = ''] = messages
  const typed = () => document.querySelector('p span:last-child')?.textContent
  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
  pass(39)
  expect(typed()).toBe('')
  pass(1)
  expect(typed()).toBe(message.slice(0, 1))
  pass(400)
  expect(typed()).toBe(message.slice(0, 11))
  pass(4_059)
  expect(typed()).toBe(message)
  expect(onLeave).not.toHaveBeenCalled()
  pass(1)
  expect(onLeave).toHaveBeenCalledOnce()
})
