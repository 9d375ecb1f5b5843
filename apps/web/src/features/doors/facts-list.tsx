import type { Door } from '@mullion/domain/doors/door'
import type { RegisteredDoor } from '@mullion/domain/doors/registered-door'
import { factsOf } from './facts-of-door.ts'

export interface FactsListProps {
  readonly door: Door
  /** The register's record; null for a door with typed dimensions. */
  readonly found: RegisteredDoor | null
  /** Sets the layout: each name next to its value, or above it. */
  readonly className: string | undefined
}

/** A list of facts about a door, each with its name. */
export function FactsList({ door, found, className }: FactsListProps) {
  return (
    <dl className={className}>
      {factsOf(door, found).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
