import type { ReactNode } from 'react'

export interface FactProps {
  readonly name: string
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A name and its value. The list around it sets the look. */
export function Fact({ name, className, children }: FactProps) {
  return (
    <div className={className}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
