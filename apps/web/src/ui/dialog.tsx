import { Modal, type ModalProps } from '@mantine/core'
import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import { useMounted } from '@mantine/hooks'
import { useRef, useState } from 'react'
import { useHydrated } from '../lib/use-hydrated.ts'
import { useMedia } from '../lib/use-media.ts'
import classes from './dialog.module.css'
import { UntilHydrated } from './until-hydrated.tsx'
import { useKeptFocus } from './use-kept-focus.ts'
import { useOverlay } from './use-overlay.ts'

export interface DialogProps extends Pick<ModalProps, 'title' | 'children' | 'size' | 'onExitTransitionEnd'> {
  readonly opened: boolean
  readonly onClose: () => void
  /** The title as plain text, if `title` is not. */
  readonly name?: string
  readonly fills?: boolean
  /** False if it must be answered: no Escape, no click outside, no close button. */
  readonly dismissible?: boolean
  /** True if the URL identifies the dialog, so that Back closes it anyway. */
  readonly placed?: boolean
  /** Duration of the closing animation in milliseconds. */
  readonly exitMs?: number
}

const modalZIndex = 200
const narrowScreen = '(max-width: 768px)'

/** The store's dialog: Escape, Back and a click outside close it, focus returns, the page behind does not scroll. */
export function Dialog(props: DialogProps) {
  const {
    opened,
    fills = false,
    dismissible = true,
    placed = false,
    exitMs = 160,
    name = typeof props.title === 'string' ? props.title : undefined,
    children,
    ...modal
  } = props
  const narrow = useMedia(narrowScreen)
  const full = fills && narrow === true
  const hydrated = useHydrated()
  // A server-rendered dialog stays in the page: React cannot hydrate a portal.
  const [serverRendered] = useState(opened && !hydrated)
  // A modal that mounts open would not know where to return focus.
  const mounted = useMounted() || serverRendered
  const { depth, onTop } = useOverlay(opened && mounted, modal.onClose, dismissible && !placed)
  const root = useRef<HTMLDivElement>(null)
  useKeptFocus(root, opened && mounted && onTop)
  return (
    <Modal
      {...modal}
      ref={root}
      opened={opened && mounted}
      withinPortal={!serverRendered}
      zIndex={modalZIndex + depth}
      withCloseButton={dismissible}
      closeOnEscape={dismissible && onTop}
      closeOnClickOutside={dismissible}
      centered
      fullScreen={full}
      data-fills={(fills && narrow === null) || undefined}
      radius={full ? 0 : 'lg'}
      transitionProps={{ transition: full ? 'slide-up' : 'pop', duration: 160, exitDuration: exitMs }}
      overlayProps={{ backgroundOpacity: 0.55, color: '#0a1a21' }}
      closeButtonProps={{ 'aria-label': 'Close', size: 44 }}
      attributes={{
        // A second header element would be a second banner landmark.
        header: { role: 'presentation' },
        // Mantine ties a dialog to its title only after hydration; until then this names it.
        content: { 'aria-label': name },
      }}
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
      {serverRendered && <UntilHydrated />}
    </Modal>
  )
}
