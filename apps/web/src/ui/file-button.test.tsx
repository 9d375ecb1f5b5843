import { expect, it, vi } from 'vitest'
import { show } from '../testing/show.tsx'
import { FileButton } from './file-button.tsx'

it('a file button takes the same file twice', async () => {
  const onFile = vi.fn<(file: File) => void>()
  using page = show(
    <FileButton onFile={onFile}>{(button) => <button {...button}>Choose</button>}</FileButton>,
  )
  const input = page.baseElement.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement
  const file = new File(['list'], 'list.csv')
  await page.user.upload(input, file)
  await page.user.upload(input, file)
  expect(onFile.mock.calls).toEqual([[file], [file]])
})
