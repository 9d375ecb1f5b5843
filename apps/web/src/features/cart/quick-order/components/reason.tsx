import { IconAlertTriangle } from '@tabler/icons-react'
import classes from '../quick-order.module.css'
import type { RowField } from '../row-fields.ts'

export interface ReasonProps {
  readonly id?: string
  /** The cell that the reason is shown below; if omitted, the reason is shown with the part. */
  readonly field?: RowField
  readonly children: string
}

/** Why a row cannot be added as it is. */
export function Reason({ id, field, children }: ReasonProps) {
  return (
    <span id={id} className={classes.reason} data-of={field}>
      <IconAlertTriangle size={16} stroke={1.9} aria-hidden />
      {children}
    </span>
  )
}
