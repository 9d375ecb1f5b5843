import type { InternalPart, Part } from '@mullion/domain/catalog/part'
import { describe, expect, it } from 'vitest'
import { internalOf, priceTiers } from './internal-part.ts'

describe('what staff see of a part', () => {
  it('depends on what the server sent, not on who seems to be signed in', () => {
    const part = { id: 1, listPriceCents: 1_250 } as Part
    const internal = { ...part, privateNotes: '' } as InternalPart
    expect(internalOf(part)).toBeNull()
    expect(internalOf(internal)).toBe(internal)
  })

  it('includes prices at 5, 10, 15 and 20 percent off, rounded half up to the cent', () => {
    expect(priceTiers(1_250)).toEqual([
      { off: 0, priceCents: 1_250 },
      { off: 5, priceCents: 1_188 },
      { off: 10, priceCents: 1_125 },
      { off: 15, priceCents: 1_063 },
      { off: 20, priceCents: 1_000 },
    ])
  })
})
