import { Box } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './columns.module.css'

/** Two columns in a ratio such as 2 to 3; one below the other where it is narrow. */
export function Columns({
  ratio,
  children,
}: {
  readonly ratio: readonly [number, number]
  readonly children: ReactNode
}) {
  const [first, second] = ratio
  return (
    <Box className={classes.columns} __vars={{ '--columns': `minmax(0, ${first}fr) minmax(0, ${second}fr)` }}>
      {children}
    </Box>
  )
}
