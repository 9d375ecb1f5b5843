import { Group, NativeSelect, SimpleGrid, Stack, Text, TextInput } from '@mantine/core'
import { readError } from '@mullion/client/read-error'
import {
  type CompanyPriceFields,
  type CompanyPriceKind,
  companyPriceKinds,
} from '@mullion/domain/admin/company-price'
import { partTags } from '@mullion/domain/catalog/part'
import { type FormEvent, type ReactNode, useState } from 'react'
import { ActionButton } from '../../../ui/action-button.tsx'
import { type PriceProblems, type PriceValues, readPrice, serverProblems } from './price-values.ts'

const kindWords: Readonly<Record<CompanyPriceKind, string>> = {
  contract: 'Contract price of a part',
  break: 'Quantity price of a part',
  tag: 'Discount for a tag',
}

export interface PriceFormProps {
  readonly label: string
  readonly start: PriceValues
  readonly submit: string
  /** Rejects with the server's error. */
  readonly onSave: (fields: CompanyPriceFields) => Promise<unknown>
  readonly children?: ReactNode
}

type TextName = Exclude<keyof PriceValues, 'kind' | 'tag'>

export function PriceForm({ label, start, submit, onSave, children }: PriceFormProps) {
  const [values, setValues] = useState(start)
  const [problems, setProblems] = useState<PriceProblems>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const { kind } = values
  const input = (name: TextName) => ({
    value: values[name],
    error: problems[name],
    autoComplete: 'off',
    onChange: (event: { readonly currentTarget: HTMLInputElement }) =>
      setValues({ ...values, [name]: event.currentTarget.value }),
  })
  const refused = (error: unknown) => {
    const { message, fields = {} } = readError(error)
    const wrong = serverProblems(fields)
    setProblems(wrong)
    setFailure(Object.keys(wrong).length > 0 ? null : message)
  }
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const read = readPrice(values)
    setProblems(read.problems ?? {})
    setFailure(null)
    if (read.fields === null) return
    setBusy(true)
    const saved = () => setValues(start)
    void onSave(read.fields)
      .then(saved, refused)
      .finally(() => setBusy(false))
  }
  return (
    <form onSubmit={save} noValidate aria-label={label}>
      <Stack gap={10}>
        <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} spacing={10}>
          <NativeSelect
            label="Kind"
            value={kind}
            data={companyPriceKinds.map((each) => ({ value: each, label: kindWords[each] }))}
            onChange={({ currentTarget }) =>
              setValues({ ...values, kind: currentTarget.value as CompanyPriceKind })
            }
          />
          {kind === 'tag' ? (
            <>
              <NativeSelect
                label="Tag"
                value={values.tag}
                error={problems.tag && 'Choose a tag.'}
                data={[{ value: '', label: 'Choose a tag' }, ...partTags]}
                onChange={({ currentTarget }) => setValues({ ...values, tag: currentTarget.value })}
              />
              <TextInput label="Discount in percent" inputMode="decimal" {...input('discount')} />
            </>
          ) : (
            <>
              <TextInput label="Part number" placeholder="e.g. 0601-CHN" {...input('partNumber')} />
              {kind === 'break' && (
                <TextInput label="From this quantity" inputMode="numeric" {...input('minQuantity')} />
              )}
              <TextInput label="Price per unit in dollars" inputMode="decimal" {...input('price')} />
            </>
          )}
          <TextInput label="First day" type="date" {...input('validFrom')} />
          <TextInput label="Last day, if agreed" type="date" {...input('validUntil')} />
        </SimpleGrid>
        {failure && (
          <Text fz="sm" c="var(--bad-ink)" role="alert">
            {failure}
          </Text>
        )}
        <Group gap={8}>
          <ActionButton type="submit" variant="default" h={44} busy={busy}>
            {submit}
          </ActionButton>
          {children}
        </Group>
      </Stack>
    </form>
  )
}
