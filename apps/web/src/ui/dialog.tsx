import { Modal, type ModalProps } from '@mantine/core'
import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import { useMediaQuery } from '@mantine/hooks'
import classes from './dialog.module.css'

export interface DialogProps extends Pick<ModalProps, 'title' | 'children' | 'size' | 'onExitTransitionEnd'> {
  readonly opened: boolean
  readonly onClose: () => void
  /** Fills a narrow screen instead of floating on it. */
  readonly fills?: boolean
}

/** The one pop-up of the page: Escape and the overlay close it, focus comes back, the page behind stands still. */
export function Dialog({ fills = false, children, ...modal }: DialogProps) {
  const narrow = useMediaQuery('(max-width: 768px)', false, { getInitialValueInEffect: false })
  const full = fills && narrow
  return (
    <Modal
      {...modal}
      centered
      fullScreen={full}
      radius={full ? 0 : 'lg'}
      transitionProps={{ transition: full ? 'slide-up' : 'pop', duration: 160 }}
      overlayProps={{ backgroundOpacity: 0.55, color: '#0a1a21' }}
      closeButtonProps={{ 'aria-label': 'Close', size: 44 }}
      // A second header would be a second banner of the page.
      attributes={{ header: { role: 'presentation' } }}
      classNames={{
        content: classes.content,
        header: classes.header,
        body: classes.body,
        title: classes.title,
      }}
    >
      {children}
    </Modal>
  )
}
