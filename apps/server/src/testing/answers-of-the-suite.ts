// Runs after all other tests and compares the REST answers that they showed with those that the table documents.
import { describe, expect, it } from 'vitest'
import { restCalls } from '../rest/calls.ts'
import { statusesOf } from '../rest/rest-call.ts'
import { compareAnswers, shownAnswers } from './shown-answers.ts'

const calls = restCalls.map((call) => ({ name: call.name, statuses: statusesOf(call) }))

describe('the answers that the whole suite showed', () => {
  it.runIf(process.env.MULLION_WHOLE_SUITE)('are all that each call documents, and no others', () => {
    expect(compareAnswers(calls, shownAnswers())).toEqual({ neverShown: [], undocumented: [] })
  })

  it('would be too few or too many', () => {
    const [call] = calls
    if (!call) throw new Error('no calls')
    const shown = call.statuses.map((status) => `${call.name} ${status}`)
    const [missed = '', ...others] = shown
    expect(compareAnswers([call], new Set([...others, `${call.name} 418`]))).toEqual({
      neverShown: [missed],
      undocumented: [`${call.name} 418`],
    })
  })
})
