import { Flex, Skeleton } from '@mantine/core'
import { displayNumber } from '@mullion/domain/catalog/part-number'
import { unitNames } from '@mullion/domain/catalog/part-unit'
import { formatMoney } from '@mullion/domain/money'
import { MyFit } from './my-fit.tsx'
import classes from './part-lines.module.css'
import { PartName, PartNumber } from './part-text.tsx'
import { Unbroken } from './unbroken.tsx'

export interface NamedPart {
  readonly number: string
  readonly name: string
  readonly remarks: readonly string[]
}

export interface PartLine extends NamedPart {
  readonly partId: number
  readonly quantity: number
  /** The unit of sale; for an order's line, the unit it was sold in. See units. */
  readonly unit: string
  readonly unitPriceCents: number | null | undefined
  /** Null if there will be none; undefined while loading. */
  readonly lineTotalCents: number | null | undefined
  /** The serial number of the door the line is for, to say whether the part fits it; none where that is not said. */
  readonly forDoor?: string | undefined
  /** How far the line is, such as `Shipped 2 of 5`. */
  readonly progressText?: string | undefined
  /** Tells apart two lines of one part. */
  readonly lineNo?: number
}

const unitWords: Partial<Record<string, string>> = { ...unitNames, EA: '' }

/** A quantity with its unit; for pieces the number is enough. */
export function quantityText({ quantity, unit }: Pick<PartLine, 'quantity' | 'unit'>): string {
  return `${quantity} ${unitWords[unit] ?? unit}`.trimEnd()
}

export function PartWords({ number, name, remarks }: NamedPart) {
  return (
    <Flex component="span" gap="0 12px" align="baseline" wrap="wrap" miw={0}>
      <span className={classes.name}>
        <PartName>{name}</PartName>
      </span>
      <PartNumber>{displayNumber(number)}</PartNumber>
      {remarks.length > 0 && (
        <span className={classes.remarks}>
          <Unbroken>{remarks.join('\n')}</Unbroken>
        </span>
      )}
    </Flex>
  )
}

function LineTotal({ cents }: { readonly cents: PartLine['lineTotalCents'] }) {
  if (cents === undefined) return <Skeleton width={64} height={15} />
  return cents === null ? '–' : formatMoney(cents)
}

export interface PartLinesProps {
  readonly lines: readonly PartLine[]
  readonly label: string
  /** True for lines that have no price yet, such as those of a request. */
  readonly unpriced?: true
}

export function PartLines({ lines, label, unpriced }: PartLinesProps) {
  return (
    <ul aria-label={label} data-unpriced={unpriced}>
      {lines.map(
        ({ partId, quantity, unit, unitPriceCents, lineTotalCents, forDoor, progressText, ...part }) => (
          <li key={part.lineNo ?? partId} className={classes.line}>
            <div>
              <PartWords {...part} />
              {progressText && <p className={classes.progress}>{progressText}</p>}
              {forDoor !== undefined && <MyFit partId={partId} serialNumber={forDoor} />}
            </div>
            <span className={classes.count}>
              {unpriced && 'Quantity '}
              {quantityText({ quantity, unit })}
              {typeof unitPriceCents === 'number' && ` × ${formatMoney(unitPriceCents)}`}
            </span>
            {!unpriced && (
              <span className={classes.total}>
                <LineTotal cents={lineTotalCents} />
              </span>
            )}
          </li>
        ),
      )}
    </ul>
  )
}

const waiting = [0, 1, 2]

export function PartLinesSkeleton() {
  return (
    <div role="status" aria-label="Loading the order">
      {waiting.map((at) => (
        <div key={at} className={classes.line}>
          <Skeleton height={15} width="64%" my={4} />
          <Skeleton height={15} width={96} />
          <Skeleton height={15} width={64} />
        </div>
      ))}
    </div>
  )
}
