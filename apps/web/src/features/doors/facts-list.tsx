import { Box } from '@mantine/core'
import type { Door } from '@mullion/domain/doors/door'
import type { RegisteredDoor } from '@mullion/domain/doors/registered-door'
import { Fact } from '../../ui/fact.tsx'
import classes from './facts-list.module.css'
import { factsOf } from './facts-of-door.ts'

export interface FactsListProps {
  readonly door: Door
  readonly found: RegisteredDoor | null
  /** Rows have each name next to its value, cells above it. */
  readonly as: 'rows' | 'cells'
}

export function FactsList({ door, found, as }: FactsListProps) {
  return (
    <Box component="dl" className={`${classes.facts} ${classes[as]}`} w="100%">
      {factsOf(door, found).map(([name, value]) => (
        <Fact key={name} name={name}>
          {value}
        </Fact>
      ))}
    </Box>
  )
}
