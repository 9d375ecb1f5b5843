import { Button, TextInput } from '@mantine/core'
import type { FormEvent, Ref } from 'react'
import entry from '../../../../ui/serial-entry.module.css'
import classes from '../configure.module.css'
import type { CutFields } from '../cut-fields.ts'

export interface CutEntryProps {
  readonly fields: CutFields
  readonly problems: Partial<Record<keyof CutFields, string>>
  readonly wallNeeded: boolean
  readonly onType: (change: Partial<CutFields>) => void
  readonly onAdd: () => void
  readonly lengthRef: Ref<HTMLInputElement>
  readonly wallRef: Ref<HTMLInputElement>
}

const inchField = {
  autoComplete: 'off',
  maxLength: 20,
  rightSection: 'in',
  rightSectionPointerEvents: 'none',
} as const

/** Fields for one cut; Enter adds it. */
export function CutEntry(props: CutEntryProps) {
  const { fields, problems, wallNeeded, onType, onAdd, lengthRef, wallRef } = props
  const add = (event: FormEvent) => {
    event.preventDefault()
    onAdd()
  }
  return (
    <>
      <p className={classes.hint}>In inches, to the nearest 1/8: 36.125 or 36 1/8.</p>
      <form className={entry.entry} data-fields={wallNeeded ? 2 : 1} onSubmit={add}>
        <TextInput
          {...inchField}
          ref={lengthRef}
          className={entry.grow}
          label="Length"
          value={fields.length}
          onChange={(event) => onType({ length: event.currentTarget.value })}
          error={problems.length}
          data-autofocus
        />
        {wallNeeded && (
          <TextInput
            {...inchField}
            ref={wallRef}
            className={entry.grow}
            label="Wall thickness"
            value={fields.wall}
            onChange={(event) => onType({ wall: event.currentTarget.value })}
            error={problems.wall}
          />
        )}
        <Button type="submit" variant="default" h={44}>
          Add cut
        </Button>
      </form>
    </>
  )
}
