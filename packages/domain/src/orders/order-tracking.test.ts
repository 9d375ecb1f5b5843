import { describe, expect, it } from 'vitest'
import { orderNumbersMeant, trackOrderInput } from './order-tracking.ts'

describe('the order number that a buyer types', () => {
  it.each([
    ['W100001', ['W100001']],
    ['w100001', ['W100001']],
    ['100001', ['100001', 'W100001']],
    ['# 100001', ['100001', 'W100001']],
    ['OLD-7', ['OLD-7']],
  ])('%s means %j', (typed, meant) => {
    expect(orderNumbersMeant(typed)).toEqual(meant)
  })

  it('is refused empty, with an email address that is none', () => {
    const { error } = trackOrderInput.safeParse({ number: ' ', email: 'pat' })
    expect(error?.issues.map(({ path }) => path[0])).toEqual(['number', 'email'])
  })
})
