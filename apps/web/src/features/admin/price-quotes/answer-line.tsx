import { Button, Flex, SimpleGrid, Stack, Text, TextInput } from '@mantine/core'
import { usePartsByNumber } from '@mullion/client/catalog/part-list.hooks'
import { readError } from '@mullion/client/read-error'
import { displayNumber } from '@mullion/domain/catalog/part-number'
import { maxNumberLength } from '@mullion/domain/search/search-input'
import { useState } from 'react'
import { ActionButton } from '../../../ui/action-button.tsx'
import box from '../../../ui/box.module.css'
import type { TypedLine } from './answer-draft.ts'

export type Problems = Readonly<Record<string, string>>

type OfPart = Pick<TypedLine, 'partId' | 'number' | 'description' | 'unit'>

/** Answers an item in words with a part of the catalog, by its number. */
function PartInstead({ name, onPart }: { readonly name: string; readonly onPart: (part: OfPart) => void }) {
  const [typed, setTyped] = useState('')
  const [asked, setAsked] = useState('')
  const found = usePartsByNumber(asked === '' ? [] : [asked])
  const [part] = asked === '' ? [] : (found.data ?? [])
  const none = found.isSuccess && !part && asked !== '' ? `No part has the number ${asked}.` : null
  const use = () => {
    if (part) onPart({ partId: part.id, number: part.number, description: part.name, unit: part.unit })
  }
  return (
    <Stack gap={6}>
      <Flex gap={8} align="flex-end" wrap="wrap">
        <TextInput
          label="Part of the catalog instead"
          aria-label={`Part number instead of ${name}`}
          placeholder="0301-CHRH0"
          maxLength={maxNumberLength}
          value={typed}
          error={found.error ? readError(found.error).message : none}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <ActionButton
          variant="default"
          h={36}
          busy={found.isFetching}
          onClick={() => setAsked(typed.trim())}
          disabled={typed.trim() === ''}
        >
          Look up
        </ActionButton>
      </Flex>
      {part && (
        <Flex gap={8} align="center" wrap="wrap">
          <Text fz="sm">
            <strong>{displayNumber(part.number)}</strong> {part.name}
          </Text>
          <Button variant="light" size="compact-sm" h={36} onClick={use}>
            Use this part
          </Button>
        </Flex>
      )}
    </Stack>
  )
}

interface LineProps {
  readonly line: TypedLine
  readonly hint: string
  readonly problems: Problems
  readonly onLine: (change: Partial<TypedLine>) => void
}

/** One line of an answer. */
export function AnswerLine({ line, hint, problems, onLine }: LineProps) {
  const { key, partId, number, description, unit, quantity, fixedQuantity, price, note } = line
  const name = number === null ? description || 'New item' : displayNumber(number)
  const field = (which: 'description' | 'quantity' | 'price' | 'note', label: string, maxLength: number) => ({
    label,
    'aria-label': `${label} of ${name}`,
    maxLength,
    value: line[which],
    error: problems[`${which}-${key}`],
    onChange: (event: { readonly currentTarget: HTMLInputElement }) =>
      onLine({ [which]: event.currentTarget.value }),
  })
  return (
    <Stack component="li" gap={8} p="10px 12px" className={box.box ?? ''}>
      {partId === null ? (
        <>
          <TextInput {...field('description', 'Item', 200)} />
          <PartInstead name={name} onPart={onLine} />
        </>
      ) : (
        <Text>
          <strong>{name}</strong> {description}
        </Text>
      )}
      {hint && (
        <Text fz="sm" c="dimmed">
          {hint}
        </Text>
      )}
      <SimpleGrid cols={{ base: 2, sm: 3 }} spacing={10}>
        <TextInput
          {...field('quantity', `Quantity, ${unit}`, 10)}
          inputMode="decimal"
          readOnly={fixedQuantity}
        />
        <TextInput
          {...field('price', 'Unit price', 14)}
          inputMode="decimal"
          placeholder="Left out"
          value={price}
        />
        <TextInput {...field('note', 'Note', 300)} value={note} />
      </SimpleGrid>
      {fixedQuantity && (
        <Text fz="sm" c="dimmed">
          The quantity {quantity} follows from how the part is configured.
        </Text>
      )}
    </Stack>
  )
}
