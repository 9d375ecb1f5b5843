import { sendRequest } from '@mullion/client/accounts/send-request'
import { useChallenge } from '@mullion/client/checkout/checkout.hooks'
import { readError } from '@mullion/client/read-error'
import { dealerRequestForm } from '@mullion/domain/accounts/dealer-request'
import { useMemo } from 'react'
import { createBotCheck, solveInWorker } from '../../../lib/bot-check.ts'
import { notify, notifyProblem } from '../../../lib/notices.state.ts'
import { progressFetch } from '../../../lib/progress-fetch.ts'
import {
  chosenFiles,
  endSending,
  type RequestOutcome,
  requestPanels,
  requestState,
  showSending,
} from './request.state.ts'

export const failedTitle = 'Failed to submit dealer account request. Please try again.'
export const sentTitle = 'Request submitted!'

let sending: AbortController | null = null

export function cancelSending(): void {
  sending?.abort()
}

function finish(outcome: RequestOutcome): void {
  sending = null
  endSending(outcome)
  if (requestPanels.isOpen() || outcome.kind === 'cancelled') return
  if (outcome.kind === 'sent') notify(`${sentTitle} A verification link was sent to ${outcome.email}.`)
  else notifyProblem(failedTitle)
}

function showUpload(sentBytes: number, totalBytes: number): void {
  showSending({ phase: sentBytes < totalBytes ? 'uploading' : 'waiting', sentBytes, totalBytes })
}

/** Sends the current request, one at a time; the bot check starts at the first touch of the form. */
export function useSendRequest() {
  const challenge = useChallenge()
  const botCheck = useMemo(
    () => createBotCheck({ challenge, solve: solveInWorker, now: Date.now }),
    [challenge],
  )

  async function send(signal: AbortSignal): Promise<RequestOutcome> {
    const form = dealerRequestForm.parse(requestState.draft)
    const files = chosenFiles(requestState.slots)
    const attempt = async () => {
      showSending({ phase: 'checking', sentBytes: 0, totalBytes: 0 })
      const token = (await botCheck.take()) ?? ''
      const fetch = progressFetch({ onProgress: showUpload, signal })
      await sendRequest({ form, files, botCheck: token }, { fetch })
    }
    // A puzzle issued before a server restart is rejected even if solved, so retry once.
    await attempt().catch((error: unknown) => {
      if (!readError(error).fields.recaptchaToken) throw error
      return attempt()
    })
    return { kind: 'sent', email: form.email }
  }

  return {
    touch: botCheck.prepare,
    send: async () => {
      if (sending) return
      sending = new AbortController()
      const { signal } = sending
      const failed = (error: unknown): RequestOutcome => {
        const { message, fields } = readError(error)
        return signal.aborted ? { kind: 'cancelled' } : { kind: 'failed', reason: message, fields }
      }
      finish(await send(signal).catch(failed))
    },
  }
}
