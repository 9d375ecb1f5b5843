import type { ComponentPropsWithoutRef } from 'react'
import classes from './quiet-button.module.css'

/** Something small that can be done beside what it is about: copy it, print it, keep it. */
export function QuietButton(props: Omit<ComponentPropsWithoutRef<'button'>, 'className' | 'type'>) {
  return <button {...props} type="button" className={classes.button} />
}
