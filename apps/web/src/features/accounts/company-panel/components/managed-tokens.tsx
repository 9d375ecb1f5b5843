import { Button } from '@mantine/core'
import { useCreateServiceToken } from '@mullion/client/accounts/tokens.hooks'
import { may } from '@mullion/domain/accounts/permissions'
import type { CompanyUser, UserDetails } from '@mullion/domain/accounts/user'
import { useState } from 'react'
import { UserTokens } from '../../../../ui/user-tokens.tsx'
import { CreateTokenDialog } from '../../tokens/create-token-dialog.tsx'

export interface ManagedTokensProps {
  readonly user: CompanyUser
  readonly viewer: UserDetails
}

/** A user's API tokens, for administrators; a super admin makes those of a service account. */
export function ManagedTokens({ user, viewer }: ManagedTokensProps) {
  const [creating, setCreating] = useState(false)
  const create = useCreateServiceToken()
  if (!may(viewer, 'administer') || user.id === viewer.id) return null
  const mayCreate = user.service && may(viewer, 'manageServiceAccounts')
  return (
    <UserTokens
      user={user}
      aside={({ grantable }) =>
        mayCreate && (
          <>
            <Button variant="default" h={44} onClick={() => setCreating(true)}>
              Create token
            </Button>
            <CreateTokenDialog
              opened={creating}
              grantable={grantable}
              onCreate={(input) => create({ ...input, userId: user.id })}
              onClose={() => setCreating(false)}
            />
          </>
        )
      }
    />
  )
}
