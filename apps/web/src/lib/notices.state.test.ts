import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  dismissNotice,
  dismissUndo,
  noticesState,
  notify,
  notifyProblem,
  notifyUndoable,
  pauseNotices,
  resumeNotices,
} from './notices.state.ts'

const texts = () => noticesState.list.map(({ text }) => text)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  resumeNotices('pointer')
  resumeNotices('focus')
  vi.runAllTimers()
  vi.useRealTimers()
})

describe('a notice', () => {
  it('closes by itself, a problem later than other notices', () => {
    notify('Added.')
    notifyProblem('Not added.')
    vi.advanceTimersByTime(6_000)
    expect(texts()).toEqual(['Not added.'])
    vi.advanceTimersByTime(6_000)
    expect(texts()).toEqual([])
  })

  it('stays while it has focus, then for its full time', () => {
    notify('Added.')
    vi.advanceTimersByTime(5_900)
    pauseNotices('focus')
    vi.advanceTimersByTime(60_000)
    expect(texts()).toEqual(['Added.'])
    resumeNotices('focus')
    vi.advanceTimersByTime(5_900)
    expect(texts()).toEqual(['Added.'])
    vi.advanceTimersByTime(100)
    expect(texts()).toEqual([])
  })

  it('stays while it has focus, even as the pointer comes and goes', () => {
    notify('Added.')
    pauseNotices('focus')
    pauseNotices('pointer')
    resumeNotices('pointer')
    vi.advanceTimersByTime(60_000)
    expect(texts()).toEqual(['Added.'])
    resumeNotices('focus')
    vi.advanceTimersByTime(6_000)
    expect(texts()).toEqual([])
  })

  it('that appears while others are held stays with them', () => {
    notify('First.')
    pauseNotices('focus')
    notify('Second.')
    vi.advanceTimersByTime(60_000)
    expect(texts()).toEqual(['First.', 'Second.'])
    resumeNotices('focus')
    vi.advanceTimersByTime(6_000)
    expect(texts()).toEqual([])
  })

  it('gives way to the fourth, and leaves no timer when dismissed', () => {
    for (const text of ['One.', 'Two.', 'Three.', 'Four.']) notify(text)
    expect(texts()).toEqual(['Two.', 'Three.', 'Four.'])
    for (const { id } of noticesState.list) dismissNotice(id)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('with Undo is dismissed with its group, and no other is', () => {
    notifyUndoable('Removed a part.', () => {}, 'cart')
    notifyUndoable('The rows were cleared.', () => {})
    notify('Added.')
    dismissUndo('cart')
    expect(texts()).toEqual(['The rows were cleared.', 'Added.'])
    notifyUndoable('The cart was cleared.', () => {}, 'cart')
    expect(texts()).toEqual(['The rows were cleared.', 'Added.', 'The cart was cleared.'])
  })
})
