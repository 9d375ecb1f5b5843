import { Skeleton } from '@mantine/core'
import { PanelHeading } from '../../../ui/panel-heading.tsx'
import classes from './columns.module.css'

/** Placeholder while the checkout options load. */
export function CheckoutSkeleton() {
  return (
    <>
      <PanelHeading>Checkout</PanelHeading>
      <div className={classes.columns} role="status" aria-label="Loading checkout">
        <Skeleton height={520} />
        <Skeleton height={220} />
      </div>
    </>
  )
}
