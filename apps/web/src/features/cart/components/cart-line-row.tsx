import { ActionIcon, Button, Group, Stack, Text } from '@mantine/core'
import { maxLineQuantity, quantityStep } from '@mullion/domain/cart/cart'
import { doorsDecide } from '@mullion/domain/cart/configuration-rule'
import { doorOfLine } from '@mullion/domain/cart/line-door'
import { formatQuantity } from '@mullion/domain/catalog/part-unit'
import { formatMoney } from '@mullion/domain/money'
import { IconAlertTriangle, IconInfoCircle, IconPencil, IconTrash } from '@tabler/icons-react'
import type { MouseEvent } from 'react'
import { useSnapshot } from 'valtio'
import { actingState } from '../../../lib/acting.state.ts'
import { focusBeside } from '../../../lib/focus-beside.ts'
import { pickDoor } from '../../../lib/my-door.state.ts'
import { notifyProblem, notifyUndoable } from '../../../lib/notices.state.ts'
import { onPlainClick } from '../../../lib/plain-click.ts'
import { MyFit } from '../../../ui/my-fit.tsx'
import { PartPicture } from '../../../ui/part-picture.tsx'
import { PartName, PartNumber, Price } from '../../../ui/part-text.tsx'
import { QuantityField } from '../../../ui/quantity-field.tsx'
import { Unbroken } from '../../../ui/unbroken.tsx'
import { removeFromCart, setLineDoor } from '../cart.state.ts'
import { type CartLineView, configurationText, needsConfiguration, quantityFollows } from '../cart-view.ts'
import { changeQuantity, configureLine } from '../configure/configure-actions.ts'
import { type NamedDoor, usesText } from '../door-groups.ts'
import classes from './line-list.module.css'
import { ReplacementOffer } from './replacement-offer.tsx'

export interface CartLineRowProps {
  readonly line: CartLineView
  readonly doors?: readonly NamedDoor[]
  readonly onOpen: (partId: number) => void
}

function LineOptions({ line, options }: Pick<CartLineRowProps, 'line'> & { options: readonly string[] }) {
  if (options.length > 0) {
    return (
      <p className={classes.many}>
        <Unbroken>{options.join('\n')}</Unbroken>
      </p>
    )
  }
  if (!needsConfiguration(line)) return null
  return (
    <Button
      mt={2}
      size="xs"
      h={36}
      onClick={() => configureLine(line.entry)}
      aria-label={`Configure ${line.entry.part.number}`}
    >
      Configure
    </Button>
  )
}

function Edit({ line }: Pick<CartLineRowProps, 'line'>) {
  const needed = needsConfiguration(line)
  return (
    <ActionIcon
      {...(!needed && { className: classes.way })}
      variant={needed ? 'filled' : 'subtle'}
      size={40}
      onClick={() => configureLine(line.entry)}
      aria-label={`Edit ${line.entry.part.number}`}
      title="Edit"
    >
      <IconPencil size={19} stroke={1.7} aria-hidden />
    </ActionIcon>
  )
}

function Quantity({ line: { entry } }: Pick<CartLineRowProps, 'line'>) {
  const { part, quantity } = entry
  const step = quantityStep(part.unit)
  if (quantityFollows(entry)) return <Text fw={560}>{formatQuantity(quantity, part.unit)}</Text>
  return (
    <QuantityField
      size="sm"
      value={quantity}
      onChange={(next) => changeQuantity(entry, next)}
      range={{ min: step, max: maxLineQuantity, step }}
      label={`Quantity of ${part.number}`}
    />
  )
}

