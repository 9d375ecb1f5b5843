import { Checkbox, CloseButton, Flex, NativeSelect, SimpleGrid, TextInput } from '@mantine/core'
import { describeConfiguration } from '@mullion/domain/cart/line-configuration'
import type { SavedCartLine } from '@mullion/domain/cart/stored-cart'
import { units } from '@mullion/domain/catalog/part'
import { unitNames } from '@mullion/domain/catalog/part-unit'
import { PartWords, quantityText } from '../../ui/part-lines.tsx'
import classes from './price-quotes.module.css'
import type { RequestDraft, TypedItem } from './request-draft.ts'

export type Problems = Readonly<Record<string, string>>

interface PartProps {
  readonly entry: SavedCartLine
  readonly draft: RequestDraft
  readonly problem: string | undefined
  readonly onDraft: (change: Partial<RequestDraft>) => void
}

/** A part from its own page: how many are wanted, and for what. */
export function OnePart({
  entry,
  draft,
  problems,
  onDraft,
}: Omit<PartProps, 'problem'> & { problems: Problems }) {
  const { part, quantity } = entry
  const { id, number, name, unit } = part
  return (
    <div className={classes.row}>
      <PartWords number={number} name={name} remarks={[]} />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing={10} maw={540}>
        <TextInput
          label={unit === 'EA' ? 'Quantity' : `Quantity (${unitNames[unit]})`}
          inputMode="decimal"
          maxLength={10}
          value={draft.quantities[id] ?? String(quantity)}
          error={problems[`quantity-of-${id}`]}
          onChange={(event) =>
            onDraft({ quantities: { ...draft.quantities, [id]: event.currentTarget.value } })
          }
        />
        <TextInput
          label="Target price (optional)"
          inputMode="decimal"
          maxLength={14}
          value={draft.targets[id] ?? ''}
          error={problems[`target-${id}`]}
          onChange={(event) => onDraft({ targets: { ...draft.targets, [id]: event.currentTarget.value } })}
        />
      </SimpleGrid>
    </div>
  )
}

/** A part of the cart, which can be left out. */
export function CartPart({ entry, draft, problem, onDraft }: PartProps) {
  const { part, quantity, comments, configurations = [] } = entry
  const { id, number, name, unit } = part
  const included = !draft.leftOut.includes(id)
  const toggle = (on: boolean) =>
    onDraft({ leftOut: on ? draft.leftOut.filter((each) => each !== id) : [...draft.leftOut, id] })
  return (
    <li className={classes.row}>
      <Checkbox
        checked={included}
        onChange={(event) => toggle(event.currentTarget.checked)}
        label={
          <PartWords
            number={number}
            name={name}
            remarks={[
              `Quantity ${quantityText({ quantity, unit })}`,
              ...configurations.flatMap(describeConfiguration),
              ...comments,
            ]}
          />
        }
      />
      {included && (
        <TextInput
          label={`Target price of ${number} (optional)`}
          maw={260}
          inputMode="decimal"
          maxLength={14}
          value={draft.targets[id] ?? ''}
          error={problem}
          onChange={(event) => onDraft({ targets: { ...draft.targets, [id]: event.currentTarget.value } })}
        />
      )}
    </li>
  )
}

interface ItemProps {
  readonly item: TypedItem
  readonly at: number
  readonly problems: Problems
  readonly onItem: (item: TypedItem | null) => void
}

/** An item that is not in the catalog. */
export function OtherItem({ item, at, problems, onItem }: ItemProps) {
  const { id, description, quantity, unit, target } = item
  return (
    <li className={classes.row}>
      <Flex gap={8} align="flex-end">
        <TextInput
          label={`Item ${at + 1}`}
          placeholder="What it is, its size, its material"
          flex={1}
          maxLength={200}
          value={description}
          error={problems[`description-${id}`]}
          onChange={(event) => onItem({ ...item, description: event.currentTarget.value })}
        />
        <CloseButton size={44} aria-label={`Remove item ${at + 1}`} onClick={() => onItem(null)} />
      </Flex>
      <SimpleGrid cols={{ base: 2, xs: 3 }} spacing={10}>
        <TextInput
          label="Quantity"
          inputMode="decimal"
          maxLength={10}
          value={quantity}
          error={problems[`quantity-${id}`]}
          onChange={(event) => onItem({ ...item, quantity: event.currentTarget.value })}
        />
        <NativeSelect
          label="Unit"
          value={unit}
          data={units.map((each) => ({ value: each, label: each === 'EA' ? 'pieces' : unitNames[each] }))}
          onChange={(event) => onItem({ ...item, unit: event.currentTarget.value as TypedItem['unit'] })}
        />
        <TextInput
          label="Target price (optional)"
          inputMode="decimal"
          maxLength={14}
          value={target}
          error={problems[`item-target-${id}`]}
          onChange={(event) => onItem({ ...item, target: event.currentTarget.value })}
        />
      </SimpleGrid>
    </li>
  )
}
