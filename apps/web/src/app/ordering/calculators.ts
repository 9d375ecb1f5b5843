import { heaterParts } from '@mullion/domain/calculated-part-ids'
import type { LineConfiguration } from '@mullion/domain/cart/line-configuration'
import { mergeLines } from '@mullion/domain/cart/merge-lines'
import type { Part } from '@mullion/domain/catalog/part'
import { magneticGasketPart } from '@mullion/domain/doors/calculator-parts'
import { addToCart } from '../../features/cart/cart.state.ts'
import { closeConfiguration, configureState } from '../../features/cart/configure/configure.state.ts'
import type {
  CalculatedAddition,
  CalculatorActions,
} from '../../features/doors/calculator/calculator-actions.ts'
import type { OpenedCalculator } from '../../lib/calculator-titles.ts'
import { notify } from '../../lib/notices.state.ts'
import { navigate, openOverlay } from '../navigation/navigation.ts'
import { type RouteChange, searchFor, to } from '../navigation/routes.ts'

const fromHeaters: readonly number[] = Object.values(heaterParts)

function calculatorOf(partId: number): OpenedCalculator {
  if (partId === magneticGasketPart) return 'magnetic'
  return fromHeaters.includes(partId) ? 'heater' : 'gasket'
}

interface Calculation {
  readonly partId: number
  readonly take: (addition: CalculatedAddition) => string | null
}

let open: Calculation | null = null

async function calculate(calculation: Calculation): Promise<void> {
  closeConfiguration()
  open = calculation
  await openOverlay({ calculator: calculatorOf(calculation.partId) })
  if (open === calculation) open = null
}

export async function calculatePart({ id }: Pick<Part, 'id'>): Promise<boolean> {
  let added = false
  const take = (addition: CalculatedAddition) => {
    const problem = addToCart(addition)
    added ||= problem === null
    return problem
  }
  await calculate({ partId: id, take })
  return added
}

export async function calculateForConfiguration(part: Part, configuration: LineConfiguration): Promise<void> {
  const { request } = configureState
  const { onCalculated, configurations = [] } = request ?? {}
  if (!onCalculated) {
    await calculatePart(part)
    return
  }
  let line = configuration
  await calculate({
    partId: part.id,
    take: (addition) => {
      const { line: merged, problem } = mergeLines({ ...line, comments: [] }, { ...addition, comments: [] })
      if (problem !== null) return problem.text
      const refused = onCalculated(part, merged)
      if (refused === null) line = merged
      return refused
    },
  })
  const needsDoor = configurations.length > 0 && line.quantity === 0
  if (needsDoor) notify(`${part.number} wasn’t changed. It needs a door.`)
}

/** Adds calculated parts: the requested one where it was requested, the rest to the cart. */
export function addCalculated(additions: readonly CalculatedAddition[]): (string | null)[] {
  const request = open
  return additions.map((addition) =>
    addition.part.id === request?.partId ? request.take(addition) : addToCart(addition),
  )
}

function showScreen(change: RouteChange): void {
  navigate(change, { replace: true })
  window.scrollTo({ top: 0 })
}

export const calculatorActions: CalculatorActions = {
  addCalculated,
  openCart: () => showScreen(to('cart')),
  openSerialPlaces: () => openOverlay({ popup: 'serials' }),
  openDoor: (serialNumber) => showScreen(searchFor(serialNumber)),
}
