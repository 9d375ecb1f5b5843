import { Button, Stack } from '@mantine/core'
import type { FormEvent, ReactNode, RefObject } from 'react'
import fields from '../../../ui/fields.module.css'
import { OutcomeNote } from '../../../ui/outcome-note.tsx'

export interface StaffFormFrameProps {
  readonly label: string
  readonly form: {
    readonly element: RefObject<HTMLFormElement | null>
    readonly dirty: boolean
    readonly failureText: string | null
    readonly reset: () => void
  }
  readonly submit: string
  readonly busyText: string
  readonly busy: boolean
  /** True while the button is disabled because the form is incomplete. */
  readonly waits?: boolean
  readonly saved?: string | null
  /** True if the last save failed because someone else saved in the meantime. */
  readonly outdated?: boolean
  readonly onLoadAgain?: (() => void) | undefined
  readonly onDiscard?: () => void
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void
  readonly children: ReactNode
}

export function StaffFormFrame(props: StaffFormFrameProps) {
  const { label, form, submit, busyText, busy, waits, saved, outdated, onSubmit, children } = props
  const discard = () => {
    form.reset()
    props.onDiscard?.()
  }
  const loadAgain = () => {
    discard()
    props.onLoadAgain?.()
  }
  return (
    <form
      ref={form.element}
      noValidate
      aria-label={label}
      onSubmit={busy ? (event) => event.preventDefault() : onSubmit}
    >
      <Stack gap={16}>
        {children}
        <div role="status">{saved && !form.dirty && <OutcomeNote tone="good" title={saved} />}</div>
        {form.failureText && (
          <OutcomeNote tone="bad" title={form.failureText}>
            {outdated && (
              <Button variant="default" mt={8} onClick={loadAgain}>
                Discard my changes and reload
              </Button>
            )}
          </OutcomeNote>
        )}
        <div className={fields.actions}>
          {form.dirty && (
            <Button variant="default" disabled={busy} onClick={discard}>
              Discard changes
            </Button>
          )}
          <Button type="submit" disabled={waits ?? false} data-busy={busy || undefined}>
            {busy ? busyText : submit}
          </Button>
        </div>
      </Stack>
    </form>
  )
}
