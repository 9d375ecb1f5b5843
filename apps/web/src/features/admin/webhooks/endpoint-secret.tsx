import { SecretDialog } from '../../../ui/secret-dialog.tsx'

interface EndpointSecretProps {
  /** Null while there is none to show. */
  readonly secret: string | null
  readonly replacesAnother: boolean
  readonly onClose: () => void
}

export function EndpointSecretDialog({ secret, replacesAnother, onClose }: EndpointSecretProps) {
  return (
    <SecretDialog
      secret={secret}
      title="Secret of the endpoint"
      text="The receiver checks signatures with this secret."
      onClose={onClose}
    >
      {replacesAnother && (
        <p>
          For a day, deliveries are signed with the earlier secret too. Replace it in the receiver by then.
        </p>
      )}
    </SecretDialog>
  )
}
