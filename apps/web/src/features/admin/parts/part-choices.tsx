import '@mantine/core/styles/SimpleGrid.layer.css'
import { Checkbox, CloseButton, Group, SimpleGrid } from '@mantine/core'
import { type DoorModel, doorModels, doorSubModels, partTags } from '@mullion/domain/catalog/part'
import { useState } from 'react'
import type { StaffFields } from '../../../lib/use-staff-form.ts'
import box from '../../../ui/box.module.css'
import boxes from '../form/boxes.module.css'
import { FieldGroup } from './field-group.tsx'
import { FindPart } from './find-part.tsx'
import { type FlagColumn, type ListColumn, type PartValues, withDoorModel } from './part-values.ts'

interface ChoicesProps {
  readonly form: StaffFields<PartValues>
  readonly column: ListColumn
  readonly legend: string
  readonly choices: readonly string[]
  readonly required?: boolean
  readonly onToggle?: (choice: string, chosen: boolean) => void
}

function Choices({ form, column, legend, choices, required = false, onToggle }: ChoicesProps) {
  const { error } = form.input(column)
  const chosen = form.values[column]
  const toggle = (choice: string, checked: boolean) =>
    form.set(
      column,
      choices.filter((each) => (each === choice ? checked : chosen.includes(each))),
    )
  return (
    <FieldGroup legend={legend} required={required} problem={error}>
      <SimpleGrid className={boxes.boxes} minColWidth={190} spacing={14} verticalSpacing={2}>
        {choices.map((choice) => (
          <Checkbox
            key={choice}
            name={column}
            label={choice}
            checked={chosen.includes(choice)}
            onChange={({ currentTarget }) => (onToggle ?? toggle)(choice, currentTarget.checked)}
          />
        ))}
      </SimpleGrid>
    </FieldGroup>
  )
}

export function FitFields({ form }: Pick<ChoicesProps, 'form'>) {
  const toggleDoor = (model: string, chosen: boolean) => {
    const changed = withDoorModel(form.values, model as DoorModel, chosen)
    form.set('part_tags_doors_sub', changed.part_tags_doors_sub)
    form.set('part_tags_doors', changed.part_tags_doors)
  }
  return (
    <>
      <Choices
        form={form}
        column="part_tags_doors"
        legend="Compatible door models"
        choices={doorModels}
        required
        onToggle={toggleDoor}
      />
      <Choices form={form} column="part_tags_doors_sub" legend="Sub-models" choices={doorSubModels} />
      <Choices form={form} column="part_tags" legend="Part tags" choices={partTags} required />
    </>
  )
}

const requirements: readonly (readonly [FlagColumn, string])[] = [
  ['req_dir', 'Direction (left or right hand)'],
  ['req_serial', 'Serial number of the door'],
  ['req_power', 'Voltage'],
  ['precision_cut', 'Precision cut lengths'],
  ['req_wall_thick', 'Wall thickness'],
  ['req_thick', 'Notice about door thickness'],
  ['part_left_right', 'Notice about left and right'],
]

/** Configurations required before the part can be ordered, plus two notices that only inform. */
export function RequirementFields({ form }: Pick<ChoicesProps, 'form'>) {
  return (
    <FieldGroup legend="Options the buyer chooses">
      <SimpleGrid className={boxes.boxes} minColWidth={260} spacing={14} verticalSpacing={2}>
        {requirements.map(([column, label]) => (
          <Checkbox key={column} {...form.box(column)} label={label} />
        ))}
      </SimpleGrid>
    </FieldGroup>
  )
}

export function RelatedParts({ form }: { readonly form: StaffFields<PartValues> }) {
  const [text, setText] = useState('')
  const { related_parts: related, part_number: own } = form.values
  const change = (numbers: readonly string[]) => form.set('related_parts', numbers)
  return (
    <FieldGroup legend="Related parts" problem={form.input('related_parts').error}>
      {related.length > 0 && (
        <Group component="ul" gap={8} aria-label="Related parts">
          {related.map((number) => (
            <Group component="li" key={number} className={box.box ?? ''} gap={4} pl={12} ff="monospace">
              {number}
              <CloseButton
                size={32}
                aria-label={`Remove related part ${number}`}
                onClick={() => change(related.filter((each) => each !== number))}
              />
            </Group>
          ))}
        </Group>
      )}
      <FindPart
        label="Search for a related part"
        action="Add"
        text={text}
        onText={setText}
        without={[...related, own]}
        onChoose={({ number }) => related.includes(number) || change([...related, number])}
      />
    </FieldGroup>
  )
}
