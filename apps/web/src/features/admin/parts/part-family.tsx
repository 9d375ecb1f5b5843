import { Group, Skeleton, Stack, Text, TextInput } from '@mantine/core'
import { useFamilyCorrections, useFamilyDetails } from '@mullion/client/admin/family.hooks'
import type { FamilyDetails } from '@mullion/domain/catalog/family-input'
import { variantsText } from '@mullion/domain/catalog/family-price'
import { type FormEvent, useState } from 'react'
import { notifyError } from '../../../lib/notify-error.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import rows from '../../../ui/part-rows.module.css'
import { PartName, PartNumber } from '../../../ui/part-text.tsx'
import { QueryStates } from '../../../ui/query-states.tsx'
import { Section } from '../../../ui/section.tsx'
import { Tag } from '../../../ui/tag.tsx'

type Corrections = ReturnType<typeof useFamilyCorrections>

interface FamilyProps {
  readonly partId: number
  readonly family: FamilyDetails
  readonly corrections: Corrections
}

const headingId = 'edit-part-family'

/** The control that was pressed is gone after a change, or has nothing left to do. */
const done = {
  onError: notifyError,
  onSuccess: () => document.getElementById(headingId)?.focus({ preventScroll: true }),
}

function Members({ partId, family, corrections: { split, followRule } }: FamilyProps) {
  const busy = split.isPending || followRule.isPending
  const isAlone = family.parts.length < 2
  return (
    <ul className={rows.parts} aria-label="Parts of the family">
      {family.parts.map(({ id, number, name, obsolete, corrected }) => (
        <Group component="li" key={id} gap={12} p="6px 12px" wrap="wrap">
          <Group component="span" gap={10} flex={1} miw={200}>
            <PartNumber>{number}</PartNumber>
            <span>
              <PartName>{name}</PartName>
            </span>
            {id === partId && <Tag>This part</Tag>}
            {obsolete && <Tag>Obsolete</Tag>}
            {corrected && <Tag>Changed by staff</Tag>}
          </Group>
          {corrected && (
            <ActionButton
              size="xs"
              h={36}
              variant="default"
              busy={busy}
              aria-label={`Undo the change: ${number}`}
              onClick={() => followRule.mutate({ partIds: [id] }, done)}
            >
              Undo the change
            </ActionButton>
          )}
          {!isAlone && (
            <ActionButton
              size="xs"
              h={36}
              variant="default"
              busy={busy}
              aria-label={`Take out: ${number}`}
              onClick={() => split.mutate({ partIds: [id] }, done)}
            >
              Take out
            </ActionButton>
          )}
        </Group>
      ))}
    </ul>
  )
}

function Join({ partId, corrections: { join } }: FamilyProps) {
  const [text, setText] = useState('')
  const numbers = text.split(/[\s,;]+/).filter(Boolean)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (numbers.length === 0 || join.isPending) return
    const onSuccess = () => {
      setText('')
      done.onSuccess()
    }
    join.mutate({ partId, numbers }, { ...done, onSuccess })
  }
  return (
    <form onSubmit={submit}>
      <Group align="flex-end" gap={10}>
        <TextInput
          label="Add parts by number"
          placeholder="e.g. 0301-CHLH0, 0301-CHRH0"
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          flex={1}
          miw={200}
        />
        <ActionButton type="submit" variant="default" busy={join.isPending} disabled={numbers.length === 0}>
          Add to family
        </ActionButton>
      </Group>
    </form>
  )
}

function Name({ partId, family, corrections: { rename } }: FamilyProps) {
  const [name, setName] = useState(family.name ?? '')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!rename.isPending) rename.mutate({ partId, name }, done)
  }
  return (
    <form onSubmit={submit}>
      <Group align="flex-end" gap={10}>
        <TextInput
          label="Name of the family"
          placeholder={family.ruledName}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          flex={1}
          miw={200}
        />
        <ActionButton
          type="submit"
          variant="default"
          busy={rename.isPending}
          disabled={name.trim() === (family.name ?? '')}
        >
          Save name
        </ActionButton>
      </Group>
    </form>
  )
}

/** The family of a part, for staff to join, split and rename it. */
export function PartFamily({ partId }: { readonly partId: number }) {
  const details = useFamilyDetails(partId)
  const corrections = useFamilyCorrections()
  return (
    <Section title="Family" id={headingId}>
      <QueryStates query={details} pending={<Skeleton height={180} />}>
        {(family) => {
          const props = { partId, family, corrections }
          return (
            <Stack gap={14}>
              <Text fz="sm" c="dimmed">
                {family.tooLarge
                  ? 'More than 60 parts share this name, so they are listed as single parts.'
                  : family.parts.length < 2
                    ? 'This part is listed on its own.'
                    : `${variantsText(family.parts.length)} are listed as one. Parts that differ only in hand, size, material, color, voltage and the like join by themselves.`}
              </Text>
              {!family.tooLarge && family.parts.length > 1 && <Name key={family.name} {...props} />}
              <Members {...props} />
              {!family.tooLarge && <Join {...props} />}
            </Stack>
          )
        }}
      </QueryStates>
    </Section>
  )
}
