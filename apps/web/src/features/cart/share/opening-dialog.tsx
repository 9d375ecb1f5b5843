import { Stack } from '@mantine/core'
import { useTimeout } from '@mantine/hooks'
import { useState } from 'react'
import { Dialog } from '../../../ui/dialog.tsx'
import { QueryStates } from '../../../ui/query-states.tsx'
import type { OpenedCart } from './opened-cart.ts'
import type { useOpenedCart } from './use-opened-cart.ts'

export interface OpeningDialogProps {
  /** True while the shared cart is loading. */
  readonly opened: boolean
  readonly query: ReturnType<typeof useOpenedCart>
  /** Called when the buyer stops waiting. */
  readonly onClose: () => void
}

/** Delay before the dialog appears, so that a fast response shows none. */
const quietForMs = 600

const nothing = (_: OpenedCart) => null

/** Says that the shared cart is loading, or shows the error with Retry. */
export function OpeningDialog({ opened, query, onClose }: OpeningDialogProps) {
  const [late, setLate] = useState(false)
  useTimeout(() => setLate(true), quietForMs, { autoInvoke: true })
  const shown = opened && (late || query.error !== null)
  return (
    <Dialog opened={shown} onClose={onClose} title="Shared cart" size={480}>
      <Stack gap={14}>
        <QueryStates query={query} pending={<p role="status">Opening the shared cart…</p>}>
          {nothing}
        </QueryStates>
        {query.error !== null && <p>Items already in your cart stay there.</p>}
      </Stack>
    </Dialog>
  )
}
