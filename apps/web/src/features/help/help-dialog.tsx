import type { HelpTopic } from '../../lib/help-topics.ts'
import { DocumentViewer } from '../../ui/document-viewer.tsx'
import { policies } from './policies.ts'
import { SerialLocations } from './serial-locations.tsx'

export interface HelpDialogProps {
  readonly topic: HelpTopic
  readonly opened: boolean
  readonly onClose: () => void
}

/** One of the footer's dialogs. */
export function HelpDialog({ topic, ...dialog }: HelpDialogProps) {
  if (topic === 'serials') return <SerialLocations {...dialog} />
  return <DocumentViewer key={topic} document={policies[topic]} {...dialog} />
}
