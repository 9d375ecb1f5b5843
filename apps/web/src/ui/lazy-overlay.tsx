import { Component, type ReactNode, Suspense, useState } from 'react'
import { clearFailedLoads } from '../lib/lazy-component.ts'
import { notifyFailed } from '../lib/notices.state.ts'
import { useLastShown } from '../lib/use-last-shown.ts'
import { FailedPart } from './failed-part.tsx'
import classes from './lazy-overlay.module.css'

interface OverlayBoundaryProps {
  readonly opened: boolean
  readonly onFailed: () => void
  readonly failure: ReactNode
  readonly children: ReactNode
}

/** Contains a dialog's error and retries when it is next opened. */
class OverlayBoundary extends Component<OverlayBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch() {
    if (this.props.opened) this.props.onFailed()
  }

  override componentDidUpdate(before: OverlayBoundaryProps) {
    if (!this.state.failed || before.opened || !this.props.opened) return
    clearFailedLoads()
    this.setState({ failed: false })
  }

  override componentWillUnmount() {
    if (this.state.failed) clearFailedLoads()
  }

  override render() {
    return this.state.failed ? this.props.failure : this.props.children
  }
}

export interface LazyOverlayProps<Thing> {
  readonly about: Thing | null
  /** Called when loading fails. If left out, an inline error with Retry is shown. */
  readonly onClose?: () => void
  readonly onReopen?: (about: Thing) => void
  /** Shown until the dialog's code has loaded. */
  readonly fallback?: ReactNode
  readonly children: (about: Thing, opened: boolean) => ReactNode
}

const failedText = 'We couldn’t open this.'
const reload = { label: 'Reload', run: () => location.reload() }

/**
 * A dialog whose code loads when it first opens; after that it stays mounted, to return focus. If loading
 * fails, it closes and shows a notice. Browsers cache a failed import, so the second failure offers a reload.
 * A dialog without `onClose` shows an inline error instead, because there is no other way to reach it.
 */
export function LazyOverlay<Thing>(props: LazyOverlayProps<Thing>) {
  const { about, onClose, onReopen, fallback = null, children } = props
  const shown = useLastShown(about)
  const [failures, setFailures] = useState(0)
  const [tries, setTries] = useState(0)
  if (shown === null) return null
  const retry = () => {
    clearFailedLoads()
    setTries(tries + 1)
    onReopen?.(shown)
  }
  const onFailed = () => {
    setFailures(failures + 1)
    if (!onClose) return
    onClose()
    notifyFailed(failedText, failures > 0 || !onReopen ? reload : { label: 'Retry', run: retry })
  }
  const failure = !onClose && about !== null && (
    <div className={classes.failed}>
      <FailedPart text={failedText} action="Retry" onAction={retry} focused={tries > 0} />
    </div>
  )
  return (
    <OverlayBoundary key={tries} opened={about !== null} onFailed={onFailed} failure={failure}>
      <Suspense fallback={fallback}>{children(shown, about !== null)}</Suspense>
    </OverlayBoundary>
  )
}
