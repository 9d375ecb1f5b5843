import type { Panel, Route } from '../navigation/routes.ts'

/** A panel's props: its own kind of route. */
export interface PanelProps<P extends Panel> {
  readonly route: Extract<Route, { panel: P }>
}
