import type { StatedQuantity } from '@mullion/domain/cart/line-configuration'
import type { CartEntry } from '@mullion/domain/cart/stored-cart'
import type { Part } from '@mullion/domain/catalog/part'
import { notify } from '../../../lib/notices.state.ts'
import { addToCart, restateLine, setQuantity } from '../cart.state.ts'
import { askConfiguration } from './configure.state.ts'

/** Asks what a part needs and puts it into the cart once that is confirmed; true when it is there. */
export async function configureAndAdd(part: Part, quantity: number): Promise<boolean> {
  const added = await askConfiguration({
    partId: part.id,
    part,
    quantity,
    configurations: [],
    onConfirm: (known, stated) => addToCart({ part: known, ...stated }),
  })
  if (added) notify(`Added ${added.number} to the cart.`)
  return added !== null
}

/** Asks anew what is stated about a line of the cart, starting from what was chosen before. */
export function configureLine({ part, quantity, configurations = [] }: CartEntry): void {
  const restate = (known: Part, stated: StatedQuantity) => restateLine(known.id, stated)
  void askConfiguration({
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
