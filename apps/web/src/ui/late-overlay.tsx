import { Component, type ReactNode, Suspense, useState } from 'react'
import { forgetFailedLoads } from '../lib/late-component.ts'
import { notifyFailed } from '../lib/notices.state.ts'
import { useLastShown } from '../lib/use-last-shown.ts'
import { FailedPart } from './failed-part.tsx'
import classes from './late-overlay.module.css'

interface OverlayBoundaryProps {
  readonly opened: boolean
  readonly onFailed: () => void
  /** Stands for it once it has failed. */
  readonly failure: ReactNode
  readonly children: ReactNode
}

/** Keeps a fault of a pop-up to the pop-up, and lets it be tried again when it is opened next. */
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
    forgetFailedLoads()
    this.setState({ failed: false })
  }

  override componentWillUnmount() {
    if (this.state.failed) forgetFailedLoads()
  }

  override render() {
    return this.state.failed ? this.props.failure : this.props.children
  }
}

export interface LateOverlayProps<Thing> {
  /** What it is about; null while it is closed. */
  readonly about: Thing | null
  /** Closes it when it cannot be shown; without it, that is said until it has come. */
  readonly onClose?: () => void
  /** Opens it again, about the same. */
  readonly onReopen?: (about: Thing) => void
  /** Stands for it until its code is there. */
  readonly fallback?: ReactNode
  readonly children: (about: Thing, opened: boolean) => ReactNode
}

const failedText = 'This could not be opened.'
const reload = { label: 'Reload', run: () => location.reload() }

/**
 * A pop-up whose code comes when it is first opened; from then on it stays mounted, to give the focus back. When the code
 * does not come, it closes and says so. A browser can keep to a failure: the second time only the whole page helps. What
 * cannot be closed says so for as long as it is asked for: there is no other way to it, and a reload may lose it.
 */
export function LateOverlay<Thing>(props: LateOverlayProps<Thing>) {
  const { about, onClose, onReopen, fallback = null, children } = props
  const shown = useLastShown(about)
  const [failures, setFailures] = useState(0)
  const [tries, setTries] = useState(0)
  if (shown === null) return null
  const retry = () => {
    forgetFailedLoads()
    setTries(tries + 1)
    onReopen?.(shown)
  }
  const onFailed = () => {
    setFailures(failures + 1)
    if (!onClose) return
    onClose()
    notifyFailed(failedText, failures > 0 ? reload : { label: 'Retry', run: retry })
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
