import type { Reporter, TestModule } from 'vitest/node'

/** Names, after a run, the tests that passed only when they were tried again: each is a fault to be found. */
export class SecondTries implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests('passed')])
    for (const test of tests.filter((each) => each.diagnostic()?.flaky)) {
      console.log(`Passed at a second try only: ${test.module.relativeModuleId} > ${test.fullName}`)
      for (const error of test.result().errors ?? []) console.log(`  ${error.message}`)
    }
  }
}
