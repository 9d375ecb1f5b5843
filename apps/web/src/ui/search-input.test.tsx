import { expect, it, vi } from 'vitest'
import { show } from '../testing/show.tsx'
import { SearchInput } from './search-input.tsx'

it('a search box reports what is typed, and Enter does not submit the form around it', async () => {
  const onSearch = vi.fn()
  const onSubmit = vi.fn()
  using page = show(
    <form onSubmit={onSubmit}>
      <SearchInput aria-label="Find a door" value="" onSearch={onSearch} />
      <button type="submit">Save</button>
    </form>,
  )
  await page.user.type(page.getByPlaceholderText('Find a door'), 'c{Enter}')
  expect(onSearch).toHaveBeenLastCalledWith('c')
  expect(onSubmit).not.toHaveBeenCalled()
})
