import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useRemoveSavedCard } from '@mullion/client/accounts/cards.hooks'
import { readError } from '@mullion/client/read-error'
import type { SavedCard } from '@mullion/domain/accounts/saved-card'
import { cardBrandNames } from '@mullion/domain/checkout/card'
import { notify, notifyProblem } from '../../../../lib/notices.state.ts'
import { Dialog } from '../../../../ui/dialog.tsx'
import classes from './delete-card.module.css'

/** Deletes a saved card, after a question: the gateway cannot give it back. */
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
      <Button variant="default" h={40} onClick={open} aria-label={`Delete ${name}`}>
        Delete
      </Button>
      <Dialog opened={asking} onClose={close} title="Delete this card?" size={420}>
        <p>
          {name}, {cardBrandNames[card.cardType]} ending in {card.lastFour}, is taken off your account. To use
          it again, it has to be typed in anew.
        </p>
        <div className={classes.actions}>
          <Button variant="default" h={44} onClick={close}>
            Keep
          </Button>
          <Button h={44} onClick={() => void remove()} loading={removing.isPending}>
            Delete
          </Button>
        </div>
      </Dialog>
    </>
  )
}
