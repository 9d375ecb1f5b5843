import { type ReactNode, useEffect, useRef } from 'react'
import classes from './panel-heading.module.css'

/** A panel's heading; takes focus when the panel opens so keyboards and screen readers follow. */
export function PanelHeading({ children }: { readonly children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <h1 ref={heading} tabIndex={-1} className={classes.heading}>
      {children}
    </h1>
  )
}
