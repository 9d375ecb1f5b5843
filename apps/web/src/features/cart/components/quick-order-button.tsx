import { Button } from '@mantine/core'
import { IconTablePlus } from '@tabler/icons-react'
import classes from './quick-order-button.module.css'

export interface QuickOrderButtonProps {
  readonly onOpen: () => void
}

/** Opens the quick order and shows its global keyboard shortcut. */
export function QuickOrderButton({ onOpen }: QuickOrderButtonProps) {
  return (
    <Button
      variant="subtle"
      className={classes.open}
      onClick={onOpen}
      aria-keyshortcuts="Alt+Q"
      leftSection={<IconTablePlus size={18} stroke={1.8} aria-hidden />}
    >
      Quick order
      <span className={classes.keys} aria-hidden="true">
        Alt+Q
      </span>
    </Button>
  )
}
