import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/Progress.layer.css'
import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { ContactLinks } from '../../../ui/contact-links.tsx'
import { PanelHead } from '../../../ui/panel-frame.tsx'
import { Section } from '../../../ui/section.tsx'
import { OfficeHoursNote } from './components/office-hours-note.tsx'
import { RequestForm } from './components/request-form.tsx'
import { RequestSent } from './components/request-sent.tsx'
import { requestPanels, requestState } from './request.state.ts'
import classes from './request-panel.module.css'

export interface RequestPanelProps {
  readonly onSearch: () => void
}

export function RequestPanel({ onSearch }: RequestPanelProps) {
  const { outcome } = useSnapshot(requestState)
  useEffect(requestPanels.note, [])
  return (
    <section className={classes.panel}>
      <PanelHead title="Request a Customer Account" onSearch={onSearch} />
      <div className={classes.columns}>
        {outcome?.kind === 'sent' ? (
          <RequestSent email={outcome.email} onSearch={onSearch} />
        ) : (
          <RequestForm />
        )}
        <aside className={classes.aside} aria-label="About account requests">
          <Section title="Response time" id="request-hours">
            <OfficeHoursNote />
          </Section>
          <Section title="Prefer to talk?" id="request-contact-us">
            <ContactLinks />
          </Section>
        </aside>
      </div>
    </section>
  )
}
