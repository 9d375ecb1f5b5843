import type { CartEntry } from '@mullion/domain/cart/stored-cart'
import type { Part } from '@mullion/domain/catalog/part'
import { notify } from '../../../lib/notices.state.ts'
import { addToCart, restateLine, setQuantity } from '../cart.state.ts'
import { askConfiguration } from './configure.state.ts'

/** Asks what has to be stated about a part and puts it into the cart once that is confirmed. */
export function configureAndAdd(part: Part, quantity: number): void {
  askConfiguration({
    partId: part.id,
    part,
    quantity,
    configurations: [],
    onConfirm: (known, stated) => {
      const problem = addToCart({ part: known, ...stated })
      if (problem === null) notify(`Added ${known.number} to the cart.`)
      return problem
    },
  })
}

/** Asks anew what is stated about a line of the cart, starting from what was chosen before. */
export function configureLine({ part, quantity, configurations = [] }: CartEntry): void {
  askConfiguration({
    partId: part.id,
    quantity,
    configurations,
    onConfirm: (known, stated) =>
      restateLine(known.id, stated) ? null : 'This part is not in the cart any more.',
  })
}

/** Changes the quantity of a line; of a configured one together with what is stated. False when it stays for now. */
export function changeQuantity(entry: CartEntry, quantity: number): boolean {
  if (setQuantity(entry.part.id, quantity)) return true
  configureLine({ ...entry, quantity })
  return false
}
