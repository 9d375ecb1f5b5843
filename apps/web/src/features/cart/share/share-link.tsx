import { Button, Input } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import classes from './share.module.css'

async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** The link to a kept cart, to be copied; where the browser does not copy, it is ready to be copied by hand. */
export function ShareLink({ link }: { readonly link: string }) {
  const input = useRef<HTMLTextAreaElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  const [state, setState] = useState<'shown' | 'copied' | 'not supported'>('shown')
  const copy = async () => {
    const done = await copied(link)
    setState(done ? 'copied' : 'not supported')
    if (!done) input.current?.select()
  }
  const Icon = state === 'copied' ? IconCheck : IconCopy
  return (
    <>
      <p>
        Whoever opens this link finds these parts in their cart, at their own prices. It works for 90 days.
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
          onClick={copy}
          leftSection={<Icon size={18} stroke={1.9} aria-hidden />}
        >
          {state === 'copied' ? 'Copied' : 'Copy'}
        </Button>
      </div>
      {state === 'not supported' && (
        <p className={classes.problem} role="alert">
          Copying is not supported here. Please highlight the link and press Ctrl+C.
        </p>
      )}
    </>
  )
}
