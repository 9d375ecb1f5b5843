import { describe, expect, it } from 'vitest'
import { doorOfLine, withDoorComment } from './line-door.ts'

describe('the door of a cart line', () => {
  it('is the one chosen for it, in a comment that goes with the order', () => {
    const comments = withDoorComment(['Call first'], '15-0001')
    expect(comments).toEqual(['Call first', 'For door 15-0001'])
    expect(doorOfLine({ comments })).toBe('15-0001')
    expect(withDoorComment(comments, '16-0002')).toEqual(['Call first', 'For door 16-0002'])
    expect(withDoorComment(comments, null)).toEqual(['Call first'])
  })

  it('is the one it was configured for, if there is one', () => {
    const serials = (list: readonly string[]) => [{ kind: 'serials' as const, serials: list }]
    const comments = ['For door 15-0001']
    expect(doorOfLine({ comments, configurations: serials(['17-0003', '17-0003']) })).toBe('17-0003')
    expect(doorOfLine({ comments, configurations: serials(['17-0003', '18-0004']) })).toBeNull()
    expect(doorOfLine({ comments, configurations: [{ kind: 'direction', left: 1, right: 0 }] })).toBe(
      '15-0001',
    )
  })

  it('is not known from a comment in other words, or from two doors', () => {
    for (const comments of [
      ['For door 15'],
      ['for the door 15-0001'],
      ['For door 15-0001', 'For door 16-0002'],
    ]) {
      expect(doorOfLine({ comments })).toBeNull()
    }
  })
})
