import type { Configuration } from '@mullion/domain/cart/configuration-schema'
import { beforeEach, describe, expect, it } from 'vitest'
import { draftOf, dropDraft, saveDraft } from './drafts.ts'

const hands = (left: number, right: number): Configuration => ({ kind: 'direction', left, right })
const asked = { partId: 12, quantity: 3, configurations: [] }
const inCart = { ...asked, place: 'line', configurations: [hands(3, 0)] }
const begun = { quantity: 5, configurations: [hands(2, 0)] }

beforeEach(() => {
  for (const each of [asked, inCart]) dropDraft(each)
})

describe('what was begun about a part', () => {
  it('is there again when the same is asked', () => {
    expect(draftOf(asked)).toBeNull()
    saveDraft(asked, begun)
    expect(draftOf({ ...asked })).toEqual(begun)
  })

  it('is there with what was typed and not added yet', () => {
    saveDraft(asked, { ...begun, typed: { length: '36 1/' } })
    expect(draftOf(asked)?.typed).toEqual({ length: '36 1/' })
    expect(draftOf({ ...asked, quantity: 4 })).toEqual({ ...begun, quantity: 4, typed: { length: '36 1/' } })
  })

  it('belongs to its part and its place', () => {
    saveDraft(asked, begun)
    expect(draftOf({ ...asked, partId: 13 })).toBeNull()
    expect(draftOf({ ...asked, place: 'line' })).toBeNull()
    expect(draftOf({ ...asked, place: 'row 1' })).toBeNull()
  })

  it('goes with another quantity when that is what is asked for now', () => {
    saveDraft(asked, begun)
    expect(draftOf({ ...asked, quantity: 4 })).toEqual({ ...begun, quantity: 4 })
  })

  it('is out of date once the line says something else', () => {
    saveDraft(inCart, begun)
    expect(draftOf(inCart)).toEqual(begun)
    expect(draftOf({ ...inCart, configurations: [hands(4, 0)] })).toBeNull()
  })

  it('is forgotten with what ends it', () => {
    saveDraft(asked, begun)
    dropDraft(asked)
    expect(draftOf(asked)).toBeNull()
  })
})
