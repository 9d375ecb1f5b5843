import { CloseButton } from '@mantine/core'
import { type FocusEvent, useCallback, useEffect, useRef } from 'react'
import { useSnapshot } from 'valtio'
import {
  dismissNotice,
  type Notice,
  noticesState,
  pauseNotices,
  resumeNotices,
} from '../lib/notices.state.ts'
import classes from './notice-region.module.css'

interface NoticeCardProps {
  readonly notice: Notice
  readonly onRemoved: () => void
}

/**
 * Pauses notices while the pointer is over one. Unmounting also resumes them, since no leave event fires when
 * a notice disappears under the pointer.
 */
function usePointerHold() {
  const under = useRef(false)
  const leave = useCallback(() => {
    if (under.current) resumeNotices('pointer')
    under.current = false
  }, [])
  useEffect(() => leave, [leave])
  const enter = () => {
    under.current = true
    pauseNotices('pointer')
  }
  return { onPointerEnter: enter, onPointerLeave: leave }
}

function NoticeCard({ notice, onRemoved }: NoticeCardProps) {
  const { id, text, tone, action } = notice
  const pointerHold = usePointerHold()
  useEffect(() => onRemoved, [onRemoved])
  const act = () => {
    dismissNotice(id)
    action?.run()
  }
  return (
    <div {...pointerHold} className={classes.notice} data-tone={tone}>
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

/** Pauses notices while one of them has focus, and restores focus if that notice disappears. */
function useFocusHold() {
  const region = useRef<HTMLElement>(null)
  const before = useRef<HTMLElement | null>(null)
  const onRemoved = useCallback(() => {
    if (region.current?.contains(document.activeElement)) return
    // If focus went elsewhere on its own, there is nothing to restore.
    if (document.activeElement === document.body) before.current?.focus({ preventScroll: true })
    before.current = null
    resumeNotices('focus')
  }, [])
  const onFocus = ({ relatedTarget }: FocusEvent) => {
    pauseNotices('focus')
    if (!(relatedTarget instanceof HTMLElement) || region.current?.contains(relatedTarget)) return
    before.current = relatedTarget
  }
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (region.current?.contains(relatedTarget)) return
    resumeNotices('focus')
    // If only the window lost focus, focus will return to the same notice, so `before` is still needed.
    if (!region.current?.contains(document.activeElement)) before.current = null
  }
  return { held: { ref: region, onFocus, onBlur }, onRemoved }
}

/** Where messages appear; announced to screen readers without taking focus. */
export function NoticeRegion() {
  const { list } = useSnapshot(noticesState)
  const { held, onRemoved } = useFocusHold()
  return (
    <section {...held} className={classes.region} aria-label="Messages" aria-live="polite">
      {list.map((notice) => (
        <NoticeCard key={notice.id} notice={notice} onRemoved={onRemoved} />
      ))}
    </section>
  )
}
