import type { Panel, Route } from '../navigation/routes.ts'

/** What a panel is drawn for: a route of that panel. */
export interface PanelProps<P extends Panel> {
  readonly route: Extract<Route, { panel: P }>
}
