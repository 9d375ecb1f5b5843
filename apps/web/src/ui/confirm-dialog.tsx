import { Box, Button } from '@mantine/core'
import { useSnapshot } from 'valtio'
import { answer, confirmState } from '../lib/confirm.state.ts'
import { useLastShown } from '../lib/use-last-shown.ts'
import actions from './actions.module.css'
import { Dialog } from './dialog.tsx'

/** Shows the question of `confirm`. Focus starts on the button that changes nothing, in case Enter is pressed too soon. */
export function ConfirmDialog() {
  const { question } = useSnapshot(confirmState)
  const shown = useLastShown(question)
  const cancel = () => answer(false)
  return (
    <Dialog opened={question !== null} onClose={cancel} title={shown?.title} size={420}>
      <p>{shown?.text}</p>
      <Box className={actions.actions ?? ''} mt={20}>
        <Button variant="default" h={44} onClick={cancel} data-autofocus>
          {shown?.cancel ?? 'Keep'}
        </Button>
        <Button h={44} variant="danger" onClick={() => answer(true)}>
          {shown?.action}
        </Button>
      </Box>
    </Dialog>
  )
}
