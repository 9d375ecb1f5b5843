import { Modal, type ModalProps } from '@mantine/core'
import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import { useMounted } from '@mantine/hooks'
import { useState } from 'react'
import { useHydrated } from '../lib/use-hydrated.ts'
import { useMedia } from '../lib/use-media.ts'
import classes from './dialog.module.css'
import { UntilHydrated } from './until-hydrated.tsx'
import { useOverlay } from './use-overlay.ts'

export interface DialogProps extends Pick<ModalProps, 'title' | 'children' | 'size' | 'onExitTransitionEnd'> {
  readonly opened: boolean
  readonly onClose: () => void
  /** Fills a narrow screen instead of floating on it. */
  readonly fills?: boolean
  /** False where there is no way past it: neither Escape nor the overlay closes it, and it has no close button. */
  readonly dismissible?: boolean
  /** True where the address names it, so that Back closes it anyway. */
  readonly placed?: boolean
  /** How long it takes to go, in milliseconds. */
  readonly goesInMs?: number
}

const modalZIndex = 200
const narrowScreen = '(max-width: 768px)'

/** The one pop-up of the page: Escape, Back and the overlay close it, focus comes back, the page behind stands still. */
export function Dialog(props: DialogProps) {
  const {
    opened,
    fills = false,
    dismissible = true,
    placed = false,
    goesInMs = 160,
    children,
    ...modal
  } = props
  const narrow = useMedia(narrowScreen)
  const full = fills && narrow === true
  const hydrated = useHydrated()
  // One that the server drew stands in the page for good; a portal cannot be taken over.
  const [drawn] = useState(opened && !hydrated)
  // A modal that is there open from the start would not know what to give the focus back to.
  const mounted = useMounted() || drawn
  const { depth, onTop } = useOverlay(opened && mounted, modal.onClose, dismissible && !placed)
  return (
    <Modal
      {...modal}
      opened={opened && mounted}
      withinPortal={!drawn}
      zIndex={modalZIndex + depth}
      withCloseButton={dismissible}
      closeOnEscape={dismissible && onTop}
      closeOnClickOutside={dismissible}
      centered
      fullScreen={full}
      data-fills={(fills && narrow === null) || undefined}
      radius={full ? 0 : 'lg'}
      transitionProps={{ transition: full ? 'slide-up' : 'pop', duration: 160, exitDuration: goesInMs }}
      overlayProps={{ backgroundOpacity: 0.55, color: '#0a1a21' }}
      closeButtonProps={{ 'aria-label': 'Close', size: 44 }}
      // A second header would be a second banner of the page.
      attributes={{ header: { role: 'presentation' } }}
      classNames={{
        root: classes.root,
        inner: classes.inner,
        content: classes.content,
        header: classes.header,
        body: classes.body,
        title: classes.title,
      }}
    >
      {children}
      {drawn && <UntilHydrated />}
    </Modal>
  )
}
