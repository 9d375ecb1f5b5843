import { useAccountCartCalls } from '@mullion/client/cart/cart.hooks'
import { useEffect, useRef } from 'react'
import { subscribe } from 'valtio'
import { confirm } from '../../../lib/confirm.state.ts'
import { countOf } from '../../../lib/count-of.ts'
import { notifyProblem, notifyUndoable } from '../../../lib/notices.state.ts'
import { cartState } from '../cart.state.ts'
import { leaveToPersonBefore, partsOfPersonBefore, startAccount, syncCart } from './sync-cart.ts'

/** After the last change, so that a quantity being counted up is sent once. */
const changePauseMs = 1_500

function sayLeft(left: number): void {
  if (left > 0) notifyProblem(`Your cart is full. ${countOf(left, 'line')} of another device had no room.`)
}

/** Asks about the parts of another person in this browser, once. */
async function settlePersonBefore(userId: number, isWanted: () => boolean): Promise<void> {
  const parts = partsOfPersonBefore(userId)
  if (parts.length > 0) {
    const them = parts.length === 1 ? 'part' : countOf(parts.length, 'part')
    const removes = await confirm({
      title: `Remove the ${them} that someone else left in this cart?`,
      text: 'Another person signed in here before you. Their parts stay in their own account either way.',
      action: 'Remove',
      cancel: 'Keep',
    })
    if (!isWanted()) return
    if (removes) {
      const undo = leaveToPersonBefore(parts)
      notifyUndoable(`Removed the ${them} that someone else left.`, undo)
    }
  }
  startAccount(userId)
}

/**
 * Keeps the browser's cart and that of the signed-in person's account the same: when they sign in, after each change, and
 * when they come back to the page. While the server cannot be reached, the browser's cart goes on alone.
 */
export function AccountCart({ userId }: { readonly userId: number }) {
  const calls = useAccountCartCalls()
  const last = useRef<Promise<unknown>>(Promise.resolve())
  useEffect(() => {
    let isHere = true
    const isWanted = () => isHere
    let timer: ReturnType<typeof setTimeout> | undefined
    const mergeNow = async () => {
      if (!isWanted()) return
      await settlePersonBefore(userId, isWanted)
      if (isWanted()) sayLeft(await syncCart(userId, calls, isWanted))
    }
    const merge = () => {
      clearTimeout(timer)
      // One after the other: two at once would only be refused and repeated.
      last.current = last.current.then(mergeNow).catch(() => undefined)
    }
    const onVisible = () => {
      if (document.visibilityState === 'visible') merge()
    }
    const stop = subscribe(cartState, () => {
      clearTimeout(timer)
      timer = setTimeout(merge, changePauseMs)
    })
    merge()
    window.addEventListener('online', merge)
    document.addEventListener('visibilitychange', onVisible)
    return () => {
      isHere = false
      clearTimeout(timer)
      stop()
      window.removeEventListener('online', merge)
      document.removeEventListener('visibilitychange', onVisible)
    }
  }, [userId, calls])
  return null
}
