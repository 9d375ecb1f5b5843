import { AppError, invalidInput } from '../error.ts'
import type { ReturnState } from './return-state.ts'

export function returnMissing(): AppError {
  return new AppError('missing', 'returns.missing', 'Return not found. The link may be cut off.')
}

export function returnChanged(): AppError {
  const message = 'This return has changed since you opened it. Review it and try again.'
  return new AppError('conflict', 'returns.changed', message)
}

const closedTexts: Readonly<Record<ReturnState, string>> = {
  requested: 'This return has no answer yet.',
  approved: 'This return is already approved.',
  refused: 'This return was refused.',
  received: 'The parts have arrived already.',
  inspected: 'The parts have been checked already.',
  credited: 'This return has been credited already.',
  closed: 'This return is closed.',
  canceled: 'This return was canceled.',
  expired: 'This return has expired. Ask for a new one.',
}

/** The return is in a state in which this can’t be done; `details.state` says which. */
export function returnClosed(state: ReturnState): AppError {
  return new AppError('conflict', 'returns.closed', closedTexts[state], { state })
}

/** More would come back than was shipped, perhaps because someone else just asked to return it. */
export function overReturned(number: string, left: number): AppError {
  const message =
    left > 0
      ? `Only ${left} of ${number} can still be returned.`
      : `Nothing of ${number} can be returned. It has not shipped, or is in another return.`
  return new AppError('conflict', 'returns.over_returned', message)
}

/** Input about a line that is wrong; `path` names the field. */
export function returnLineRefused(path: string, text: string): AppError {
  return invalidInput('returns.line_refused', { [path]: text })
}

export function returnPhotoRefused(text: string): AppError {
  return invalidInput('returns.photo_refused', { file: text })
}

/** The photo belongs to someone else, was deleted, or is already part of another return. */
export function returnPhotoMissing(): AppError {
  const text = 'A photo is no longer available. Add it again.'
  return new AppError('missing', 'returns.photo_missing', text, { fields: { photoIds: text } })
}

/** Freight comes back only when the mistake was the store's. */
export function freightNotOurs(): AppError {
  return invalidInput('returns.freight_not_ours', {
    withFreight: 'Freight comes back only for what was wrong or damaged.',
  })
}

export function nothingToCreditOfReturn(): AppError {
  const message = 'Nothing of this return is to be credited. Close it instead.'
  return new AppError('conflict', 'returns.nothing_to_credit', message)
}

export function returnLabelNotOffered(): AppError {
  return new AppError('blocked', 'returns.label_not_offered', 'There is a label once the return is approved.')
}
