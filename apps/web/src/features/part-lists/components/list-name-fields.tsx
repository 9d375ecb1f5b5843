import '@mantine/core/styles/Checkbox.layer.css'
import { Checkbox } from '@mantine/core'
import { listName, maxListNameLength } from '@mullion/domain/part-lists/part-list'
import type { BoxProps, TextProps } from '../../../lib/use-checked-form.ts'
import { TextField } from '../../../ui/text-field.tsx'

export function nameProblems(name: string): { readonly name?: string } {
  const problem = listName.safeParse(name).error?.issues[0]?.message
  return problem ? { name: problem } : {}
}

export interface ListNameFieldsProps {
  readonly name: TextProps<'name'>
  /** Null if only the person who made the list decides who sees it. */
  readonly shared: BoxProps | null
  readonly busy: boolean
}

export function ListNameFields({ name, shared, busy }: ListNameFieldsProps) {
  return (
    <>
      <TextField
        {...name}
        label="Name"
        placeholder="e.g. Truck 4"
        readOnly={busy}
        required
        maxLength={maxListNameLength}
        autoComplete="off"
      />
      {shared && (
        <Checkbox
          {...shared}
          label="Share with my company"
          description="Everyone in your company can see, change and order from it."
        />
      )}
    </>
  )
}
