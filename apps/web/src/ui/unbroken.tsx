import { splitDimensions } from './dimensions.ts'
import classes from './unbroken.module.css'

/** Text whose measurements do not wrap; screen readers, search and copying treat it as plain text. */
export function Unbroken({ children }: { readonly children: string }) {
  let at = 0
  return splitDimensions(children).map(({ text, unbroken }) => {
    const key = at
    at += text.length
    if (!unbroken) return text
    return (
      <span key={key} className={classes.measure}>
        {text}
      </span>
    )
  })
}
