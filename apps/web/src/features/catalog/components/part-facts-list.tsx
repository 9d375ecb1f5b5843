import type { InternalPart, Part } from '@mullion/domain/catalog/part'
import { Unbroken } from '../../../ui/unbroken.tsx'
import { internalOf } from '../internal-part.ts'
import { casingNote, measuresOf, modelsFitted } from '../part-facts.ts'
import classes from './part-facts-list.module.css'

interface Fact {
  readonly name: string
  readonly value: string
}

const fact = (name: string, value: string | null): Fact[] => (value ? [{ name, value }] : [])

const proprietaryWords = { true: 'Yes', false: 'No' } as const

/** Staff-only facts: location, private notes, and whether the part is proprietary. */
function internalFacts({ location, privateNotes, proprietary }: InternalPart): Fact[] {
  return [
    ...fact('Internal notes', privateNotes),
    ...fact('Location', location),
    ...fact('Proprietary', proprietary === null ? null : proprietaryWords[`${proprietary}`]),
  ]
}

function factsOf(part: Part | InternalPart): Fact[] {
  const internal = internalOf(part)
  return [
    ...fact(internal ? 'Public notes' : 'Notes', part.description),
    ...fact('What is included', casingNote(part.number)),
    ...fact('Included hardware', part.includedHardware),
    ...(internal ? internalFacts(internal) : []),
    ...fact(internal ? 'Models' : 'Doors', modelsFitted(part).join(', ')),
    ...fact('Category', part.tags.join(', ')),
    ...measuresOf(part.size, part.unit),
  ]
}

export function PartFacts({ part }: { readonly part: Part | InternalPart }) {
  return (
    <dl className={classes.facts}>
      {factsOf(part).map(({ name, value }) => (
        <div key={name} className={classes.fact}>
          <dt>{name}</dt>
          <dd>
            <Unbroken>{value}</Unbroken>
          </dd>
        </div>
      ))}
    </dl>
  )
}
