import { IconCheck, IconShoppingCartPlus } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import classes from './add-button.module.css'

const checkShownMs = 1_500

export interface AddButtonProps {
  readonly onAdd: () => boolean | Promise<boolean>
  readonly label: string
  readonly size?: 'sm' | 'md'
  readonly short?: boolean
  readonly word?: string
}

/** Adds to the cart and shows a check mark for a moment. A plain button, because a page has many. */
export function AddButton(props: AddButtonProps) {
  const { onAdd, label, size = 'md', short = false, word = 'Add to cart' } = props
  const [added, setAdded] = useState(0)
  useEffect(() => {
    if (added === 0) return
    const timer = setTimeout(() => setAdded(0), checkShownMs)
    return () => clearTimeout(timer)
  }, [added])

  const add = async () => {
    if (await onAdd()) setAdded((count) => count + 1)
  }
  const shown = added > 0
  const Icon = shown ? IconCheck : IconShoppingCartPlus
  return (
    <button
      type="button"
      className={classes.add}
      data-size={size}
      data-short={short || undefined}
      data-added={shown || undefined}
      onClick={add}
      aria-label={shown ? `Added: ${label}` : `${word}: ${label}`}
    >
      <Icon className={classes.icon} size={18} stroke={2} aria-hidden />
      {shown ? 'Added' : short ? 'Add' : word}
    </button>
  )
}
