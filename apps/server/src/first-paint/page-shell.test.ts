import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoStoreInfo } from '@mullion/domain/store-info'
import { afterAll, describe, expect, it } from 'vitest'
import { openTestApp } from '../testing/open-test-app.ts'
import { readPageShell } from './page-shell.ts'

const dist = mkdtempSync(join(tmpdir(), 'mullion-dist-'))
afterAll(() => rmSync(dist, { recursive: true, force: true }))
const inline = "document.title = '$&'"
writeFileSync(
  join(dist, 'index.html'),
  `<head><title>Mullion</title><!--store-info--><script>${inline}</script><script type="module" src="/assets/index-B1.js"></script>` +
    '<link rel="modulepreload" crossorigin href="/assets/libraries-B1.js">' +
    '<link rel="stylesheet" href="/assets/index-B1.css"></head><body><div id="root"></div></body>',
)
mkdirSync(join(dist, '.vite'))
writeFileSync(
  join(dist, '.vite/manifest.json'),
  JSON.stringify({
    'index.html': { file: 'assets/index-B1.js', css: ['assets/index-B1.css'] },
    '_part-B1.js': {
      name: 'part-detail',
      file: 'assets/part-B1.js',
      css: ['assets/part-B1.css'],
      imports: ['index.html'],
    },
  }),
)

describe('the built page', () => {
  it('has the name of the store as its title', () => {
    const shell = readPageShell(dist, { ...demoStoreInfo, name: 'Frost & <Sons>' })
    expect(shell?.html).toContain('<title>Frost &amp; &lt;Sons&gt;</title>')
  })

  it('allows its own inline scripts by hash, and no others', async () => {
    await using shop = await openTestApp({ app: { dist } })
    const policy = (await shop.get('/')).headers.get('content-security-policy')
    const hash = createHash('sha256').update(inline).digest('base64')
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`)
  })

  it('tells the office hours as text, so that no browser loads time zones for them', () => {
    expect(readPageShell(dist, demoStoreInfo)?.html).toContain(
      '"officeHoursText":"8AM to 4:30PM EST, Monday to Friday"',
    )
  })

  it('includes the styles of the rendered chunks and defers their scripts, libraries first and apart', () => {
    const rendered = { markup: '<p>costs $1</p>', data: '["</script>$&"]', lateChunks: ['part-detail'] }
    const html = readPageShell(dist, demoStoreInfo)?.around(rendered) ?? ''
    expect(html).toContain('<link rel="stylesheet" crossorigin href="/assets/part-B1.css"></head>')
    expect(html).toContain('<div id="root"><p>costs $1</p></div>')
    expect(html).toContain('["\\u003c/script>$&"]')
    expect(html).toContain(
      '<template id="later-scripts">' +
        '<script type="module" crossorigin src="/assets/libraries-B1.js"></script>' +
        '<script type="module" src="/assets/index-B1.js"></script>' +
        '<link rel="modulepreload" crossorigin href="/assets/part-B1.js"></template>',
    )
    expect(html.match(/index-B1\.js/g)).toHaveLength(1)
  })
})
