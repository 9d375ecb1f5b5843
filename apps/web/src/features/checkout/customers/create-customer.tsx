import type { CheckoutViewProps } from '../view-props.ts'
import { SelectCustomer } from './select-customer.tsx'

/** Staff create or edit the company that they order for. */
export function CreateCustomer(props: CheckoutViewProps) {
  return <SelectCustomer {...props} />
}
