import { Button } from '@mantine/core'
import { IconCheck, IconShoppingCartPlus } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import classes from './add-button.module.css'

const checkShownMs = 1_500

export interface AddButtonProps {
  /** Adds the part; false when the cart refused it. */
  readonly onAdd: () => boolean
  readonly label: string
  readonly size?: 'sm' | 'md'
  readonly short?: boolean
}

/** Adds to the cart and turns into a check mark for a moment. */
export function AddButton({ onAdd, label, size = 'md', short = false }: AddButtonProps) {
  const [added, setAdded] = useState(0)
  useEffect(() => {
    if (added === 0) return
    const timer = setTimeout(() => setAdded(0), checkShownMs)
    return () => clearTimeout(timer)
  }, [added])

  const shown = added > 0
  const Icon = shown ? IconCheck : IconShoppingCartPlus
  return (
    <Button
      className={classes.add}
      classNames={{ section: classes.section }}
      data-added={shown || undefined}
      h={size === 'sm' ? 36 : 40}
      px={short ? 12 : 18}
      onClick={() => onAdd() && setAdded((count) => count + 1)}
      aria-label={shown ? `Added: ${label}` : `Add to cart: ${label}`}
      leftSection={<Icon size={18} stroke={2} aria-hidden />}
    >
      {short ? (shown ? 'Added' : 'Add') : shown ? 'Added' : 'Add to cart'}
    </Button>
  )
}
