import type { Configuration } from '@mullion/domain/cart/configuration-schema'
import { beforeEach, describe, expect, it } from 'vitest'
import { draftOf, dropDraft, saveDraft } from './drafts.ts'

const hands = (left: number, right: number): Configuration => ({ kind: 'direction', left, right })
const request = { partId: 12, quantity: 3, configurations: [] }
const inCart = { ...request, place: 'line', configurations: [hands(3, 0)] }
const draft = { quantity: 5, configurations: [hands(2, 0)] }

beforeEach(() => {
  for (const each of [request, inCart]) dropDraft(each)
})

describe('an unfinished configuration', () => {
  it('is restored for the same request', () => {
    expect(draftOf(request)).toBeNull()
    saveDraft(request, draft)
    expect(draftOf({ ...request })).toEqual(draft)
  })

  it('is restored with text that was typed but not added', () => {
    saveDraft(request, { ...draft, typed: { length: '36 1/' } })
    expect(draftOf(request)?.typed).toEqual({ length: '36 1/' })
    expect(draftOf({ ...request, quantity: 4 })).toEqual({
      ...draft,
      quantity: 4,
      typed: { length: '36 1/' },
    })
  })

  it('belongs to its part and place', () => {
    saveDraft(request, draft)
    expect(draftOf({ ...request, partId: 13 })).toBeNull()
    expect(draftOf({ ...request, place: 'line' })).toBeNull()
    expect(draftOf({ ...request, place: 'row 1' })).toBeNull()
  })

  it('takes a newly requested quantity', () => {
    saveDraft(request, draft)
    expect(draftOf({ ...request, quantity: 4 })).toEqual({ ...draft, quantity: 4 })
  })

  it('is out of date once the line has changed', () => {
    saveDraft(inCart, draft)
    expect(draftOf(inCart)).toEqual(draft)
    expect(draftOf({ ...inCart, configurations: [hands(4, 0)] })).toBeNull()
  })

  it('is forgotten once dropped', () => {
    saveDraft(request, draft)
    dropDraft(request)
    expect(draftOf(request)).toBeNull()
  })
})
