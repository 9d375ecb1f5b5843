import { onPlainClick } from '../../lib/plain-click.ts'
import { store } from '../../lib/store-info.ts'
import { navigate } from '../navigation/navigation.ts'
import { startRoute } from '../navigation/routes.ts'
import classes from './wordmark.module.css'

/** The store's first word stands out; the rest says what it sells. */
function nameParts(name: string): readonly [string, string] {
  const [first = name, ...rest] = name.split(' ')
  return [first, rest.join(' ')]
}

export function Wordmark() {
  const [first, rest] = nameParts(store.name)
  return (
    <a
      href="/"
      className={classes.wordmark}
      onClick={onPlainClick(() => navigate(startRoute))}
      aria-label={`${store.name}, home`}
    >
      <svg viewBox="0 0 26 32" width="26" height="32" fill="none" aria-hidden="true" className={classes.mark}>
        <path d="M3 30V4a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2v26" />
        <path d="M13 2v28M1 30h24" />
        <path d="M3 11h20" className={classes.rail} />
        <path d="M10 19.5v3M16 19.5v3" className={classes.rail} />
      </svg>
      <span className={classes.name}>
        {first} {rest && <span className={classes.rest}>{rest}</span>}
      </span>
    </a>
  )
}
