import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { noticesState, notifyUndoable } from '../lib/notices.state.ts'
import { show } from '../testing/show.tsx'
import { NoticeRegion } from './notice-region.tsx'

const longMs = 30_000
const shownMs = 10_100

function region() {
  const undo = vi.fn()
  const page = show(
    <>
      <button type="button" onClick={() => notifyUndoable('Removed.', undo)}>
        Remove
      </button>
      <NoticeRegion />
    </>,
  )
  const remove = page.getByRole('button', { name: 'Remove' })
  remove.focus()
  return Object.assign(page, {
    undo,
    remove,
    offer: async () => {
      await page.user.keyboard('{Enter}')
      return page.findByRole('button', { name: 'Undo' })
    },
    offers: () => page.queryAllByRole('button', { name: 'Undo' }).length,
  })
}

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => {
  vi.useRealTimers()
  noticesState.list = []
})

describe('a notice', () => {
  it('stays while the pointer is over it, and goes after that', async () => {
    using page = region()
    const undo = await page.offer()
    await page.user.hover(undo)
    vi.advanceTimersByTime(longMs)
    expect([page.offers(), noticesState.list.length]).toEqual([1, 1])
    await page.user.unhover(undo)
    vi.advanceTimersByTime(shownMs)
    await expect.poll(page.offers).toBe(0)
  })

  it('stays while it has the focus, however the pointer comes and goes, and can be used then', async () => {
    using page = region()
    const undo = await page.offer()
    undo.focus()
    vi.advanceTimersByTime(longMs)
    await page.user.hover(undo)
    await page.user.unhover(undo)
    vi.advanceTimersByTime(longMs)
    expect([page.offers(), noticesState.list.length]).toEqual([1, 1])
    await page.user.keyboard('{Enter}')
    expect(page.undo).toHaveBeenCalledOnce()
    await expect.poll(page.offers).toBe(0)
  })

  it('that had the focus gives it back when it is used', async () => {
    using page = region()
    const undo = await page.offer()
    undo.focus()
    await page.user.keyboard('{Enter}')
    await expect.poll(() => document.activeElement).toBe(page.remove)
  })

  it('that the focus has left before it goes does not move the focus', async () => {
    using page = region()
    const undo = await page.offer()
    undo.focus()
    undo.blur()
    vi.advanceTimersByTime(shownMs)
    await expect.poll(page.offers).toBe(0)
    expect(document.activeElement).toBe(document.body)
  })
})
