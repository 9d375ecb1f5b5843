import { Button, Input, Stack, Text } from '@mantine/core'
import { useClipboard, useDisclosure } from '@mantine/hooks'
import { useViewer } from '@mullion/client/accounts/session.hooks'
import { useShareCart } from '@mullion/client/cart/cart.hooks'
import { sharedCartDays } from '@mullion/domain/cart/cart-limits'
import { cartLinesOf } from '@mullion/domain/cart/stored-cart'
import { IconCheck, IconCopy, IconShare2 } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { snapshot } from 'valtio'
import { Dialog } from '../../../ui/dialog.tsx'
import { cartState } from '../cart.state.ts'
import classes from './share.module.css'
import { shareFailure } from './share-failure.ts'

const problem = { c: 'var(--bad-ink)', fw: 560 } as const

function ShareLink({ link }: { readonly link: string }) {
  const input = useRef<HTMLTextAreaElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  const { copy, copied, error } = useClipboard()
  useEffect(() => {
    if (error) input.current?.select()
  }, [error])
  const Icon = copied ? IconCheck : IconCopy
  return (
    <>
      <p>
        Anyone with this link can load these parts into their cart at their own prices. It expires in{' '}
        {sharedCartDays} days.
      </p>
      <Input
        ref={input}
        component="textarea"
        rows={2}
        classNames={{ input: classes.link }}
        aria-label="Link to this cart"
        value={link}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className={classes.actions}>
        <Button
          ref={button}
          miw={116}
          onClick={() => copy(link)}
          leftSection={<Icon size={18} stroke={1.9} aria-hidden />}
        >
          {copied ? 'Copied' : 'Copy'}
        </Button>
      </div>
      {error && (
        <Text {...problem} role="alert">
          Copying isn’t supported here. Please highlight the link and press Ctrl+C.
        </Text>
      )}
    </>
  )
}

function Answer({ share, onRetry }: { share: ReturnType<typeof useShareCart>; onRetry: () => void }) {
  if (share.error) {
    const { text, reason } = shareFailure(share.error)
    return (
      <>
        <Text {...problem} component="div" role="alert">
          <p>{text}</p>
          {reason && <p>{reason}</p>}
        </Text>
        <Button h={44} ml="auto" onClick={onRetry}>
          Retry
        </Button>
      </>
    )
  }
  if (!share.data) return <p role="status">Saving the cart…</p>
  return <ShareLink link={`${location.origin}/?cartKey=${share.data.shareKey}`} />
}

export function ShareCart() {
  const { data: viewer } = useViewer()
  const [opened, { open, close }] = useDisclosure(false)
  const share = useShareCart()
  if (!viewer || viewer.requiredAction) return null
  const save = () => share.mutate({ cart: cartLinesOf(snapshot(cartState).entries) })
  const start = () => {
    open()
    save()
  }
  return (
    <>
      <Button
        variant="subtle"
        px={{ base: 10, xs: 12 }}
        leftSection={<IconShare2 size={18} stroke={1.8} aria-hidden />}
        onClick={start}
      >
        Share Cart
      </Button>
      <Dialog opened={opened} onClose={close} title="Share Cart" size={520}>
        <Stack gap={14}>
          <Answer share={share} onRetry={save} />
        </Stack>
      </Dialog>
    </>
  )
}
