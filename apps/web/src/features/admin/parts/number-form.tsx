import { Button, Group, NativeSelect, SimpleGrid, Stack, TextInput } from '@mantine/core'
import { readError } from '@mullion/client/read-error'
import { type OtherNumberKind, otherNumberKinds } from '@mullion/domain/catalog/number-lead'
import { type OtherNumberInput, otherNumberInput } from '@mullion/domain/catalog/other-number'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { notifyError } from '../../../lib/notify-error.ts'
import { ActionButton } from '../../../ui/action-button.tsx'

export const numberKindWords: Readonly<Record<OtherNumberKind, string>> = {
  superseded: 'Superseded number',
  alternate: 'Alternate of another make',
  cross: 'Cross reference',
}

export const emptyNumber = {
  number: '',
  kind: 'superseded' as OtherNumberKind,
  make: '',
  since: '',
  reason: '',
}
type Typed = typeof emptyNumber

export interface NumberFormProps {
  readonly label: string
  readonly start: Typed
  readonly leadsTo: string
  readonly action: string
  readonly busy: boolean
  /** Saves the number; the form shows why it was refused. */
  readonly save: (input: OtherNumberInput) => Promise<unknown>
  readonly onSaved: () => void
  /** For a form that was opened; it takes the focus. */
  readonly onCancel?: () => void
}

/** An old or foreign number, to add or to change. */
export function NumberForm({
  label,
  start,
  leadsTo,
  action,
  busy,
  save,
  onSaved,
  onCancel,
}: NumberFormProps) {
  const [typed, setTyped] = useState<Typed>(() => {
    const { number, kind, make, since, reason } = start
    return { number, kind, make, since, reason }
  })
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({})
  const first = useRef<HTMLInputElement>(null)
  const opened = onCancel !== undefined
  useEffect(() => {
    if (opened) first.current?.focus()
  }, [opened])
  const refused = (error: unknown) => {
    const { fields } = readError(error)
    if (Object.keys(fields).some((field) => field in typed)) setWrong(fields)
    else notifyError(error)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const read = otherNumberInput.safeParse({ ...typed, leadsTo })
    const issues = read.error?.issues ?? []
    setWrong(Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message])))
    if (!read.success || busy) return
    const saved = () => {
      setTyped(emptyNumber)
      onSaved()
    }
    void save(read.data).then(saved, refused)
  }
  const field = (name: Exclude<keyof Typed, 'kind'>) => ({
    value: typed[name],
    error: wrong[name],
    onChange: (event: { readonly currentTarget: HTMLInputElement }) =>
      setTyped({ ...typed, [name]: event.currentTarget.value }),
  })
  return (
    <form onSubmit={submit} noValidate aria-label={label}>
      <Stack gap={10}>
        <SimpleGrid cols={{ base: 1, sm: 3 }} spacing={10}>
          <TextInput
            label="Old or foreign number"
            placeholder="e.g. 0301-OLD"
            ref={first}
            {...field('number')}
          />
          <NativeSelect
            label="Kind"
            value={typed.kind}
            data={otherNumberKinds.map((kind) => ({ value: kind, label: numberKindWords[kind] }))}
            onChange={(event) => setTyped({ ...typed, kind: event.currentTarget.value as OtherNumberKind })}
          />
          <TextInput label="Make or system" {...field('make')} />
          <TextInput label="Since" placeholder="e.g. 2026-11-25" {...field('since')} />
          <TextInput label="Reason" {...field('reason')} />
        </SimpleGrid>
        <Group gap={10}>
          <ActionButton type="submit" variant="default" busy={busy}>
            {action}
          </ActionButton>
          {onCancel && (
            <Button variant="subtle" onClick={onCancel}>
              Cancel
            </Button>
          )}
        </Group>
      </Stack>
    </form>
  )
}
