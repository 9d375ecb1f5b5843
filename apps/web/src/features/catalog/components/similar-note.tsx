import { Button } from '@mantine/core'
import classes from './similar-note.module.css'

export interface SimilarNoteProps {
  /** What the text was taken to mean, when that is another text. */
  readonly meant: string | null
  readonly onSearch: (text: string) => void
}

/** Says that nothing is called exactly so, and what was looked for in its place. */
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
