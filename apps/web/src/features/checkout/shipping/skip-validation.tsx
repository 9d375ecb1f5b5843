import { Checkbox } from '@mantine/core'
import { useSnapshot } from 'valtio'
import { changeShipping, checkoutState } from '../checkout.state.ts'

/** Lets staff order without what is otherwise required. */
export function SkipValidation({ disabled = false }: { readonly disabled?: boolean }) {
  const { shipping } = useSnapshot(checkoutState).draft
  return (
    <Checkbox
      label="Skip validation of carrier, purchase order, ISE number and returns"
      checked={shipping.skipValidation}
      disabled={disabled}
      onChange={(event) => changeShipping({ ...shipping, skipValidation: event.currentTarget.checked })}
    />
  )
}
