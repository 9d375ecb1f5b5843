import { Button } from '@mantine/core'
import classes from './similar-note.module.css'

export interface SimilarNoteProps {
  /** The corrected text; null if the text was not corrected. */
  readonly meant: string | null
  readonly onSearch: (text: string) => void
}

/** Says that nothing matches the exact text, and what was searched for instead. */
export function SimilarNote({ meant, onSearch }: SimilarNoteProps) {
  return (
    <div className={classes.note}>
      <p role="status">No exact match: showing similar parts</p>
      {meant && (
        <Button variant="default" size="xs" h={36} onClick={() => onSearch(meant)}>
          Search for “{meant}” instead
        </Button>
      )}
    </div>
  )
}
