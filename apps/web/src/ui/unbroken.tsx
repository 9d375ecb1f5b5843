import { splitMeasures } from './measures.ts'
import classes from './unbroken.module.css'

/** A text whose measures stay on one line; read, found and copied as if nothing were done to it. */
export function Unbroken({ children }: { readonly children: string }) {
  let at = 0
  return splitMeasures(children).map(({ text, whole }) => {
    const key = at
    at += text.length
    if (!whole) return text
    return (
      <span key={key} className={classes.measure}>
        {text}
      </span>
    )
  })
}
