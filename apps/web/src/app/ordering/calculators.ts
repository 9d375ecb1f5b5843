import type { StatedQuantity } from '@mullion/domain/cart/line-configuration'
import type { Part } from '@mullion/domain/catalog/part'
import { magneticGasketPart } from '@mullion/domain/doors/calculator-parts'
import { heaterParts } from '@mullion/domain/doors/heater-constants'
import { addAllToCart } from '../../features/cart/cart.state.ts'
import { closeConfiguration, configureState } from '../../features/cart/configure/configure.state.ts'
import type {
  CalculatedAddition,
  CalculatorActions,
} from '../../features/doors/calculator/calculator-actions.ts'
import type { OpenedCalculator } from '../../lib/calculator-titles.ts'
import { navigate, openOverlay } from '../navigation/navigation.ts'
import { type RouteChange, searchFor, to } from '../navigation/routes.ts'
import { awaitCalculation, forgetCalculation, takeCalculated } from './asked-calculation.ts'

const fromHeaters: readonly number[] = Object.values(heaterParts)

/** The calculator that a part comes from. */
function calculatorOf(partId: number): OpenedCalculator {
  if (partId === magneticGasketPart) return 'magnetic'
  return fromHeaters.includes(partId) ? 'heater' : 'gasket'
}

/** Who hears when the part that the calculator was opened for is in the cart. */
let awaited: { readonly partId: number; readonly added: () => void } | null = null

/** Opens the calculator that gives a part, in place of what asked for it; `added` is called once it is in the cart. */
export function calculatePart({ id }: Pick<Part, 'id'>, added?: () => void): void {
  forgetCalculation()
  closeConfiguration()
  awaited = added ? { partId: id, added } : null
  openOverlay({ calculator: calculatorOf(id) }, forgetCalculation)
}

/** Opens the calculator for the part that is being asked about; what it gives comes on top of what is stated. */
export function calculateAsked(part: Part, stated: StatedQuantity): void {
  const { request } = configureState
  calculatePart(part)
  if (request) awaitCalculation(request, part, stated)
}

/** Puts calculated parts into the cart, and the one that was asked for to where it was asked. */
export function addCalculated(additions: readonly CalculatedAddition[]): (string | null)[] {
  const answers = additions.map(takeCalculated)
  const others = additions.filter((_, at) => answers[at] === undefined)
  const problems = addAllToCart(others)
  if (others.some(({ part }, at) => part.id === awaited?.partId && problems[at] === null)) {
    awaited?.added()
    awaited = null
  }
  const rest = problems.values()
  return answers.map((answer) => (answer === undefined ? (rest.next().value ?? null) : answer))
}

/** Shows something in place of a calculator that is done. */
function goOn(change: RouteChange): void {
  navigate(change, { replace: true })
  window.scrollTo({ top: 0 })
}

/** What the calculators ask of the rest of the page. */
export const calculatorActions: CalculatorActions = {
  addCalculated,
  openCart: () => goOn(to('cart')),
  openSerialPlaces: () => openOverlay({ popup: 'serials' }),
  openDoor: (serialNumber) => goOn(searchFor(serialNumber)),
}
