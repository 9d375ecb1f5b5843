import { Button } from '@mantine/core'
import { Component, type ReactNode } from 'react'
import classes from './query-states.module.css'

interface PanelBoundaryProps {
  readonly children: ReactNode
}

/** Keeps a fault in one panel from taking the page with it: most often its code could not be loaded. */
export class PanelBoundary extends Component<PanelBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <div className={classes.failed} role="alert">
        <p className={classes.message}>This part of the page could not be shown.</p>
        <Button variant="default" onClick={() => location.reload()}>
          Reload
        </Button>
      </div>
    )
  }
}
