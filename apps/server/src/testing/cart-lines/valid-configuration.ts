import type { Chances } from './random-doors.ts'
import type { Sent, SentCut } from './reference-verdict.ts'
import type { Dice } from './seeded.ts'

export function validConfiguration(
  { dice, doors }: Chances,
  kind: string,
  { quantity, id }: { quantity: number; id: number },
): Sent {
  const pieces = Math.floor(quantity)
  if (kind === 'direction') {
    const left = dice.integer(0, pieces)
    return { kind, left, right: pieces - left }
  }
  if (kind === 'serials') return { kind, serials: Array.from({ length: pieces }, () => randomSerial(dice)) }
  if (kind === 'cuts') return { kind, cuts: randomCuts(dice, false) }
  if (kind === 'door') return { kind, doors: doors.usesFor(dice.pick([186, 76]), 0.5) }
  const voltages = shared(dice, pieces, ['120V', '208V', '230V', '460V', '480V'])
  return { kind, voltages, ...(id === 454 && { panels: shared(dice, pieces, ['single', 'biparting']) }) }
}

/** Returns random cuts, short and long, some of them near the quarter-foot steps. */
export function randomCuts(dice: Dice, walls: boolean): SentCut[] {
  return Array.from({ length: dice.integer(1, 5) }, () => {
    const atStep = dice.integer(0, 40) * 3 + dice.integer(-1, 1) / 8
    const anywhere = dice.integer(1, 1200 * 8) / 8
    const lengthInches = dice.chance(0.5) && atStep > 0 ? atStep : anywhere
    const wallThicknessInches = walls || dice.chance(0.3) ? dice.integer(1, 48 * 8) / 8 : null
    return { lengthInches, wallThicknessInches, count: dice.integer(1, 6) }
  })
}

function shared(dice: Dice, quantity: number, names: [string, ...string[]]): Record<string, number> {
  const shares = Object.fromEntries(names.map((name) => [name, 0]))
  for (let left = quantity; left > 0; left -= 1) {
    const name = dice.pick(names)
    shares[name] = (shares[name] ?? 0) + 1
  }
  return shares
}

const digits = (dice: Dice, count: number) => String(dice.integer(0, 10 ** count - 1)).padStart(count, '0')

function randomSerial(dice: Dice): string {
  return `${digits(dice, 2)}-${digits(dice, 4)}`
}
