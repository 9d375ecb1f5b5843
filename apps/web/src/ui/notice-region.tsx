import { CloseButton } from '@mantine/core'
import { useSnapshot } from 'valtio'
import { dismissNotice, type Notice, noticesState } from '../lib/notices.state.ts'
import classes from './notice-region.module.css'

function NoticeCard({ notice }: { readonly notice: Notice }) {
  const { id, text, tone, action } = notice
  const act = () => {
    dismissNotice(id)
    action?.run()
  }
  return (
    <div className={classes.notice} data-tone={tone}>
      <span className={classes.text}>{text}</span>
      {action && (
        <button type="button" className={classes.action} onClick={act}>
          {action.label}
        </button>
      )}
      <CloseButton
        className={classes.close}
        size={36}
        onClick={() => dismissNotice(id)}
        aria-label="Dismiss message"
      />
    </div>
  )
}

/** Where the page says what just happened; read aloud without taking the focus. */
export function NoticeRegion() {
  const { list } = useSnapshot(noticesState)
  return (
    <section className={classes.region} aria-label="Messages" aria-live="polite">
      {list.map((notice) => (
        <NoticeCard key={notice.id} notice={notice} />
      ))}
    </section>
  )
}
