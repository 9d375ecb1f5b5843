import { readError } from '@mullion/client/read-error'
import { useEffect, useState } from 'react'
import { notify, notifyProblem } from '../../../lib/notices.state.ts'
import { addAllToCart, cartState, replaceCart } from '../cart.state.ts'
import { type OpenedCart, refusals } from './opened-cart.ts'
import { PrefilledDialog } from './prefilled-dialog.tsx'
import { ReplaceOrMerge } from './replace-or-merge.tsx'
import { turnCart } from './shared-cart.state.ts'
import { useOpenedCart } from './use-opened-cart.ts'

export interface SharedCartProps {
  readonly shareKey: string
  /** Called once the link has done its work, or leads nowhere. */
  readonly onDone: () => void
}

type Step = 'nothing' | 'asking' | 'prefilled'

const isEmpty = () => Object.keys(cartState.entries).length === 0
const keyShownForMs = 1_500

/** Brings the cart of a link into this browser, and asks first when there is a cart here already. */
export function SharedCart({ shareKey, onDone }: SharedCartProps) {
  const opening = useOpenedCart(shareKey)
  const [step, setStep] = useState<Step>('nothing')
  const [refused, setRefused] = useState<readonly string[]>([])
  const cart = opening.state === 'opened' ? opening.cart : null

  const take = (opened: OpenedCart, into: typeof addAllToCart) => {
    setRefused(refusals(opened, into(opened.additions)))
    setStep('prefilled')
  }
  useEffect(() => {
    if (opening.state === 'pending') return
    if (opening.state === 'failed') {
      notifyProblem(readError(opening.error).message)
      // The line may be back by the next reload.
      if (readError(opening.error).kind === 'network') return
    } else if (opening.cart.additions.length === 0) {
      notify(`None of the parts of this cart is sold any more: ${opening.cart.gone.join(', ')}.`)
    } else if (isEmpty()) {
      setRefused(refusals(opening.cart, replaceCart(opening.cart.additions)))
      setStep('prefilled')
    } else setStep('asking')
    const timer = setTimeout(onDone, keyShownForMs)
    return () => clearTimeout(timer)
  }, [opening, onDone])

  if (!cart) return null
  return (
    <>
      <ReplaceOrMerge
        opened={step === 'asking'}
        count={cart.additions.length}
        onReplace={() => take(cart, replaceCart)}
        onMerge={() => take(cart, addAllToCart)}
        onKeep={() => setStep('nothing')}
      />
      <PrefilledDialog
        opened={step === 'prefilled'}
        cart={cart}
        refused={refused}
        onClose={() => setStep('nothing')}
        onGone={turnCart}
      />
    </>
  )
}
