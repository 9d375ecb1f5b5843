import { Button } from '@mantine/core'
import type { Part } from '@mullion/domain/catalog/part'
import { IconCalculator } from '@tabler/icons-react'
import { type CatalogActions, hasCalculateButton } from './catalog-actions.ts'

export interface CalculateButtonProps {
  readonly part: Part
  readonly actions: CatalogActions
  readonly size?: 'sm' | 'md'
  /** True if there is no Add button next to it, so that it is the primary button. */
  readonly alone?: boolean
  readonly className?: string | undefined
}

export function CalculateButton(props: CalculateButtonProps) {
  const { part, actions, size = 'md', alone = false, className } = props
  if (!hasCalculateButton(part)) return null
  return (
    <Button
      className={className ?? ''}
      variant={alone ? 'filled' : 'default'}
      h={size === 'sm' ? 36 : 40}
      px={size === 'sm' ? 12 : 18}
      onClick={() => actions.calculate(part)}
      onPointerEnter={actions.preloadCalculator}
      onFocus={actions.preloadCalculator}
      aria-label={`Calculate: ${part.number}`}
      leftSection={<IconCalculator size={18} stroke={1.9} aria-hidden />}
    >
      Calculate
    </Button>
  )
}
