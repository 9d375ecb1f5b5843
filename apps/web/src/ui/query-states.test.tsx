import { MantineProvider } from '@mantine/core'
import { signedOut } from '@mullion/domain/accounts/account-errors'
import { AppError, type ErrorKind } from '@mullion/domain/error'
import { useState } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { show } from '../testing/show.tsx'
import { type QueryLike, QueryStates } from './query-states.tsx'

const markupOf = (query: Partial<QueryLike<readonly string[]>>) =>
  renderToStaticMarkup(
    <MantineProvider>
      <QueryStates
        query={{ data: undefined, error: null, isFetching: false, refetch: () => {}, ...query }}
        pending={<i>Loading</i>}
        isEmpty={(list) => list.length === 0}
        empty={<i>No orders</i>}
      >
        {(list) => <i>{list.join()}</i>}
      </QueryStates>
    </MantineProvider>,
  )
const failure = (kind: ErrorKind) => new AppError(kind, 'test.failure', 'It did not work.')
const shown = (markup: string) => ({
  body: /<i>(.*?)<\/i>/.exec(markup)?.[1] ?? null,
  failed: markup.includes('It did not work.'),
  compact: markup.includes('data-compact'),
  retry: markup.includes('Retry'),
})

/** A query that fails again each time; the next attempt ends when Finish is pressed. */
function Failing({ data }: { readonly data?: readonly string[] }) {
  const [isFetching, setFetching] = useState(false)
  // Like a real query, one without data has no error while it is asked again.
  const error = isFetching && !data ? null : failure('unavailable')
  return (
    <>
      <QueryStates
        query={{ data, error, isFetching, refetch: () => setFetching(true) }}
        pending={<i>Loading</i>}
      >
        {(list) => <i>{list.join()}</i>}
      </QueryStates>
      <output onPointerEnter={() => setFetching(false)}>Finish</output>
    </>
  )
}

/** A query with data whose refresh fails after Fail is pressed, until it is retried. */
function Refreshed() {
  const [isFailing, setFailing] = useState(false)
  const error = isFailing ? failure('unavailable') : null
  return (
    <>
      <QueryStates
        query={{ data: 'W1', error, isFetching: false, refetch: () => setFailing(false) }}
        pending={null}
      >
        {() => <input aria-label="First Name" />}
      </QueryStates>
      <button type="button" onClick={() => setFailing(true)}>
        Fail
      </button>
    </>
  )
}

/** A query that fails once and then loads when Finish is pressed. */
function Recovering() {
  const [state, setState] = useState<'failed' | 'asked' | 'loaded'>('failed')
  const query: QueryLike<string> = {
    data: state === 'loaded' ? 'W1' : undefined,
    error: state === 'failed' ? failure('unavailable') : null,
    isFetching: state === 'asked',
    refetch: () => setState('asked'),
  }
  return (
    <>
      <button type="button">Before</button>
      <QueryStates query={query} pending={<i>Loading</i>}>
        {(order) => <button type="button">{order}</button>}
      </QueryStates>
      <output onPointerEnter={() => setState('loaded')}>Finish</output>
    </>
  )
}

describe('a query', () => {
  it('shows its pending, empty or loaded state', () => {
    const well = { failed: false, compact: false, retry: false }
    expect(shown(markupOf({}))).toEqual({ body: 'Loading', ...well })
    expect(shown(markupOf({ data: [] }))).toEqual({ body: 'No orders', ...well })
    expect(shown(markupOf({ data: ['W1', 'W2'] }))).toEqual({ body: 'W1,W2', ...well })
  })

  it('keeps what is shown for a user who was signed out, without an error of its own', () => {
    const error = signedOut(false)
    expect(shown(markupOf({ data: ['W1'], error }))).toMatchObject({ body: 'W1', retry: false })
    const alone = markupOf({ error })
    expect(alone).toContain('You were signed out. Sign in to continue.')
  })

  it('shows a failure in its place, with Retry', () => {
    const error = failure('unavailable')
    expect(shown(markupOf({ error }))).toEqual({ body: null, failed: true, compact: false, retry: true })
  })

  it('keeps loaded data below a refresh error', () => {
    const error = failure('unavailable')
    const failed = { failed: true, compact: true, retry: true }
    const markup = markupOf({ data: ['W1'], error })
    expect(shown(markup)).toEqual({ body: 'W1', ...failed })
    expect(markup.indexOf('It did not work.')).toBeLessThan(markup.indexOf('W1'))
    expect(shown(markupOf({ data: [], error }))).toEqual({ body: 'No orders', ...failed })
  })

  it('keeps what was typed below a refresh error, and when that goes', async () => {
    using page = show(<Refreshed />)
    const name = page.getByLabelText('First Name') as HTMLInputElement
    await page.fill(name, 'Nia')
    await page.user.click(page.getByRole('button', { name: 'Fail' }))
    page.getByText('It did not work.')
    expect(page.getByLabelText('First Name')).toBe(name)
    await page.user.click(page.getByRole('button', { name: 'Retry' }))
    expect(page.queryByText('It did not work.')).toBeNull()
    expect(page.getByLabelText('First Name')).toBe(name)
    expect(name.value).toBe('Nia')
  })

  it('returns the focus to Retry if it fails again', async () => {
    using page = show(<Failing />)
    await page.user.click(page.getByRole('button', { name: 'Retry' }))
    page.getByText('Loading')
    await page.user.hover(page.getByText('Finish'))
    expect(document.activeElement).toBe(page.getByRole('button', { name: 'Retry' }))
  })

  it('has the focus above what a retry has loaded, so that Tab goes on there', async () => {
    using page = show(<Recovering />)
    await page.user.click(page.getByRole('button', { name: 'Retry' }))
    await page.user.hover(page.getByText('Finish'))
    expect(document.activeElement?.textContent).toBe('Loaded')
    await page.user.tab()
    expect(document.activeElement).toBe(page.getByRole('button', { name: 'W1' }))
    expect(page.queryByText('Loaded')).toBeNull()
  })

  it('leaves the focus where the user has put it during a retry', async () => {
    using page = show(<Recovering />)
    await page.user.click(page.getByRole('button', { name: 'Retry' }))
    page.getByRole('button', { name: 'Before' }).focus()
    await page.user.hover(page.getByText('Finish'))
    page.getByText('W1')
    expect(document.activeElement).toBe(page.getByRole('button', { name: 'Before' }))
  })

  it('keeps the focus on Retry while its data is loaded again', async () => {
    using page = show(<Failing data={['W1']} />)
    const retry = page.getByRole('button', { name: 'Retry' })
    await page.user.click(retry)
    expect(retry.getAttribute('aria-disabled')).toBe('true')
    expect(document.activeElement).toBe(retry)
  })

  it.each(['missing', 'forbidden', 'unauthenticated'] as const)('drops its data when %s', (kind) => {
    const { body, failed, compact } = shown(markupOf({ data: ['W1'], error: failure(kind) }))
    expect({ body, failed, compact }).toEqual({ body: null, failed: true, compact: false })
  })
})
