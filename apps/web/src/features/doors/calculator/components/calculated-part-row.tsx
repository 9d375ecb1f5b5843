import { Checkbox, Stack, Text } from '@mantine/core'
import { useNames } from '@mullion/domain/doors/calculated-part'
import { formatMoney } from '@mullion/domain/money'
import { IconAlertTriangle } from '@tabler/icons-react'
import { AddButton } from '../../../../ui/add-button.tsx'
import icon from '../../../../ui/icon-text.module.css'
import { PartPicture } from '../../../../ui/part-picture.tsx'
import { PartPrice } from '../../../../ui/part-price.tsx'
import { PartName, PartNumber } from '../../../../ui/part-text.tsx'
import type { PartOfDoor } from '../additions.ts'
import { amountOf, figuresOf, usesOf } from '../result-text.ts'
import classes from './calculated-parts.module.css'

export interface CalculatedPartRowProps {
  readonly part: PartOfDoor
  /** Why the cart rejected it, or null. */
  readonly refusal: string | null
  readonly onAdd: () => boolean
  readonly choice?: { readonly chosen: boolean; readonly turn: () => void } | null
}

function Problem({ text }: { readonly text: string }) {
  return (
    <Text className={icon.iconText ?? ''} fz="sm" fw={560} c="var(--bad-ink)" role="alert">
      <IconAlertTriangle size={17} stroke={1.9} aria-hidden />
      {text}
    </Text>
  )
}

export function CalculatedPartRow({ part: of, refusal, onAdd, choice = null }: CalculatedPartRowProps) {
  const { part, lineTotalCents, problem } = of
  return (
    <li
      className={classes.part}
      data-refused={problem !== null || undefined}
      data-choice={choice !== null || undefined}
    >
      {choice && (
        <Checkbox
          className={classes.choice}
          size="md"
          checked={choice.chosen}
          onChange={choice.turn}
          aria-label={`${part?.number ?? usesOf(of)} in the set`}
        />
      )}
      {part ? (
        <PartPicture className={classes.picture} part={part} width={160} />
      ) : (
        <span className={classes.picture} />
      )}
      <Stack gap={3} miw={0}>
        {of.uses.map((use) => (
          <Text key={use.use} lh={1.35} data-use={use.use}>
            <strong>{useNames[use.use]}</strong> <span>{figuresOf(use)}</span>
          </Text>
        ))}
        {part && (
          <Text fz="sm" lh={1.35} c="var(--ink-soft)">
            <PartName>{part.name}</PartName> <PartNumber>{part.number}</PartNumber>
          </Text>
        )}
        {problem && <Problem text={`${usesOf(of)}: ${problem}`} />}
        {refusal && <Problem text={refusal} />}
      </Stack>
      <div className={classes.amounts}>
        <span className={classes.amount}>{amountOf(of)}</span>
        {part && problem === null && <PartPrice part={part} quantity={of.quantity} />}
        <strong className={classes.total}>
          {problem === null && lineTotalCents !== null ? formatMoney(lineTotalCents) : '–'}
        </strong>
      </div>
      <div className={classes.add} data-no-print>
        {part && problem === null && <AddButton short size="sm" label={part.number} onAdd={onAdd} />}
      </div>
    </li>
  )
}