/** Whether the part fits the door the line is for; the door of a line that is not configured for one can be chosen. */
function LineFit({ line: { entry } }: Pick<CartLineRowProps, 'line'>) {
  const { part, configurations = [] } = entry
  const door = doorOfLine(entry)
  const isConfigured = doorOfLine({ comments: [], configurations }) !== 'none'
  const way = door === 'none' ? 'Choose a door' : 'Change the door'
  const serialNumber = typeof door === 'object' ? door.serialNumber : undefined
  const choose = async () => {
    const picked = await pickDoor({ for: 'line', partNumber: part.number, current: serialNumber ?? null })
    if (picked === null) return
    const problem = setLineDoor(part.id, picked === 'none' ? null : picked.key)
    if (problem !== null) notifyProblem(problem)
  }
  return (
    <Group gap="0 10px" align="baseline">
      {door !== 'unclear' && <MyFit partId={part.id} serialNumber={serialNumber} />}
      {!isConfigured && !doorsDecide(part) && (
        <Button
          variant="subtle"
          size="compact-sm"
          px={0}
          fz={13}
          onClick={() => void choose()}
          aria-label={`${way} for ${part.number}`}
          data-no-print
        >
          {way}
        </Button>
      )}
    </Group>
  )
}

const small = { fz: 13, c: 'dimmed' } as const

export function CartLineRow({ line, doors = [], onOpen }: CartLineRowProps) {
  const { part, comments } = line.entry
  const { company } = useSnapshot(actingState)
  const options = [...usesText(line, doors), ...configurationText(line.entry)]
  const remove = ({ currentTarget }: MouseEvent) => {
    focusBeside(currentTarget.closest('li'), { button: '[data-remove]' })
    notifyUndoable(`Removed ${part.number} from the cart.`, removeFromCart(part.id), 'cart')
  }
  return (
    <li
      className={classes.line}
      data-refused={line.problem !== null || undefined}
      data-configured={options.length > 0 || undefined}
    >
      <PartPicture className={classes.picture} part={part} width={160} />
      <Stack className={classes.words} gap={2} align="flex-start" fz="sm">
        <a className={classes.name} href={`/?part=${part.id}`} onClick={onPlainClick(() => onOpen(part.id))}>
          <PartName>{part.name}</PartName>
        </a>
        <PartNumber>{part.number}</PartNumber>
        {comments.length > 0 && (
          <Text {...small} className={classes.many}>
            {comments.join('\n')}
          </Text>
        )}
        {line.nearBreak !== undefined && (
          <Text fz={13} fw={560} c="var(--accent-ink)">
            {line.nearBreak}
          </Text>
        )}
        {line.notices.map((notice) => (
          <Text key={notice} {...small} className={classes.problem}>
            <IconInfoCircle size={17} stroke={1.9} aria-hidden />
            {notice}
          </Text>
        ))}
        {line.problem && (
          <Text className={classes.problem} fw={560} c="var(--bad-ink)" role="alert">
            <IconAlertTriangle size={17} stroke={1.9} aria-hidden />
            {line.problem}
          </Text>
        )}
        {line.problem && <ReplacementOffer line={line} />}
        <LineFit line={line} />
        <LineOptions line={line} options={options} />
      </Stack>
      <div className={classes.unitPrice}>
        {(line.unitPriceCents !== null || line.problem === null) && (
          <Price cents={line.unitPriceCents} unit={part.unit} />
        )}
        {line.listPriceCents !== undefined && <Text {...small}>List {formatMoney(line.listPriceCents)}</Text>}
        {line.why !== undefined && company !== null && <Text {...small}>{line.why}</Text>}
        {line.formerPriceCents !== undefined && (
          <Text {...small}>was {formatMoney(line.formerPriceCents)}</Text>
        )}
      </div>
      <div className={classes.quantity}>
        <Quantity line={line} />
      </div>
      <div className={classes.total}>
        {line.lineTotalCents === null ? '–' : formatMoney(line.lineTotalCents)}
      </div>
      <div className={classes.actions}>
        {options.length > 0 && <Edit line={line} />}
        <ActionIcon
          className={classes.way}
          variant="subtle"
          size={40}
          onClick={remove}
          aria-label={`Remove ${part.number}`}
          title="Remove"
          data-remove
        >
          <IconTrash size={19} stroke={1.7} aria-hidden />
        </ActionIcon>
      </div>
    </li>
  )
}
