import { configurationProblem } from '@mullion/domain/cart/line-configuration'
import type { Part } from '@mullion/domain/catalog/part'
import { calculate } from '@mullion/domain/doors/calculate'
import type { CalculatorMode } from '@mullion/domain/doors/calculated-part'
import type { Door } from '@mullion/domain/doors/door'
import type { PricedCalculatedPart } from '@mullion/domain/doors/priced-calculation'
import { nothingRequired } from '@mullion/domain/testing/parts'
import { describe, expect, it } from 'vitest'
import { additionsOf, partsOfDoors, sumCents } from './additions.ts'
import { resultText } from './result-text.ts'

const saniswing: Door = {
  doorType: 'traffic',
  build: 'Saniswing',
  double: false,
  bottom: null,
  hinge: null,
  powerOperated: false,
  gasketing: 'Full Gasketing',
  widthInches: 48,
  heightInches: 96,
}
const traditional: Door = {
  ...saniswing,
  doorType: 'swing',
  build: 'Traditional',
  bottom: 'Sweep Bottom',
  gasketing: null,
  widthInches: 36,
  heightInches: 84,
}

function partOf(id: number, change: Partial<Part> = {}): Part {
  return {
    id,
    number: `0${id}-BL`,
    name: 'GSKT SWING DR',
    description: '',
    priceCents: 385,
    unit: 'FT',
    imageVersion: 0,
    tags: [],
    doorModels: [],
    doorSubModels: [],
    includedHardware: '',
    requirements: nothingRequired,
    size: { lengthInches: null, heightInches: null, depthInches: null, weightPounds: null },
    relatedParts: [],
    specialOrder: false,
    ...change,
  }
}

/** A server response with every part at $3.85 per foot. */
function priced(door: Door, mode: CalculatorMode = 'gasket'): PricedCalculatedPart[] {
  return calculate(door, mode).parts.map((part) => ({
    ...part,
    part: partOf(part.partId),
    lineTotalCents: null,
    problem: null,
  }))
}

describe('calculated parts', () => {
  it('are one addition when a door uses the same part twice', () => {
    const doors = { door: saniswing, serialNumber: null, count: 1 }
    const [addition, ...others] = additionsOf(partsOfDoors(priced(saniswing), 1), doors)
    expect(others).toEqual([])
    expect(addition).toMatchObject({ part: { id: 276 }, quantity: 23.5 })
    expect(addition?.configurations).toEqual([
      {
        kind: 'door',
        doors: [
          { door: saniswing, serialNumber: null, use: 'doorGasket', count: 1 },
          { door: saniswing, serialNumber: null, use: 'bottomGasket', count: 1 },
        ],
      },
    ])
  })

  it('are multiplied by the number of doors and accepted by the cart', () => {
    const doors = { door: traditional, serialNumber: '15-0123', count: 7 }
    const additions = additionsOf(partsOfDoors(priced(traditional), 7), doors)
    expect(additions.map(({ part, quantity }) => [part.id, quantity])).toEqual([
      [186, 127.75],
      [187, 22.75],
    ])
    for (const { part, ...line } of additions) expect(configurationProblem(part, line)).toBeNull()
  })

  it('cost the price of their total quantity, rounded once', () => {
    const parts = partsOfDoors(priced(traditional), 3)
    // 54.75 ft and 9.75 ft at 3.85
    expect(parts.map(({ lineTotalCents }) => lineTotalCents)).toEqual([21_079, 3_754])
    expect(sumCents(parts)).toBe(24_833)
  })

  it('that cannot be ordered are named, left out of the total, and do not block the others', () => {
    const [door, sweep] = priced(traditional)
    if (!door || !sweep) throw new Error('This door has two parts.')
    const problem = 'This part is no longer sold.'
    const parts = partsOfDoors([{ ...door, part: null, problem }, sweep], 1)
    const doors = { door: traditional, serialNumber: null, count: 1 }
    expect(additionsOf(parts, doors).map(({ part }) => part.id)).toEqual([187])
    expect(sumCents(parts)).toBe(1_251)
    expect(resultText(parts, doors, ['A note.'])).toBe(
      [
        'Traditional swing door, 36" × 84", Sweep Bottom',
        'Door gasket (219.75 in = 18.25 ft): 18.25 ft, This part is no longer sold.',
        'Sweep gasket (38.75 in = 3.25 ft): 3.25 ft 0187-BL Gasket swing door, $12.51',
        'Total $12.51',
        'A note.',
      ].join('\n'),
    )
  })
})
