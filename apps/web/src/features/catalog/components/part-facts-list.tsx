import type { Part } from '@mullion/domain/catalog/part'
import type { ReactNode } from 'react'
import { casingNote, doorsOf, measuresOf } from '../part-facts.ts'
import classes from './part-facts-list.module.css'

interface Fact {
  readonly name: string
  readonly value: ReactNode
}

function factsOf(part: Part, onSearch: (text: string) => void): Fact[] {
  const doors = doorsOf(part)
  const casing = casingNote(part.number)
  const related = part.relatedParts.map((number) => (
    <button type="button" key={number} className={classes.related} onClick={() => onSearch(number)}>
      {number}
    </button>
  ))
  const facts: (Fact | null)[] = [
    part.description ? { name: 'Notes', value: part.description } : null,
    casing ? { name: 'What is included', value: casing } : null,
    part.includedHardware ? { name: 'Included hardware', value: part.includedHardware } : null,
    doors.length > 0 ? { name: 'Doors', value: doors.join(', ') } : null,
    part.tags.length > 0 ? { name: 'Category', value: part.tags.join(', ') } : null,
    ...measuresOf(part.size, part.unit),
    related.length > 0 ? { name: 'Related parts', value: related } : null,
  ]
  return facts.filter((fact) => fact !== null)
}

export function PartFacts({ part, onSearch }: { part: Part; onSearch: (text: string) => void }) {
  return (
    <dl className={classes.facts}>
      {factsOf(part, onSearch).map(({ name, value }) => (
        <div key={name} className={classes.fact}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
