import '@mantine/core/styles/Checkbox.layer.css'
import { Checkbox, Group, NativeSelect, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { installHardwareSizes, specialOrderLocation, units } from '@mullion/domain/catalog/part'
import { useRef } from 'react'
import { required } from '../../../lib/input-props.ts'
import type { StaffFields } from '../../../lib/use-staff-form.ts'
import fields from '../../../ui/fields.module.css'
import boxes from '../form/boxes.module.css'
import { FieldGroup } from './field-group.tsx'
import classes from './part-fields.module.css'
import { isSpecialOrder, type PartValues } from './part-values.ts'

export interface PartFieldsProps {
  readonly form: StaffFields<PartValues>
  readonly isNew: boolean
}

const unitWords = { EA: 'EA (each)', FT: 'FT (foot)', SQFT: 'SQFT (square foot)' } as const
const unitChoices = [
  { value: '', label: 'Choose a unit' },
  ...units.map((value) => ({ value, label: unitWords[value] })),
]
const hardwareWords = { none: 'None', sm: 'Small', md: 'Medium', lg: 'Large' } as const
const hardwareChoices = installHardwareSizes.map((value) => ({ value, label: hardwareWords[value] }))
const proprietaryChoices = [
  { value: '', label: 'Not set' },
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
]

export function IdentityFields({ form }: Pick<PartFieldsProps, 'form'>) {
  const special = isSpecialOrder(form.values)
  return (
    <fieldset className={fields.fields} aria-label="Part">
      <TextInput
        {...form.input('part_number')}
        {...required}
        label="Part number"
        description="####-##, without 311-"
        className={fields.third ?? ''}
        maxLength={21}
      />
      <TextInput
        {...form.input('part_price')}
        {...required}
        label="Price"
        description="US dollars per unit"
        className={fields.third ?? ''}
        inputMode="decimal"
        maxLength={12}
      />
      <NativeSelect
        {...form.input('part_units')}
        {...required}
        label="Units"
        description="How it’s sold"
        className={fields.third ?? ''}
        data={unitChoices}
      />
      <TextInput
        {...form.input('part_name')}
        {...required}
        label="Part name"
        className={fields.full ?? ''}
        maxLength={120}
      />
      <Textarea
        {...form.input('part_description')}
        label="Description"
        className={fields.full ?? ''}
        rows={3}
        maxLength={2000}
      />
      <TextInput
        {...form.input('included_hardware')}
        label="Included hardware"
        autoComplete="off"
        maxLength={500}
      />
      <NativeSelect {...form.input('install_hardware')} label="Install hardware" data={hardwareChoices} />
      <TextInput
        {...form.input('part_location')}
        label="Location"
        disabled={special}
        autoComplete="off"
        maxLength={60}
      />
      <NativeSelect
        {...form.input('proprietary')}
        label="Proprietary"
        description="For staff only. Customers never see it."
        data={proprietaryChoices}
      />
    </fieldset>
  )
}

export function MarkFields({ form }: Pick<PartFieldsProps, 'form'>) {
  const special = isSpecialOrder(form.values)
  const location = useRef('')
  const setSpecial = (on: boolean) => {
    if (on) location.current = form.values.part_location
    form.set('part_location', on ? specialOrderLocation : location.current)
  }
  return (
    <Stack component="fieldset" gap={10} aria-label="Marks and notes">
      <Group className={boxes.boxes} gap="4px 32px">
        <Checkbox
          name="specialOrder"
          label="Special order"
          description={`Sets the location to ${specialOrderLocation}`}
          checked={special}
          onChange={({ currentTarget }) => setSpecial(currentTarget.checked)}
        />
        <Checkbox
          {...form.box('obsolete')}
          label="Obsolete"
          description="Hidden from customers. Listed last for staff."
        />
      </Group>
      <Textarea
        {...form.input('private_notes')}
        label="Private notes"
        description="Staff only"
        rows={3}
        maxLength={2000}
      />
    </Stack>
  )
}

const sizes = [
  ['part_l', 'Length', 'in'],
  ['part_h', 'Height', 'in'],
  ['part_d', 'Depth', 'in'],
  ['part_lbs', 'Weight', 'lb'],
] as const

export function SizeFields({ form, isNew }: PartFieldsProps) {
  return (
    <FieldGroup legend="Size and weight">
      <Text fz="sm" c="dimmed">
        For parts sold by the foot, enter the size and weight of one foot.
      </Text>
      <div className={`${fields.fields} ${classes.sizes}`}>
        {sizes.map(([column, label, unit]) => (
          <TextInput
            key={column}
            {...form.input(column)}
            {...(isNew ? required : {})}
            label={`${label} (${unit})`}
            inputMode="decimal"
            autoComplete="off"
            maxLength={8}
          />
        ))}
      </div>
    </FieldGroup>
  )
}
