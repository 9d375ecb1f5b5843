import '@mantine/core/styles/Switch.layer.css'
import { Switch } from '@mantine/core'
import { useId } from 'react'
import { phoneLink, store } from '../../../../lib/store-info.ts'
import { Section } from '../../../../ui/section.tsx'
import classes from './overview.module.css'

/** Whether a PO document has to come with each order: to be seen here, to be changed by staff. */
export function PoDocument({ required }: { readonly required: boolean }) {
  const noteId = useId()
  return (
    <Section id="account-po" title="Purchase orders">
      <Switch
        checked={required}
        readOnly
        classNames={{ body: classes.switch, label: classes.switchLabel }}
        disabled
        label="PO document required at checkout"
        aria-describedby={noteId}
      />
      <p id={noteId} className={classes.note}>
        Our staff set this for your company. To have it changed, call{' '}
        <a href={phoneLink(store.phone)}>{store.phone}</a> or write to{' '}
        <a href={`mailto:${store.email}`}>{store.email}</a>.
      </p>
    </Section>
  )
}
