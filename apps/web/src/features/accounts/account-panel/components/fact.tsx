import type { ReactNode } from 'react'
import classes from './overview.module.css'

/** A labeled fact of an account. */
export function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={classes.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
