import { readError } from '@mullion/client/read-error'
import { useEffect, useState } from 'react'
import { dismissUndo, notify, notifyProblem, notifyUndoable } from '../../../lib/notices.state.ts'
import { addAllToCart, cartState, replaceCart } from '../cart.state.ts'
import { itemsIn, type OpenedCart, type Prefilled, prefilledBy } from './opened-cart.ts'
import { OpeningDialog } from './opening-dialog.tsx'
import { PrefilledDialog } from './prefilled-dialog.tsx'
import { ReplaceOrMerge } from './replace-or-merge.tsx'
import { turnCart } from './shared-cart.state.ts'
import { useOpenedCart } from './use-opened-cart.ts'

export interface SharedCartProps {
  readonly shareKey: string
  /** Called once the link has done its work, or leads nowhere. */
  readonly onDone: () => void
  /** Opens the cart. */
  readonly onCart: () => void
}

type Step =
  | { readonly at: 'opening' | 'givenUp' | 'asking' | 'done'; readonly cart: OpenedCart }
  | ({ readonly at: 'prefilled' | 'told'; readonly cart: OpenedCart; readonly undo?: () => void } & Prefilled)

const keyShownForMs = 1_500
const nothing: OpenedCart = { additions: [], gone: [] }
const noneYet: Prefilled = { accepted: 0, refused: [] }

/** True where the link itself is wrong; all else may be better at the next try. */
function leadsNowhere(error: unknown): boolean {
  return error !== null && ['missing', 'invalid'].includes(readError(error).kind)
}

/** Adds the parts of a link to the cart. */
function merged(cart: OpenedCart): Step {
  return { at: 'prefilled', cart, ...prefilledBy(cart, addAllToCart(cart.additions)) }
}

/** Puts the parts of a link in place of the cart. */
function replaced(cart: OpenedCart): Step {
  const { answers, undo } = replaceCart(cart.additions)
  dismissUndo('cart')
  return { at: 'prefilled', cart, undo, ...prefilledBy(cart, answers) }
}

/** What comes after a cart has arrived: a question where there is a cart here already. */
function arrived(cart: OpenedCart): Step {
  if (cart.additions.length === 0) {
    notify(`The parts in this cart are no longer sold: ${cart.gone.join(', ')}.`)
    return { at: 'done', cart }
  }
  return Object.keys(cartState.entries).length === 0 ? merged(cart) : { at: 'asking', cart }
}

/** How far the link has come; its cart is taken once, whatever is asked again later. */
function useSteps({ data, error }: ReturnType<typeof useOpenedCart>) {
  const [step, setStep] = useState<Step>({ at: 'opening', cart: nothing })
  const opening = step.at === 'opening'
  useEffect(() => {
    if (!opening) return
    if (data) setStep(arrived(data))
    else if (leadsNowhere(error)) {
      notifyProblem(readError(error).message)
      setStep({ at: 'done', cart: nothing })
    }
  }, [opening, data, error])
  return [step, setStep] as const
}

/** Brings the cart of a link into this browser, and asks first when there is a cart here already. */
export function SharedCart({ shareKey, onDone, onCart }: SharedCartProps) {
  const query = useOpenedCart(shareKey)
  const [step, setStep] = useSteps(query)
  const opening = step.at === 'opening'
  // What was given up leaves its key in the address: loading the page anew tries it again.
  const over = !opening && step.at !== 'givenUp'
  useEffect(() => {
    if (!over) return
    const timer = setTimeout(onDone, keyShownForMs)
    return () => clearTimeout(timer)
  }, [over, onDone])

  const { cart } = step
  const end = () => {
    if (!('refused' in step)) return
    setStep({ ...step, at: 'told' })
    // Only now can it be reached: the pop-up keeps the focus.
    if (step.undo) notifyUndoable('Your cart was replaced.', step.undo, 'cart')
  }
  return (
    <>
      <OpeningDialog
        opened={opening && !leadsNowhere(query.error)}
        query={query}
        onClose={() => setStep({ at: 'givenUp', cart: nothing })}
      />
      <ReplaceOrMerge
        opened={step.at === 'asking'}
        count={itemsIn(cart.additions)}
        onReplace={() => setStep(replaced(cart))}
        onMerge={() => setStep(merged(cart))}
        onKeep={() => setStep({ at: 'done', cart })}
      />
      <PrefilledDialog
        opened={step.at === 'prefilled'}
        prefilled={'refused' in step ? step : noneYet}
        gone={cart.gone}
        onClose={end}
        onCart={() => {
          end()
          onCart()
        }}
        onGone={turnCart}
      />
    </>
  )
}
