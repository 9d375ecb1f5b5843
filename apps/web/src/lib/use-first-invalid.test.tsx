import { useState } from 'react'
import { expect, it } from 'vitest'
import { show } from '../testing/show.tsx'
import { useFirstInvalid } from './use-first-invalid.ts'

function Form() {
  const { form, focusFirstInvalid } = useFirstInvalid()
  const [wrong, setWrong] = useState(false)
  return (
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault()
        setWrong(true)
        focusFirstInvalid()
      }}
    >
      <input aria-label="Fine" />
      <input aria-label="Wrong" aria-invalid={wrong} />
      <input aria-label="Wrong as well" aria-invalid={wrong} />
      <button type="submit">Send</button>
    </form>
  )
}

it('the first wrong field of a form gets the focus at each submission', async () => {
  using page = show(<Form />)
  const send = page.getByRole('button', { name: 'Send' })
  for (const _ of ['first', 'second']) {
    await page.user.click(send)
    await expect.poll(() => document.activeElement).toBe(page.getByLabelText('Wrong'))
  }
})
