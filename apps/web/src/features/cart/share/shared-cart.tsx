import { Button, Stack } from '@mantine/core'
import { readError } from '@mullion/client/read-error'
import { useEffect, useState } from 'react'
import { dismissUndo, notify, notifyUndoable } from '../../../lib/notices.state.ts'
import { notifyError } from '../../../lib/notify-error.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { addAllToCart, cartState, replaceCart } from '../cart.state.ts'
import { acceptedText, itemsIn, type OpenedCart, type Prefilled, prefilledBy } from './opened-cart.ts'
import { OpeningDialog } from './opening-dialog.tsx'
import classes from './share.module.css'
import { turnCart } from './shared-cart.state.ts'
import { useOpenedCart } from './use-opened-cart.ts'

interface PrefilledDialogProps {
  readonly opened: boolean
  readonly prefilled: Prefilled
  /** Names of parts no longer sold. */
  readonly discontinued: readonly string[]
  readonly onClose: () => void
  readonly onCart: () => void
  /** Called after the closing animation. */
  readonly onExited: () => void
}

const exitMs = 500

/** Says that a link filled the cart, and what is missing. */
function PrefilledDialog({
  opened,
  prefilled,
  discontinued,
  onClose,
  onCart,
  onExited,
}: PrefilledDialogProps) {
  const { accepted, refused } = prefilled
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      onExitTransitionEnd={onExited}
      exitMs={exitMs}
      title="We've Pre-filled Your Cart!"
      size={480}
    >
      <Stack gap={14}>
        <p>{acceptedText(accepted)}</p>
        {discontinued.length > 0 && (
          <div>
            <p className={classes.problem}>No longer sold, and left out:</p>
            <p className={classes.list}>{discontinued.join(', ')}</p>
          </div>
        )}
        {refused.length > 0 && (
          <div>
            <p className={classes.problem}>Not all of this could be added:</p>
            <ul className={classes.list}>
              {refused.map((each) => (
                <li key={each}>{each}</li>
              ))}
            </ul>
          </div>
        )}
        <div className={classes.actions}>
          <Button variant="default" onClick={onCart}>
            View cart
          </Button>
          <Button onClick={onClose} data-autofocus>
            OK
          </Button>
        </div>
      </Stack>
    </Dialog>
  )
}

interface ReplaceOrMergeProps {
  readonly opened: boolean
  /** Number of items in the shared cart. */
  readonly count: number
  readonly onReplace: () => void
  readonly onMerge: () => void
  readonly onKeep: () => void
}

/** Asks whether to replace the current cart with the shared one, merge the two, or keep the current one. */
function ReplaceOrMerge({ opened, count, onReplace, onMerge, onKeep }: ReplaceOrMergeProps) {
  return (
    <Dialog opened={opened} onClose={onKeep} title="You already have a cart" size={520}>
      <Stack gap={14}>
        <p>
          This link has a cart with {count === 1 ? 'one item' : `${count} items`}. You already have items in
          yours.
        </p>
        <div className={classes.actions}>
          <Button variant="default" onClick={onKeep}>
            Keep my cart
          </Button>
          <Button variant="default" onClick={onReplace}>
            Replace my cart
          </Button>
          <Button onClick={onMerge} data-autofocus>
            Combine both
          </Button>
        </div>
      </Stack>
    </Dialog>
  )
}

export interface SharedCartProps {
  readonly shareKey: string
  /** Called once the shared cart is handled, or the link is invalid. */
  readonly onDone: () => void
  readonly onCart: () => void
}

type Step =
  | { readonly at: 'opening' | 'givenUp' | 'asking' | 'done'; readonly cart: OpenedCart }
  | ({ readonly at: 'prefilled' | 'told'; readonly cart: OpenedCart; readonly undo?: () => void } & Prefilled)

const keyShownForMs = 1_500
const nothing: OpenedCart = { additions: [], discontinued: [] }
const noneYet: Prefilled = { accepted: 0, refused: [] }

/** True if the link itself is invalid; other errors may go away on retry. */
function isInvalidLink(error: unknown): boolean {
  return error !== null && ['missing', 'invalid'].includes(readError(error).kind)
}

/** Adds the shared items to the cart. */
function merged(cart: OpenedCart): Step {
  return { at: 'prefilled', cart, ...prefilledBy(cart, addAllToCart(cart.additions)) }
}

/** Replaces the cart with the shared items. */
function replaced(cart: OpenedCart): Step {
  const { answers, undo } = replaceCart(cart.additions)
  dismissUndo('cart')
  return { at: 'prefilled', cart, undo, ...prefilledBy(cart, answers) }
}

/** The next step once a shared cart has loaded: asks if the current cart is not empty. */
function arrived(cart: OpenedCart): Step {
  if (cart.additions.length === 0) {
    notify(`The parts in this cart are no longer sold: ${cart.discontinued.join(', ')}.`)
    return { at: 'done', cart }
  }
  return Object.keys(cartState.entries).length === 0 ? merged(cart) : { at: 'asking', cart }
}

/** Tracks the steps of opening a link. The shared cart is used once, even if refetched later. */
function useSteps({ data, error }: ReturnType<typeof useOpenedCart>) {
  const [step, setStep] = useState<Step>({ at: 'opening', cart: nothing })
  const opening = step.at === 'opening'
  useEffect(() => {
    if (!opening) return
    if (data) setStep(arrived(data))
    else if (isInvalidLink(error)) {
      notifyError(error)
      setStep({ at: 'done', cart: nothing })
    }
  }, [opening, data, error])
  return [step, setStep] as const
}

/** Opens a shared cart; asks first if the current cart is not empty. */
export function SharedCart({ shareKey, onDone, onCart }: SharedCartProps) {
  const query = useOpenedCart(shareKey)
  const [step, setStep] = useSteps(query)
  const opening = step.at === 'opening'
  // If the buyer gives up, the key stays in the URL, so a reload retries.
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
    // Offer Undo only now: the dialog trapped the focus, so Undo was out of reach.
    if (step.undo) notifyUndoable('Your cart was replaced.', step.undo, 'cart')
  }
  return (
    <>
      <OpeningDialog
        opened={opening && !isInvalidLink(query.error)}
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
        discontinued={cart.discontinued}
        onClose={end}
        onCart={() => {
          end()
          onCart()
        }}
        onExited={turnCart}
      />
    </>
  )
}
