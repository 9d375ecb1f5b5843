import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './lib/run.ts'

const versionIn = (path: string): unknown => JSON.parse(readFileSync(join(root, path), 'utf8')).version

it('every app and package has the version of the repository, which names releases', () => {
  const manifests = globSync('{apps,packages}/*/package.json', { cwd: root })
  expect(manifests.length).toBeGreaterThan(10)
  for (const path of manifests) expect([path, versionIn(path)]).toEqual([path, versionIn('package.json')])
})
