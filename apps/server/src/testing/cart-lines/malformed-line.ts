import type { Chances } from './random-doors.ts'
import type { RequestedLine, Sent } from './reference-verdict.ts'

const badCuts: [Sent, ...Sent[]] = [
  { lengthInches: 36.1 },
  { lengthInches: 36.0625 },
  { lengthInches: 0 },
  { lengthInches: -36 },
  { lengthInches: 1200.125 },
  { lengthInches: '36' },
  { lengthInches: 1e-7 },
  { wallThicknessInches: 4.3 },
  { wallThicknessInches: 48.125 },
  { count: 0 },
  { count: 1.5 },
  { colour: 'white' },
]
const badSerials = ['150001', '15-001', '15-00001', '15-000a', ' 15-0001', '15–0001', 150_001, null] as const
const noVolts = { '120V': 0, '208V': 0, '230V': 1, '460V': 0, '480V': 0 }
const badStatements: [Sent, ...Sent[]] = [
  { kind: 'colour', colour: 'white' },
  { left: 1, right: 0 },
  { kind: 'direction', left: -1, right: 2 },
  { kind: 'direction', left: 0.5, right: 0.5 },
  { kind: 'direction', left: '1', right: 0 },
  { kind: 'direction', left: 1 },
  { kind: 'direction', left: 1, right: 0, up: 1 },
  { kind: 'direction', left: 10_000, right: 0 },
  { kind: 'voltage', voltages: { ...noVolts, '240V': 1 } },
  { kind: 'voltage', voltages: { '120V': 1 } },
  { kind: 'voltage', voltages: { ...noVolts, '120V': -1 } },
  { kind: 'voltage', voltages: noVolts, panels: { single: 1 } },
]
const badUses: [Sent, ...Sent[]] = [
  { serialNumber: '15-001' },
  { serialNumber: 150_001 },
  { serialNumber: ' 15-0001 ' },
  { serialNumber: undefined },
  { use: 'hinge' },
  { use: 'toString' },
  { count: 0 },
  { count: 1.5 },
  { count: 10_000 },
  { feet: 18.25 },
  { door: null },
]
const badDoors: [Sent, ...Sent[]] = [
  { widthInches: 0 },
  { widthInches: -36 },
  { heightInches: 600.01 },
  { heightInches: '84' },
  { widthInches: null },
  { build: 'Dutch' },
  { build: 'VL' },
  { doorType: 'traffic' },
  { double: 'yes' },
  { bottom: null },
  { bottom: 'Sweep' },
  { hinge: 'Strap' },
  { powerOperated: null },
  { gasketing: 'Fingersafe' },
  { gasketing: 'Magnetic' },
  { double: true },
  { feet: 18.25 },
]
const badQuantities = [0, -1, 10_000, 9999.25, '2', null] as const
const badLists = ['left', { kind: 'direction', left: 1, right: 0 }, [null], ['left']] as const

function malformedDoors({ dice, doors }: Chances): Sent {
  const [use] = doors.usesFor(dice.pick([186, 101, 276]), 0.5)
  const wrong = dice.chance(0.4) ? dice.pick(badUses) : { door: { ...use?.door, ...dice.pick(badDoors) } }
  return { kind: 'door', doors: [{ ...use, ...wrong }] }
}

/** Returns a line that no page would send. */
export function malformedLine(chances: Chances, line: RequestedLine, given: readonly Sent[]): RequestedLine {
  const { dice } = chances
  if (dice.chance(0.4)) return { ...line, configurations: [malformedDoors(chances)] }
  const cut = { lengthInches: 36, wallThicknessInches: 4, count: 1, ...dice.pick(badCuts) }
  const configurations = dice.pick([
    [{ kind: 'cuts', cuts: [cut] }],
    [{ kind: 'serials', serials: ['15-0001', dice.pick(badSerials)] }],
    [dice.pick(badStatements)],
    [...given, ...given, ...(given.length === 0 ? [{ kind: 'colour' }] : [])],
    dice.pick(badLists),
    [...given.filter(({ kind }) => kind !== 'cuts'), { kind: 'cuts', cuts: [cut] }],
  ])
  return dice.chance(0.2) ? { ...line, quantity: dice.pick(badQuantities) } : { ...line, configurations }
}
