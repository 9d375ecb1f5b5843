import { VisuallyHidden } from '@mantine/core'
import '@mantine/core/styles/VisuallyHidden.layer.css'
import type { PricedCalculation } from '@mullion/domain/doors/priced-calculation'
import { formatMoney } from '@mullion/domain/money'
import { type ReactNode, useState } from 'react'
import { type QueryLike, QueryStates } from '../../../../ui/query-states.tsx'
import { partsOfDoors, sumCents } from '../additions.ts'
import { CalculatedParts, type CalculatedPartsProps, doorCount } from './calculated-parts.tsx'

export interface CalculationQuery extends QueryLike<PricedCalculation> {
  readonly isPlaceholderData: boolean
}

export interface CalculationProps
  extends Omit<CalculatedPartsProps, 'calculation' | 'stale' | 'count' | 'onCount'> {
  readonly query: CalculationQuery
  readonly pending: ReactNode
}

/** Returns the calculation's progress for screen readers; empty on failure, which has its own alert. */
export function progressOf({ data, error, isPlaceholderData }: CalculationQuery, count: number): string {
  if (error && data === undefined) return ''
  if (data === undefined || isPlaceholderData) return 'Calculating'
  const parts = partsOfDoors(data.parts, count)
  if (parts.length === 0) return 'No parts'
  return `${parts.length} ${parts.length === 1 ? 'part' : 'parts'}, ${formatMoney(sumCents(parts))} total`
}

export function Calculation({ query, pending, ...props }: CalculationProps) {
  const [count, setCount] = useState<number>(doorCount.min)
  return (
    <>
      <VisuallyHidden role="status">{progressOf(query, count)}</VisuallyHidden>
      <QueryStates query={query} pending={pending}>
        {(ready) => (
          <CalculatedParts
            {...props}
            calculation={ready}
            stale={query.isPlaceholderData}
            count={count}
            onCount={setCount}
          />
        )}
      </QueryStates>
    </>
  )
}
