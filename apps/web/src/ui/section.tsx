import { Group } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './section.module.css'

export interface SectionProps {
  readonly title: string
  readonly aside?: ReactNode
  readonly children: ReactNode
  readonly id: string
}

export function Section({ title, aside, children, id }: SectionProps) {
  return (
    <section className={classes.section} aria-labelledby={id}>
      <Group gap="4px 16px" justify="space-between">
        <h2 id={id} tabIndex={-1} className={classes.title}>
          {title}
        </h2>
        {aside}
      </Group>
      {children}
    </section>
  )
}
