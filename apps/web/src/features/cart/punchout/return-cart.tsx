import { Button, Text } from '@mantine/core'
import { useEndPunchoutVisit } from '@mullion/client/punchout/punchout.hooks'
import { cartLinesOf } from '@mullion/domain/cart/stored-cart'
import type { PunchoutVisit } from '@mullion/domain/punchout/punchout'
import { useState } from 'react'
import { snapshot } from 'valtio'
import { notifyError } from '../../../lib/notify-error.ts'
import { cartState } from '../cart.state.ts'
import { endVisitCart } from './visit-cart.ts'

/** Leaves for the page that posts the cart to the buyer's system. */
export function goBackToSystem(): void {
  endVisitCart()
  window.location.assign('/punchout/return')
}

interface ReturnCartProps {
  readonly visit: Pick<PunchoutVisit, 'buyerName' | 'operation'>
  /** True while a line has a problem. */
  readonly refused: boolean
  /** Asks what must be settled first; false to stay. */
  readonly mayGoOn: () => Promise<boolean>
}

/** Takes the place of the checkout for a buyer who came from a procurement system. */
export function ReturnCart({ visit: { buyerName, operation }, refused, mayGoOn }: ReturnCartProps) {
  const { giveBack } = useEndPunchoutVisit()
  const [going, setGoing] = useState(false)
  if (operation === 'inspect') {
    return <Text fz="sm">{buyerName} opened this cart to look at it. Leave when you are done.</Text>
  }
  const goBack = async () => {
    setGoing(true)
    try {
      if (!(await mayGoOn())) return setGoing(false)
      await giveBack.mutateAsync({ cart: cartLinesOf(snapshot(cartState).entries) })
      goBackToSystem()
    } catch (error) {
      setGoing(false)
      notifyError(error)
    }
  }
  return (
    <Button size="md" fullWidth disabled={refused} loading={going} onClick={() => void goBack()}>
      Return cart
    </Button>
  )
}
