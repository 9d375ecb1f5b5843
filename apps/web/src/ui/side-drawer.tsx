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
  readonly onClose: () => void
  readonly bodyClass: string | undefined
}

/** A drawer from the side of a narrow screen; Escape, Back and a click outside close it. */
export function SideDrawer({ opened, onClose, bodyClass, ...drawer }: SideDrawerProps) {
  // Mounts closed and then opens, because only a change animates.
  const [shown, setShown] = useState(false)
  useEffect(() => setShown(opened), [opened])
  const { onTop } = useOverlay(opened, onClose, true)
  return (
    <Drawer
      {...drawer}
      opened={shown}
      onClose={onClose}
      closeOnEscape={onTop}
      // If reopened, the drawer would take its own close button for the element to return focus to.
      returnFocus={false}
      transitionProps={{ duration: 160 }}
      overlayProps={{ backgroundOpacity: 0.55, color: '#0a1a21' }}
      closeButtonProps={{ 'aria-label': 'Close', size: 44 }}
      // A second header element would be a second banner landmark.
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
