import { useSavePart } from '@mullion/client/admin/part-form.hooks'
import type { SavedPart } from '@mullion/client/admin/send-part'
import { readError } from '@mullion/client/read-error'
import type { EditablePart } from '@mullion/domain/admin/part-form'
import { useStaffForm } from '../../../lib/use-staff-form.ts'
import { StaffFormFrame } from '../form/staff-form-frame.tsx'
import { FitFields, RelatedParts, RequirementFields } from './part-choices.tsx'
import { IdentityFields, MarkFields, SizeFields } from './part-fields.tsx'
import { ImageFields } from './part-images.tsx'
import { cellsOf, newPartSchema, type PartValues, partSchema } from './part-values.ts'

export interface PartFormProps {
  readonly id: string
  readonly part: EditablePart | null
  readonly start: PartValues
  readonly saved: string | null
  readonly onSaved: (part: SavedPart) => void
  readonly onLoadAgain?: () => void
  readonly onDiscard?: () => void
}

export function PartForm({ id, part, start, saved, onSaved, onLoadAgain, onDiscard }: PartFormProps) {
  const form = useStaffForm<PartValues>({
    id,
    name: part ? `part ${part.cells.part_number}` : 'the new part',
    start,
    schema: part ? partSchema : newPartSchema,
    failed: 'We couldn’t save the part. Please try again.',
  })
  const { mutate, isPending, error, reset } = useSavePart()
  const refusal = error && readError(error)
  const doing = part ? 'Error updating part' : 'Error adding part'
  const save = (values: PartValues) => {
    const { image, reference_image: referenceImage, updatedAt } = values
    const sent = { partId: part?.id ?? null, cells: cellsOf(values), updatedAt, image, referenceImage }
    mutate(sent, {
      onSuccess(stored) {
        form.reset()
        onSaved(stored)
      },
      onError: form.showError,
    })
  }
  return (
    <StaffFormFrame
      label={part ? 'Edit Part' : 'Add Part'}
      form={{ ...form, failureText: refusal && `${doing}: ${refusal.message}` }}
      submit={part ? 'Update Part' : 'Add Part'}
      busyText={part ? 'Updating part…' : 'Adding part…'}
      busy={isPending}
      saved={saved}
      outdated={refusal?.code === 'admin.part_changed'}
      onLoadAgain={onLoadAgain}
      onDiscard={() => {
        reset()
        onDiscard?.()
      }}
      onSubmit={form.onSubmit(save)}
    >
      <IdentityFields form={form} />
      <MarkFields form={form} />
      <FitFields form={form} />
      <RequirementFields form={form} />
      <SizeFields form={form} isNew={part === null} />
      <RelatedParts form={form} />
      <ImageFields form={form} part={part} />
    </StaffFormFrame>
  )
}
