import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const handbook = new URL('../docs/handbook/', import.meta.url)
const read = (name: string) => readFileSync(new URL(name, handbook), 'utf8')
const rules = read('alerts.yml')
const cases = read('alerts.test.yml')
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found]) => found ?? '')
const alerts = all(rules, /- alert: (\w+)/g)

/** The figures that the code defines, as `stored-figures.ts` and `figures.ts` name them. */
function definedFigures(): Set<string> {
  const source = ['figures', 'stored-figures']
    .map((name) => readFileSync(new URL(`../apps/server/src/figures/${name}.ts`, import.meta.url), 'utf8'))
    .join('\n')
  return new Set([
    ...all(source, /name: '(mullion_\w+)'/g),
    ...all(source, /gauge\(\s*'(\w+)'/g).map((name) => `mullion_${name}`),
  ])
}
const figuresIn = (text: string) =>
  new Set(all(text, /\b(mullion_[a-z_]+)\b/g).map((name) => name.replace(/_bucket$/, '')))

const promtool = ['/usr/bin/promtool', '/usr/local/bin/promtool'].find((path) => {
  try {
    return execFileSync(path, ['--version'], { stdio: 'ignore' }) !== undefined
  } catch {
    return false
  }
})

describe('the alerts', () => {
  it('each have a paragraph in the handbook, and no paragraph is about another one', () => {
    expect(all(read('alerts.md'), /^### (\w+)$/gm).toSorted()).toEqual(alerts.toSorted())
  })

  it.each(alerts)('has a case in which it fires: %s', (name) => {
    expect(cases).toMatch(new RegExp(`alertname: ${name}\\n +exp_alerts:`))
  })

  it('use only figures that servers have, and the handbook describes those', () => {
    const defined = definedFigures()
    for (const figure of [...figuresIn(rules), ...figuresIn(cases)]) expect(defined).toContain(figure)
    expect([...figuresIn(read('monitoring.md'))].toSorted()).toEqual([...defined].toSorted())
  })

  it.runIf(promtool)('are valid rules that fire in their cases and not otherwise', () => {
    const inHandbook = { cwd: fileURLToPath(handbook), encoding: 'utf8', stdio: 'pipe' } as const
    expect(execFileSync(promtool ?? '', ['check', 'rules', 'alerts.yml'], inHandbook)).toMatch(/SUCCESS/)
    expect(execFileSync(promtool ?? '', ['test', 'rules', 'alerts.test.yml'], inHandbook)).toMatch(/SUCCESS/)
  })
})
