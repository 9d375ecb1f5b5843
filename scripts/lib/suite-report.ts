import { writeFileSync } from 'node:fs'
import type { Reporter, TestCase, TestModule } from 'vitest/node'
import { full } from '../../packages/config/src/test-speed.ts'
import { type StoryFile, storyFaults } from './story-counts.ts'
import { projectLines, type RunFile, slowestFiles } from './suite-table.ts'

declare module 'vitest' {
  export interface TaskMeta {
    pageOpenings?: number
  }
}

const isRetried = (test: TestCase) => test.diagnostic()?.flaky === true
const openingsOf = (module: TestModule) =>
  [...module.children.allTests()].reduce((sum, test) => sum + (test.meta().pageOpenings ?? 0), 0)

function countsOf(module: TestModule): StoryFile {
  const retried = [...module.children.allTests()].filter(isRetried).map(({ fullName }) => fullName)
  return { name: module.relativeModuleId, openings: openingsOf(module), retried }
}

export interface SuiteCounts {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

function countTests(modules: readonly TestModule[]): SuiteCounts {
  const count = (state: 'passed' | 'failed' | 'skipped') =>
    modules.reduce((sum, { children }) => sum + [...children.allTests(state)].length, 0)
  return { passed: count('passed'), failed: count('failed'), skipped: count('skipped') }
}

/**
 * Reports after a run how long each project took, the slowest files, and the tests that passed only on a retry, each of
 * which is a bug to find. Fails the run if the stories exceeded their limits. Writes the counts to a file, if named.
 */
export class SuiteReport implements Reporter {
  private readonly files: RunFile[] = []
  private readonly countsFile: string | undefined

  constructor(countsFile?: string) {
    this.countsFile = countsFile
  }

  onTestModuleEnd(module: TestModule): void {
    const { setupDuration, collectDuration, duration } = module.diagnostic()
    const endedAt = performance.now()
    this.files.push({
      project: module.project.name,
      name: module.relativeModuleId,
      tests: [...module.children.allTests()].length,
      startedAt: endedAt - setupDuration - collectDuration - duration,
      endedAt,
      openings: openingsOf(module),
    })
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    if (this.countsFile) writeFileSync(this.countsFile, JSON.stringify(countTests(modules)))
    if (this.files.length === 0) return
    const slowest = ['', 'Slowest files:', ...slowestFiles(this.files)]
    console.log([...projectLines(this.files), ...slowest, ''].join('\n'))
    const stories = modules.filter(({ project }) => project.name === 'stories').map(countsOf)
    const faults = storyFaults(stories, { full })
    for (const fault of faults) console.error(`Limit exceeded: ${fault}`)
    if (faults.length > 0) process.exitCode = 1
    const retried = modules.flatMap(({ children }) => [...children.allTests('passed')].filter(isRetried))
    for (const test of retried) {
      for (const { message, diff = '' } of test.result().errors ?? []) console.log(`  ${message}\n${diff}`)
      console.log(`Passed only on a retry: ${test.module.relativeModuleId} > ${test.fullName}`)
    }
  }
}
