import type { StatedQuantity } from '@mullion/domain/cart/line-configuration'
import type { CartEntry } from '@mullion/domain/cart/stored-cart'
import type { Part } from '@mullion/domain/catalog/part'
import { notify } from '../../../lib/notices.state.ts'
import { addToCart, restateLine, setQuantity } from '../cart.state.ts'
import { askConfiguration } from './configure.state.ts'

/** Asks what has to be stated about a part and puts it into the cart once that is confirmed; `added` hears of it. */
export function configureAndAdd(part: Part, quantity: number, added: () => void): void {
  askConfiguration({
    partId: part.id,
    part,
    quantity,
    configurations: [],
    onConfirm: (known, stated) => {
      const problem = addToCart({ part: known, ...stated })
      if (problem !== null) return problem
      notify(`Added ${known.number} to the cart.`)
      added()
      return null
    },
  })
}

/** Asks anew what is stated about a line of the cart, starting from what was chosen before. */
export function configureLine({ part, quantity, configurations = [] }: CartEntry): void {
  const restate = (known: Part, stated: StatedQuantity) => restateLine(known.id, stated)
  askConfiguration({
    partId: part.id,
    place: 'line',
    quantity,
    configurations,
    onConfirm: restate,
    onCalculated: restate,
  })
}

/** Changes the quantity of a line; of a configured one together with what is stated. False when it stays for now. */
export function changeQuantity(entry: CartEntry, quantity: number): boolean {
  if (setQuantity(entry.part.id, quantity)) return true
  configureLine({ ...entry, quantity })
  return false
}
