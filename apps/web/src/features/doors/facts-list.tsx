import type { Door } from '@mullion/domain/doors/door'
import type { RegisteredDoor } from '@mullion/domain/doors/registered-door'
import { factsOf } from './facts-of-door.ts'

export interface FactsListProps {
  readonly door: Door
  /** What the register says of it; null for a door whose measures were typed. */
  readonly found: RegisteredDoor | null
  /** How the facts stand: each name beside its value, or above it. */
  readonly className: string | undefined
}

/** A door in facts, each with its name. */
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
