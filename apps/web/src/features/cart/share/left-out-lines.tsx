import { Button, Group, Text } from '@mantine/core'
import { useNumberLookup } from '@mullion/client/catalog/part-list.hooks'
import { leadText, type NumberLead } from '@mullion/domain/catalog/number-lead'
import { formatMoney } from '@mullion/domain/money'
import { priceAt } from '@mullion/domain/own-price'
import { useState } from 'react'
import { perUnit } from '../../../ui/part-text.tsx'
import { addReplacement, canReplace } from '../replacement.ts'
import type { LeftOutLine } from './opened-cart.ts'
import classes from './share.module.css'

interface LeftOutProps {
  readonly line: LeftOutLine
  readonly lead: NumberLead | null | undefined
}

function LeftOut({ line, lead }: LeftOutProps) {
  const [added, setAdded] = useState(false)
  if (!lead) return <li>{line.name}</li>
  const { part } = lead
  const add = async () => setAdded(await addReplacement(part, line))
  return (
    <li>
      <Group gap="4px 10px">
        <span>{leadText(lead)}</span>
        {added ? (
          <Text role="status" c="var(--good-ink)" fz={13} fw={560}>
            Added to your cart
          </Text>
        ) : (
          canReplace(part) && (
            <Button variant="default" size="xs" h={36} onClick={() => void add()}>
              Add {line.quantity} of {part.number},{' '}
              {formatMoney(priceAt(part, line.quantity).priceCents ?? 0)} {perUnit(part.unit)}
            </Button>
          )
        )}
      </Group>
    </li>
  )
}

/** The lines of a shared cart whose parts are no longer sold; a part that has taken its place can be added. */
export function LeftOutLines({ lines }: { readonly lines: readonly LeftOutLine[] }) {
  const leads = useNumberLookup(lines.map(({ name }) => name)).data ?? []
  return (
    <ul className={classes.list}>
      {lines.map((line, at) => (
        <LeftOut key={line.name} line={line} lead={leads[at]?.lead} />
      ))}
    </ul>
  )
}
