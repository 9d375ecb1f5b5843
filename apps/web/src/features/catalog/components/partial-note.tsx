import classes from './similar-note.module.css'

/** Says that some words were left out of the search, because no part has them all. */
export function PartialNote({
  text,
  meant,
}: {
  readonly text: string | null
  readonly meant: string | null
}) {
  return (
    <div className={classes.note}>
      <p role="status">
        No parts match all of “{text}”. Showing parts for “{meant}”.
      </p>
    </div>
  )
}
