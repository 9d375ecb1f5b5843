import { describe, expect, it } from 'vitest'
import { doorNamed } from '../testing/doors.ts'
import type { DoorUse } from './door-uses.ts'
import { doorOfLine, withDoorComment } from './line-door.ts'

describe('the door of a cart line', () => {
  it('is the one chosen for it, in a comment that goes with the order', () => {
    const comments = withDoorComment(['Call first'], '15-0001')
    expect(comments).toEqual(['Call first', 'For door 15-0001'])
    expect(doorOfLine({ comments })).toEqual({ serialNumber: '15-0001' })
    expect(withDoorComment(comments, '16-0002')).toEqual(['Call first', 'For door 16-0002'])
    expect(withDoorComment(comments, null)).toEqual(['Call first'])
  })

  it('is the one it was configured for, if there is one', () => {
    const serials = (list: readonly string[]) => [{ kind: 'serials' as const, serials: list }]
    const comments = ['For door 15-0001']
    expect(doorOfLine({ comments, configurations: serials(['17-0003', '17-0003']) })).toEqual({
      serialNumber: '17-0003',
    })
    expect(doorOfLine({ comments, configurations: [{ kind: 'direction', left: 1, right: 0 }] })).toEqual({
      serialNumber: '15-0001',
    })
  })

  it('is none without a choice, or with a comment in other words', () => {
    for (const comments of [[], ['For door 15'], ['for the door 15-0001']]) {
      expect(doorOfLine({ comments })).toBe('none')
    }
  })

  it('is unclear for several doors, and for one entered by its measurements', () => {
    const use = (serialNumber: string | null): DoorUse => ({
      ...{ serialNumber, door: doorNamed('Traditional 36x84'), use: 'doorGasket', count: 1 },
    })
    const of = (...doors: DoorUse[]) => ({ comments: [], configurations: [{ kind: 'door' as const, doors }] })
    expect(doorOfLine({ comments: ['For door 15-0001', 'For door 16-0002'] })).toBe('unclear')
    expect(doorOfLine(of(use('15-0001'), use('16-0002')))).toBe('unclear')
    expect(doorOfLine(of(use('15-0001'), use(null)))).toBe('unclear')
    expect(doorOfLine(of(use(null)))).toBe('unclear')
    expect(doorOfLine(of(use('15-0001'), use('15-0001')))).toEqual({ serialNumber: '15-0001' })
  })
})
