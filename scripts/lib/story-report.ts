import type { Reporter, TestCase, TestModule } from 'vitest/node'
import { full } from '../../packages/config/src/test-speed.ts'
import { type StoryFile, slowestFiles, storyFaults } from './story-counts.ts'

declare module 'vitest' {
  export interface TaskMeta {
    /** How often a story loaded the page. */
    pageOpenings?: number
  }
}

const isRetried = (test: TestCase) => test.diagnostic()?.flaky === true

function countsOf(module: TestModule): StoryFile {
  const tests = [...module.children.allTests()]
  return {
    name: module.relativeModuleId,
    seconds: module.diagnostic().duration / 1000,
    openings: tests.reduce((sum, test) => sum + (test.meta().pageOpenings ?? 0), 0),
    retried: tests.filter(isRetried).map(({ fullName }) => fullName),
  }
}

/**
 * Reports after a run: tests that passed only on a retry, each of which is a bug to find, and the slowest story files.
 * Fails the run if the stories exceeded their limits.
 */
export class StoryReport implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const retried = modules.flatMap((module) => [...module.children.allTests('passed')].filter(isRetried))
    for (const test of retried) {
      console.log(`Passed only on a retry: ${test.module.relativeModuleId} > ${test.fullName}`)
      for (const error of test.result().errors ?? []) console.log(`  ${error.message}`)
    }
    const stories = modules.filter(({ project }) => project.name === 'stories').map(countsOf)
    if (stories.length === 0) return
    console.log(['Slowest story files:', ...slowestFiles(stories)].join('\n'))
    const faults = storyFaults(stories, { full })
    for (const fault of faults) console.error(`Limit exceeded: ${fault}`)
    if (faults.length > 0) process.exitCode = 1
  }
}
