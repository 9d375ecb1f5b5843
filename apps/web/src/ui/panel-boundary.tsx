import { Component, type ReactNode } from 'react'
import { clearFailedLoads } from '../lib/lazy-component.ts'
import { FailedPart } from './failed-part.tsx'

/**
 * Contains a panel's error, most often code that failed to load. The first retry loads it again. Browsers cache a
 * failed import, and a deployment may have removed the file, so the second reloads the page.
 */
export class PanelBoundary extends Component<
  { readonly children: ReactNode },
  { failed: boolean; retried: boolean }
> {
  override state = { failed: false, retried: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidMount() {
    window.addEventListener('online', this.onLine)
  }

  override componentWillUnmount() {
    window.removeEventListener('online', this.onLine)
    if (this.state.failed) clearFailedLoads()
  }

  /** Loads a failed panel again automatically once the connection is back. */
  private readonly onLine = () => {
    if (!this.state.failed) return
    clearFailedLoads()
    this.setState({ failed: false })
  }

  private readonly retry = () => {
    clearFailedLoads()
    this.setState({ failed: false, retried: true })
  }

  override render() {
    const { failed, retried } = this.state
    if (!failed) return this.props.children
    return (
      <FailedPart
        text="We couldn’t show this part of the page."
        action={retried ? 'Reload' : 'Retry'}
        onAction={retried ? () => location.reload() : this.retry}
      />
    )
  }
}
