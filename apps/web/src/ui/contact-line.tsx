import { phoneLink, store } from '../lib/store-info.ts'

/** The two ways to reach the store, inside of a sentence. */
export function ContactLine() {
  return (
    <>
      call <a href={phoneLink(store.phone)}>{store.phone}</a> or email{' '}
      <a href={`mailto:${store.email}`}>{store.email}</a>
    </>
  )
}
