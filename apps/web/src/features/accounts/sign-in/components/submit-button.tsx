import { ActionButton } from '../../../../ui/action-button.tsx'

/** Submit button of a form, which sends one request at a time. */
export function SubmitButton({
  sending,
  children,
}: {
  readonly sending: boolean
  readonly children: string
}) {
  return (
    <ActionButton type="submit" busy={sending} h={46} fullWidth>
      {sending ? 'Loading...' : children}
    </ActionButton>
  )
}
