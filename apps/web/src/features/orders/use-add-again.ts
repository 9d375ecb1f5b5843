import { readError } from '@mullion/client/read-error'
import type { ReorderLine } from '@mullion/domain/orders/order-list'
import { useState } from 'react'
import type { CartAddition } from '../../lib/member-panels.ts'
import { reorderEntries } from './reorder.ts'

export type AddState =
  | { readonly kind: 'choosing' | 'adding' }
  | { readonly kind: 'added'; readonly count: number }
  | { readonly kind: 'refused'; readonly message: string }

const refusedText = 'Some items couldn’t be added. Please check your cart.'

/** Adds the chosen lines to the cart and tracks the result. */
export function useAddAgain(onReorder: (entries: readonly CartAddition[]) => Promise<boolean>) {
  const [state, setState] = useState<AddState>({ kind: 'choosing' })
  const add = async (lines: readonly ReorderLine[]) => {
    setState({ kind: 'adding' })
    try {
      const done = await onReorder(reorderEntries(lines))
      setState(done ? { kind: 'added', count: lines.length } : { kind: 'refused', message: refusedText })
    } catch (error) {
      setState({ kind: 'refused', message: readError(error).message })
    }
  }
  return { state, add }
}
