import { Button } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { onPlainClick } from '../../../lib/plain-click.ts'
import { countLines } from '../reorder.ts'
import classes from './order-again.module.css'
import sheet from './order-sheet.module.css'

export interface AddedNoteProps {
  readonly count: number
  readonly onOpenCart: (() => void) | undefined
  readonly onClose: () => void
}

/** Confirms that lines were added to the cart; takes focus from the button that added them. */
export function AddedNote({ count, onOpenCart, onClose }: AddedNoteProps) {
  const note = useRef<HTMLParagraphElement>(null)
  useEffect(() => note.current?.focus(), [])
  return (
    <>
      <p ref={note} tabIndex={-1} className={classes.added} role="status">
        <IconCircleCheck size={28} stroke={1.7} aria-hidden />
        {count === 1 ? '1 line was' : `${countLines(count)} were`} added to your cart.
      </p>
      <div className={sheet.actions}>
        <Button variant="default" h={44} onClick={onClose}>
          Close
        </Button>
        {onOpenCart && (
          <Button
            component="a"
            href="/?panel=cart"
            h={44}
            className={classes.go}
            onClick={onPlainClick(onOpenCart)}
          >
            Go to cart
          </Button>
        )}
      </div>
    </>
  )
}
