import type { LineConfiguration } from '@mullion/domain/cart/line-configuration'
import type { Part } from '@mullion/domain/catalog/part'
import { notify } from '../../../lib/notices.state.ts'
import { requestConfiguration } from '../configure/configure.state.ts'
import { type QuickRow, setRowConfiguration } from './quick-order.state.ts'

/** Opens the configuration of a row's part; the result, confirmed or calculated, is saved with the row. */
export function configureRow({ id, configurations }: QuickRow, part: Part, quantity: number): void {
  const setConfiguration = (_: Part, configuration: LineConfiguration) =>
    setRowConfiguration(id, configuration)
  void requestConfiguration({
    partId: part.id,
    place: `row ${id}`,
    part,
    quantity,
    configurations,
    onConfirm: setConfiguration,
    onCalculated: (known, configuration) => {
      const problem = setConfiguration(known, configuration)
      if (problem === null) notify(`${known.number} is in your quick order. It isn’t in your cart yet.`)
      return problem
    },
  })
}
