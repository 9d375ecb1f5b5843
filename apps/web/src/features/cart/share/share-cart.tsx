import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useViewer } from '@mullion/client/accounts/session.hooks'
import { useShareCart } from '@mullion/client/cart/cart.hooks'
import { cartLinesOf } from '@mullion/domain/cart/stored-cart'
import { IconShare2 } from '@tabler/icons-react'
import { snapshot } from 'valtio'
import { Dialog } from '../../../ui/dialog.tsx'
import { cartState } from '../cart.state.ts'
import classes from './share.module.css'
import { shareFailure } from './share-failure.ts'
import { ShareLink } from './share-link.tsx'

interface AnswerProps {
  readonly share: ReturnType<typeof useShareCart>
  readonly onRetry: () => void
}

function Answer({ share, onRetry }: AnswerProps) {
  if (share.error) {
    const { text, reason } = shareFailure(share.error)
    return (
      <>
        <div className={classes.problem} role="alert">
          <p>{text}</p>
          {reason && <p>{reason}</p>}
        </div>
        <Button h={44} className={classes.end} onClick={onRetry}>
          Retry
        </Button>
      </>
    )
  }
  if (!share.data) return <p role="status">Saving the cart…</p>
  return <ShareLink link={`${location.origin}/?cartKey=${share.data.shareKey}`} />
}

/** Saves the cart under a shareable link; signed-in users only. */
export function ShareCart() {
  const { data: viewer } = useViewer()
  const [opened, { open, close }] = useDisclosure(false)
  const share = useShareCart()
  if (!viewer || viewer.duty) return null
  const save = () => share.mutate({ cart: cartLinesOf(snapshot(cartState).entries) })
  const start = () => {
    open()
    save()
  }
  return (
    <>
      <Button
        variant="subtle"
        leftSection={<IconShare2 size={18} stroke={1.8} aria-hidden />}
        onClick={start}
      >
        Share Cart
      </Button>
      <Dialog opened={opened} onClose={close} title="Share Cart" size={520}>
        <div className={classes.body}>
          <Answer share={share} onRetry={save} />
        </div>
      </Dialog>
    </>
  )
}
