import type { CheckoutOptions } from '@mullion/domain/checkout/checkout-options'
import { IconBuildingStore } from '@tabler/icons-react'
import classes from './acting-banner.module.css'

/** Says for whom staff are checking out. */
export function ActingBanner({ actingFor }: Pick<CheckoutOptions, 'actingFor'>) {
  if (!actingFor) return null
  const { name, customerNumber } = actingFor
  return (
    <p className={classes.banner}>
      <IconBuildingStore size={20} stroke={1.8} aria-hidden />
      <span>
        You are checking out as {name} - {customerNumber}
      </span>
    </p>
  )
}
