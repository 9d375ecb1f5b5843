import { ActionIcon, Button, Group, Stack, Text } from '@mantine/core'
import { maxLineQuantity, quantityStep } from '@mullion/domain/cart/cart'
import { formatQuantity } from '@mullion/domain/catalog/part-unit'
import { formatMoney, timesQuantity } from '@mullion/domain/money'
import { canKeep } from '@mullion/domain/part-lists/keep'
import type { ListLineView } from '@mullion/domain/part-lists/part-list'
import { IconAlertTriangle, IconArrowDown, IconArrowUp, IconPencil, IconTrash } from '@tabler/icons-react'
import { focusBeside } from '../../../lib/focus-beside.ts'
import { partLink } from '../../../lib/part-link.ts'
import { onPlainClick } from '../../../lib/plain-click.ts'
import { PartPicture } from '../../../ui/part-picture.tsx'
import { PartName, PartNumber } from '../../../ui/part-text.tsx'
import { QuantityField } from '../../../ui/quantity-field.tsx'
import { Unbroken } from '../../../ui/unbroken.tsx'
import type { ListActions } from '../list-actions.ts'
import { isReady, keepText, listHeadingId, optionsOf } from '../list-words.ts'
import classes from '../part-lists.module.css'
import type { LineEdits } from '../use-line-edits.ts'

export interface ListLineRowProps {
  readonly line: ListLineView
  readonly at: number
  readonly count: number
  readonly edits: LineEdits
  readonly actions: ListActions
  /** Why the cart did not take it, or null. */
  readonly refusal: string | null
  readonly onEdit: (line: ListLineView) => void
}

function Fate({
  line,
  refusal,
  edits,
  actions,
}: Pick<ListLineRowProps, 'line' | 'refusal' | 'edits' | 'actions'>) {
  const { fate, lead } = line
  const text = fate.kind === 'ready' ? refusal : fate.text
  if (text === null) return null
  const configure = () =>
    actions.onConfigure(line, ({ quantity, configurations }) => {
      const keep = canKeep(configurations) ? line.keep : null
      void edits.change(line, { quantity, configurations, keep })
    })
  return (
    <>
      <Text className={classes.problem} fw={560} c="var(--warn-ink)">
        <IconAlertTriangle size={17} stroke={1.9} aria-hidden />
        {text}
      </Text>
      {lead && (
        <Group gap="4px 10px">
          <span>{lead.text}</span>
          <Button
            size="xs"
            h={36}
            variant="default"
            onClick={() => void edits.change(line, { partId: lead.partId })}
          >
            Use {lead.number}
          </Button>
        </Group>
      )}
      {fate.kind === 'needs_configuration' && (
        <Button size="xs" h={36} onClick={configure} aria-label={`Configure ${line.part.number}`}>
          Configure
        </Button>
      )}
    </>
  )
}

function Quantity({ line, edits }: Pick<ListLineRowProps, 'line' | 'edits'>) {
  const { part, quantity, configurations } = line
  const step = quantityStep(part.unit)
  if (configurations.length > 0) return <Text fw={560}>{formatQuantity(quantity, part.unit)}</Text>
  return (
    <QuantityField
      size="sm"
      value={quantity}
      onChange={(next) => void edits.change(line, { quantity: next })}
      range={{ min: step, max: maxLineQuantity, step }}
      label={`Quantity of ${part.number}`}
    />
  )
}

function Ways({ line, at, count, edits, onEdit }: ListLineRowProps) {
  const { number } = line.part
  const ways = [
    {
      Icon: IconArrowUp,
      title: 'Move up',
      label: `Move ${number} up`,
      off: at === 0,
      act: () => edits.move(line, -1),
    },
    {
      ...{ Icon: IconArrowDown, title: 'Move down', label: `Move ${number} down` },
      ...{ off: at === count - 1, act: () => edits.move(line, 1) },
    },
    { Icon: IconPencil, title: 'Edit', label: `Edit ${number}`, off: false, act: () => onEdit(line) },
  ]
  const remove = (button: HTMLElement) => {
    const taken = focusBeside(button.closest('li'), { button: '[data-remove]' })
    if (!taken) document.getElementById(listHeadingId)?.focus()
    void edits.remove(line)
  }
  return (
    <div className={classes.ways}>
      {ways.map(({ Icon, title, label, off, act }) => (
        <ActionIcon
          key={title}
          className={classes.way}
          variant="subtle"
          size={40}
          disabled={off}
          onClick={() => void act()}
          aria-label={label}
          title={title}
        >
          <Icon size={19} stroke={1.7} aria-hidden />
        </ActionIcon>
      ))}
      <ActionIcon
        className={classes.way}
        variant="subtle"
        size={40}
        onClick={({ currentTarget }) => remove(currentTarget)}
        aria-label={`Remove ${number}`}
        title="Remove"
        data-remove=""
      >
        <IconTrash size={19} stroke={1.7} aria-hidden />
      </ActionIcon>
    </div>
  )
}

/** A line of a list: its part as it is today, and what can be done with it. */
export function ListLineRow(props: ListLineRowProps) {
  const { line, actions, edits } = props
  const { part, partId, comments, quantity } = line
  const remarks = [...optionsOf(line), ...comments]
  const keep = keepText(line)
  return (
    <li className={classes.line}>
      <PartPicture className={classes.picture} part={part} width={160} />
      <Stack className={classes.words} gap={2} align="flex-start" fz="sm">
        <a
          className={classes.partName}
          href={partLink(partId)}
          onClick={onPlainClick(() => actions.onOpenPart(partId))}
        >
          <PartName>{part.name === '' ? part.number : part.name}</PartName>
        </a>
        <Group gap="0 12px">
          <PartNumber>{part.number}</PartNumber>
          {keep && (
            <Text span fz={13} fw={600} c="var(--accent-ink)">
              {keep}
            </Text>
          )}
        </Group>
        {remarks.length > 0 && (
          <Text fz={13} c="dimmed" className={classes.many}>
            <Unbroken>{remarks.join('\n')}</Unbroken>
          </Text>
        )}
        <Fate {...props} />
      </Stack>
      <div className={classes.quantity}>
        <Quantity line={line} edits={edits} />
      </div>
      <div className={classes.total}>
        {isReady(line) ? formatMoney(timesQuantity(part.priceCents ?? 0, quantity)) : '–'}
      </div>
      <Ways {...props} />
    </li>
  )
}
