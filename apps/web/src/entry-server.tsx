import { createQueryClient } from '@mullion/client/query-client'
import { allAnswered, withoutRetries, writeAnswers } from '@mullion/client/rendered-answers'
import type { PageToRender, RenderPage } from '@mullion/domain/rendered-page'
import { prerender } from 'react-dom/static'
import { App } from './app/app.tsx'
import { readRoute } from './app/navigation/routes.ts'
import { RouteOf } from './app/navigation/use-route.tsx'
import { Providers } from './app/providers.tsx'
import { isServerRendered, preloadRoute } from './app/rendered-route.ts'
import { introduceStore } from './lib/store-info.ts'

declare const __buildStamp__: string
/** Stamp of the sources this was built from. A script built from other sources cannot hydrate its pages. */
export const build = __buildStamp__

/** The chunk's name in vite.config.ts. */
const partChunk = 'part-detail'
/** A page makes queries, and what it then shows may make more. */
const maxRounds = 3
/** React would move larger content to the end of the page, for a script to put in place. */
const anySize = Number.MAX_SAFE_INTEGER
/**
 * Preload links that React puts first inside the page's root, although they are not part of what is hydrated;
 * the pictures follow soon.
 */
const preloads = /^(<link rel="preload"[^>]*>)+/

function fetchFrom(ask: PageToRender['ask']): typeof fetch {
  return async (input, init) => {
    const body = typeof init?.body === 'string' ? init.body : null
    const answer = await ask({ path: String(input), body })
    return new Response(answer.body, {
      status: answer.status,
      headers: { 'Content-Type': 'application/json' },
    })
  }
}

/** Renders a page with the browser's components, repeatedly until they make no new queries. */
export const renderPage: RenderPage = async ({ query, store, ask }) => {
  if (!isServerRendered(query)) return null
  introduceStore(store)
  await preloadRoute(query)
  const queryClient = withoutRetries(createQueryClient())
  const page = (
    <Providers server={{ url: '', fetch: fetchFrom(ask) }} queryClient={queryClient} queriesWhileRendering>
      <RouteOf url={query}>
        <App />
      </RouteOf>
    </Providers>
  )
  try {
    for (let round = 0; round < maxRounds; round++) {
      const queryCount = queryClient.getQueryCache().getAll().length
      const { prelude } = await prerender(page, { progressiveChunkSize: anySize })
      const markup = (await new Response(prelude).text()).replace(preloads, '')
      if (queryClient.getQueryCache().getAll().length === queryCount) {
        const lateChunks = readRoute(query).part === null ? [] : [partChunk]
        return { markup, data: writeAnswers(queryClient), lateChunks }
      }
      if (!(await allAnswered(queryClient))) return null
    }
    return null
  } finally {
    queryClient.clear()
  }
}
