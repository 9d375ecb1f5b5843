import type { StoreInfo } from '@mullion/domain/store-info'
import type { Context } from 'hono'
import { html } from 'hono/html'
import { problemBody } from './problem.ts'

/** Paths for programs: errors are JSON, even in a browser. */
const forPrograms = /^\/(api|trpc|assets|images|healthz|readyz)(\/|$)/

const styles = `
  :root { color-scheme: light dark; --ink: #172127; --soft: #52626c; --surface: #fff; --page: #f3f6f7; --line: #84939c; --accent: #1b6a85; }
  @media (prefers-color-scheme: dark) {
    :root { --ink: #e4ecf0; --soft: #9fb1bb; --surface: #182127; --page: #10171b; --line: #64757f; --accent: #1f7a98; }
  }
  a { color: light-dark(#145a73, #7fcbe2); }
  body { margin: 0; background: var(--page); color: var(--ink); font: 16px/1.5 Inter, system-ui, sans-serif; }
  header { padding: 16px 24px; background: #0f3341; font-size: 20px; font-weight: 650; }
  header a { color: #fff; text-decoration: none; }
  main { max-width: 560px; margin: 48px auto; padding: 0 24px; }
  h1 { margin: 0 0 8px; font-size: 28px; line-height: 1.2; }
  p { color: var(--soft); }
  form { display: flex; gap: 8px; margin: 24px 0; }
  input, button { min-height: 44px; box-sizing: border-box; border-radius: 5px; font: inherit; }
  input { flex: 1; min-width: 0; padding: 0 12px; border: 1px solid var(--line); background: var(--surface); color: var(--ink); }
  button { padding: 0 18px; border: 0; background: var(--accent); color: #fff; font-weight: 600; cursor: pointer; }
  :focus-visible { outline: 3px solid #0b86ad; outline-offset: 2px; }
`

function unknownPage({ name, phone }: StoreInfo) {
  return html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Page not found - ${name}</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml">
    <style>${styles}</style>
  </head>
  <body>
    <header><a href="/">${name}</a></header>
    <main>
      <h1>Page not found</h1>
      <p>The page may have moved, or the address has a typo. Search for a part instead.</p>
      <form action="/" role="search">
        <input name="s" aria-label="Search parts" placeholder="Part number, name, or door serial">
        <button>Search</button>
      </form>
      <p><a href="/">Go to the home page</a> or call <a href="tel:${phone.replace(/[^\d+]/g, '')}">${phone}</a>.</p>
    </main>
  </body>
</html>`
}

/** Answers an unknown address: an HTML page for browsers, JSON for programs. */
export function sendNotFound(c: Context, store: StoreInfo): Response | Promise<Response> {
  const isPage = /^(GET|HEAD)$/.test(c.req.method) && (c.req.header('accept') ?? '').includes('text/html')
  if (!isPage || forPrograms.test(c.req.path))
    return c.json(problemBody(c, { message: 'Not found.', code: 'rest.path_unknown' }), 404)
  return c.html(unknownPage(store), 404)
}
