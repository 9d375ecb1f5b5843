import { Button, Stack, Text } from '@mantine/core'
import { useTimeout } from '@mantine/hooks'
import { readError } from '@mullion/client/read-error'
import { useEffect, useState } from 'react'
import { dismissUndo, notifyUndoable } from '../../../lib/notices.state.ts'
import { notifyError } from '../../../lib/notify-error.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { QueryStates } from '../../../ui/query-states.tsx'
import { addAllToCart, cartState, replaceCart } from '../cart.state.ts'
import { LeftOutLines } from './left-out-lines.tsx'
import { acceptedText, itemsIn, type OpenedCart, type Prefilled, prefilledBy } from './opened-cart.ts'
import classes from './share.module.css'
import { turnCart } from './shared-cart.state.ts'
import { useOpenedCart } from './use-opened-cart.ts'

const problem = { c: 'var(--bad-ink)', fw: 560 } as const

export interface SharedCartProps {
  readonly shareKey: string
  readonly onDone: () => void
  readonly onCart: () => void
}

type Step =
  | { readonly at: 'opening' | 'givenUp' | 'asking' | 'done'; readonly cart: OpenedCart }
  | ({ readonly at: 'prefilled' | 'told'; readonly cart: OpenedCart; readonly undo?: () => void } & Prefilled)

const keyShownForMs = 1_500
const nothing: OpenedCart = { additions: [], discontinued: [] }

/** True if the link itself is invalid; other errors may go away on retry. */
function isInvalidLink(error: unknown): boolean {
  return error !== null && ['missing', 'invalid'].includes(readError(error).kind)
}

function merged(cart: OpenedCart): Step {
  return { at: 'prefilled', cart, ...prefilledBy(cart, addAllToCart(cart.additions)) }
}

function replaced(cart: OpenedCart): Step {
  const { answers, undo } = replaceCart(cart.additions)
  dismissUndo('cart')
  return { at: 'prefilled', cart, undo, ...prefilledBy(cart, answers) }
}

function arrived(cart: OpenedCart): Step {
  if (cart.additions.length === 0) return { at: 'prefilled', cart, accepted: 0, refused: [] }
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

/** Delay before the opening dialog appears, so that a fast response shows none. */
const quietForMs = 600

interface OpeningDialogProps {
  readonly opened: boolean
  readonly query: ReturnType<typeof useOpenedCart>
  readonly onClose: () => void
}

function OpeningDialog({ opened, query, onClose }: OpeningDialogProps) {
  const [late, setLate] = useState(false)
  useTimeout(() => setLate(true), quietForMs, { autoInvoke: true })
  const shown = opened && (late || query.error !== null)
  return (
    <Dialog opened={shown} onClose={onClose} title="Shared cart" size={480}>
      <Stack gap={14}>
        <QueryStates query={query} pending={<p role="status">Opening the shared cart…</p>}>
          {() => null}
        </QueryStates>
        {query.error !== null && <p>Items already in your cart stay there.</p>}
      </Stack>
    </Dialog>
  )
}

interface StepProps {
  readonly step: Step
  readonly onStep: (step: Step) => void
}

function ReplaceOrMerge({ step: { at, cart }, onStep }: StepProps) {
  const count = itemsIn(cart.additions)
  const keep = () => onStep({ at: 'done', cart })
  return (
    <Dialog opened={at === 'asking'} onClose={keep} title="You already have a cart" size={520}>
      <Stack gap={14}>
        <p>
          This link has a cart with {count === 1 ? 'one item' : `${count} items`}. You already have items in
          yours.
        </p>
        <div className={classes.actions}>
          <Button variant="default" onClick={keep}>
            Keep my cart
          </Button>
          <Button variant="default" onClick={() => onStep(replaced(cart))}>
            Replace my cart
          </Button>
          <Button onClick={() => onStep(merged(cart))} data-autofocus>
            Combine both
          </Button>
        </div>
      </Stack>
    </Dialog>
  )
}

const exitMs = 500

function PrefilledDialog({ step, onStep, onCart }: StepProps & Pick<SharedCartProps, 'onCart'>) {
  const { discontinued } = step.cart
  const { accepted, refused } = 'refused' in step ? step : { accepted: 0, refused: [] }
  const end = () => {
    if (!('refused' in step)) return
    onStep({ ...step, at: 'told' })
    // Offer Undo only now: the dialog trapped the focus, so Undo was out of reach.
    if (step.undo) notifyUndoable('Your cart was replaced.', step.undo, 'cart')
  }
  const toCart = () => {
    end()
    onCart()
  }
  return (
    <Dialog
      opened={step.at === 'prefilled'}
      onClose={end}
      onExitTransitionEnd={turnCart}
      exitMs={exitMs}
      title={step.cart.additions.length > 0 ? "We've Pre-filled Your Cart!" : 'Shared cart'}
      size={480}
    >
      <Stack gap={14}>
        <p>{acceptedText(accepted)}</p>
        {discontinued.length > 0 && (
          <div>
            <Text {...problem}>No longer sold, and left out:</Text>
            <LeftOutLines lines={discontinued} />
          </div>
        )}
        {refused.length > 0 && (
          <div>
            <Text {...problem}>Not all of this could be added:</Text>
            <ul className={classes.list}>
              {refused.map((each) => (
                <li key={each}>{each}</li>
              ))}
            </ul>
          </div>
        )}
        <div className={classes.actions}>
          <Button variant="default" onClick={toCart}>
            View cart
          </Button>
          <Button onClick={end} data-autofocus>
            OK
          </Button>
        </div>
      </Stack>
    </Dialog>
  )
}

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
  return (
    <>
      <OpeningDialog
        opened={opening && !isInvalidLink(query.error)}
        query={query}
        onClose={() => setStep({ at: 'givenUp', cart: nothing })}
      />
      <ReplaceOrMerge step={step} onStep={setStep} />
      <PrefilledDialog step={step} onStep={setStep} onCart={onCart} />
    </>
  )
}
