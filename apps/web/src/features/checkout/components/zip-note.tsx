import { Button } from '@mantine/core'
import type { ZipLocation } from '@mullion/domain/checkout/zip-location'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { ZipNote as Note } from '../use-zip-fill.ts'
import classes from './zip-note.module.css'

export interface ZipNoteProps {
  readonly note: Note | null
  readonly onUse: (place: ZipLocation) => void
}

/** Warns if the ZIP code does not match the city or state, with a button to correct them. */
export function ZipNote({ note, onUse }: ZipNoteProps) {
  return (
    <div role="status" className={classes.status}>
      {note && (
        <div className={classes.note}>
          <IconAlertTriangle size={19} stroke={1.9} aria-hidden />
          <span className={classes.text}>{note.text}</span>
          {note.place && (
            <Button variant="default" size="compact-sm" onClick={() => note.place && onUse(note.place)}>
              Use {note.place.city}, {note.place.state}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
