import { Drawer, type DrawerProps } from '@mantine/core'
import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Drawer.layer.css'
import { useEffect, useState } from 'react'
import classes from './side-drawer.module.css'
import { useOverlay } from './use-overlay.ts'

export interface SideDrawerProps extends Pick<DrawerProps, 'title' | 'size' | 'position' | 'children'> {
  readonly opened: boolean
  /** Closes it and gives the focus back to what opened it. */
  readonly onClose: () => void
  readonly bodyClass: string | undefined
}

/** What slides in from a side of a narrow screen; Escape, Back and the overlay close it. */
export function SideDrawer({ opened, onClose, bodyClass, ...drawer }: SideDrawerProps) {
  // Starts closed: only a change lets it slide in.
  const [shown, setShown] = useState(false)
  useEffect(() => setShown(opened), [opened])
  const { onTop } = useOverlay(opened, onClose, true)
  return (
    <Drawer
      {...drawer}
      opened={shown}
      onClose={onClose}
      closeOnEscape={onTop}
      // Opened again, it would take its own close button for what had the focus.
      returnFocus={false}
      transitionProps={{ duration: 160 }}
      overlayProps={{ backgroundOpacity: 0.55, color: '#0a1a21' }}
      closeButtonProps={{ 'aria-label': 'Close', size: 44 }}
      // A second header would be a second banner of the page.
      attributes={{ header: { role: 'presentation' } }}
      classNames={{
        content: classes.content,
        header: classes.header,
        body: bodyClass,
        title: classes.title,
      }}
    />
  )
}
