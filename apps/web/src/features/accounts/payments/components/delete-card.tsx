import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useRemoveSavedCard } from '@mullion/client/accounts/cards.hooks'
import { readError } from '@mullion/client/read-error'
import type { SavedCard } from '@mullion/domain/accounts/saved-card'
import { cardBrandNames } from '@mullion/domain/card'
import { notify, notifyProblem } from '../../../../lib/notices.state.ts'
import { Confirm } from '../../../../ui/confirm.tsx'

/** Deletes a saved card after a confirmation: the gateway cannot restore it. */
export function DeleteCard({ card }: { readonly card: SavedCard }) {
  const [asking, { open, close }] = useDisclosure(false)
  const removing = useRemoveSavedCard()
  const name = `“${card.methodName}”`
  const remove = async () => {
    try {
      await removing.mutateAsync({ methodId: card.methodId })
      notify(`Deleted ${name}.`)
    } catch (error) {
      notifyProblem(readError(error).message)
    }
    close()
  }
  return (
    <>
      <Button variant="danger-quiet" h={40} onClick={open} aria-label={`Delete ${name}`}>
        Delete
      </Button>
      <Confirm
        opened={asking}
        title="Delete this card?"
        action="Delete"
        busy={removing.isPending}
        onClose={close}
        onConfirm={() => void remove()}
      >
        {name}, {cardBrandNames[card.cardType]} ending in {card.lastFour}, will be removed from your account.
        You can add it again at checkout.
      </Confirm>
    </>
  )
}
