import type { ComponentPropsWithoutRef } from 'react'
import classes from './quiet-button.module.css'

export function QuietButton(props: Omit<ComponentPropsWithoutRef<'button'>, 'className' | 'type'>) {
  return <button {...props} type="button" className={classes.button} />
}
