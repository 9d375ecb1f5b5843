import { describe, expect, it } from 'vitest'
import { followNumber, leadProblem, leadText, type NumberStep } from './number-lead.ts'
import { numberKey } from './part-number.ts'

const step = (number: string, leadsTo: string, facts: Partial<NumberStep> = {}): NumberStep => ({
  ...{ number, leadsTo, kind: 'superseded', make: '', since: '', reason: '' },
  ...facts,
})

const known = (steps: readonly NumberStep[], sold: readonly string[] = ['0301-NEW']) => {
  const byKey = new Map(steps.map((each) => [numberKey(each.number), each]))
  const forSale = new Set(sold.map(numberKey))
  return { stepOf: (key: string) => byKey.get(key), isForSale: (key: string) => forSale.has(key) }
}

describe('an old number', () => {
  it('leads through a chain to the part for sale', () => {
    const chain = [step('0301-A', '0301-B'), step('0301-B', '311-0301 new')]
    expect(followNumber('0301A', known(chain))).toEqual({ end: 'part', key: '0301NEW', steps: chain })
    expect(leadProblem(chain[0] as NumberStep, known(chain))).toBeNull()
    expect(leadText({ steps: chain, part: { number: '0301-NEW' } })).toBe('0301-A is now 0301-NEW.')
  })

  it('that leads in a circle is refused by name', () => {
    const circle = [step('0301-A', '0301-B'), step('0301-B', '0301-C'), step('0301-C', '0301-A')]
    expect(leadProblem(circle[0] as NumberStep, known(circle))).toEqual({
      field: 'leadsTo',
      message: 'This would go around in a circle: 0301-A, then 0301-B, then 0301-C, then 0301-A.',
    })
  })

  it('that leads to itself, to nothing, or is a part for sale is refused by name', () => {
    const problem = (added: NumberStep) => leadProblem(added, known([added]))?.message
    expect(problem(step('0301-A', '0301 a'))).toMatch(/^This would go around in a circle/)
    expect(problem(step('0301-A', '0999-X'))).toBe('0999-X is not a part for sale and leads to none.')
    expect(problem(step('0301-NEW', '0301-B'))).toBe('0301-NEW is a part for sale.')
  })

  it('of more than ten steps counts as a circle', () => {
    const long = Array.from({ length: 12 }, (_, at) => step(`N${at}`, at === 11 ? '0301-NEW' : `N${at + 1}`))
    expect(followNumber('N0', known(long)).end).toBe('loop')
    expect(followNumber('N2', known(long)).end).toBe('part')
  })
})

it('numbers of other makes are said to be theirs', () => {
  const part = { number: '0301-NEW' }
  const said = (facts: Partial<NumberStep>) => leadText({ steps: [step('X1', '0301-NEW', facts)], part })
  expect(said({ kind: 'alternate', make: 'Polarline' })).toBe('Polarline X1 fits the same as our 0301-NEW.')
  expect(said({ kind: 'cross', make: '' })).toBe('X1 is our 0301-NEW.')
})
