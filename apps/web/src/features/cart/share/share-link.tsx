import { Button, Input } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import { sharedCartDays } from '@mullion/domain/cart/cart-limits'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import classes from './share.module.css'

/** The share link with a copy button; if copying fails, the link is selected for Ctrl+C. */
export function ShareLink({ link }: { readonly link: string }) {
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
          h={44}
          miw={116}
          onClick={() => copy(link)}
          leftSection={<Icon size={18} stroke={1.9} aria-hidden />}
        >
          {copied ? 'Copied' : 'Copy'}
        </Button>
      </div>
      {error && (
        <p className={classes.problem} role="alert">
          Copying isn’t supported here. Please highlight the link and press Ctrl+C.
        </p>
      )}
    </>
  )
}
