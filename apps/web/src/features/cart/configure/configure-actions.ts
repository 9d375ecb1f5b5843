import type { LineConfiguration } from '@mullion/domain/cart/line-configuration'
import type { SavedCartLine } from '@mullion/domain/cart/stored-cart'
import type { Part } from '@mullion/domain/catalog/part'
import { notify } from '../../../lib/notices.state.ts'
import { addToCart, reconfigureLine, setQuantity } from '../cart.state.ts'
import { requestConfiguration } from './configure.state.ts'

export async function configureAndAdd(part: Part, quantity: number): Promise<boolean> {
  const added = await requestConfiguration({
    partId: part.id,
    part,
    quantity,
    configurations: [],
    onConfirm: (known, configuration) => addToCart({ part: known, ...configuration }),
  })
  if (added) notify(`Added ${added.number} to the cart.`)
  return added !== null
}

export function configureLine({ part, quantity, configurations = [] }: SavedCartLine): void {
  const reconfigure = (known: Part, configuration: LineConfiguration) =>
    reconfigureLine(known.id, configuration)
  void requestConfiguration({
    partId: part.id,
    place: 'line',
    quantity,
    configurations,
    onConfirm: reconfigure,
    onCalculated: reconfigure,
  })
}

/** Changes a line's quantity. For a configured line, opens the configuration instead and returns false. */
export function changeQuantity(entry: SavedCartLine, quantity: number): boolean {
  if (setQuantity(entry.part.id, quantity)) return true
  configureLine({ ...entry, quantity })
  return false
}
