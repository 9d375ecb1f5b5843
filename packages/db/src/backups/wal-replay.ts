import { closeSync, fsyncSync, ftruncateSync, openSync, writeSync } from 'node:fs'
import type { WalPosition } from './wal-file.ts'
import { checksumOfFrame, frameHeaderBytes, headerBytes, readFrame, samePair } from './wal-format.ts'
import type { WalSegment } from './wal-segment.ts'

/** The segments do not follow each other, or one is damaged. */
export class BrokenWal extends Error {}

/** True if a segment begins where another ended, in the same log or in the one that the store wrote next. */
export function follows({ header, offset, checksum }: WalPosition, end: WalPosition): boolean {
  if (samePair(header.salts, end.header.salts))
    return offset === end.offset && samePair(checksum, end.checksum)
  const isNext = header.salts[0] === (end.header.salts[0] + 1) >>> 0
  return isNext && offset === headerBytes && samePair(checksum, header.checksum)
}

/** Writes the pages of a segment into a database file; returns where the segment ends. */
function apply(file: number, { from, frames }: WalSegment): WalPosition {
  const { header } = from
  const frameBytes = frameHeaderBytes + header.pageSize
  if (frames.length % frameBytes !== 0) throw new BrokenWal('A segment ends in the middle of a page.')
  let { checksum } = from
  for (let at = 0; at < frames.length; at += frameBytes) {
    const bytes = frames.subarray(at, at + frameBytes)
    const frame = readFrame(bytes, 0)
    const expected = checksumOfFrame(header, checksum, bytes)
    if (!samePair(frame.salts, header.salts) || !samePair(frame.checksum, expected)) {
      throw new BrokenWal('A page of a segment is damaged.')
    }
    checksum = expected
    writeSync(file, bytes, frameHeaderBytes, header.pageSize, (frame.page - 1) * header.pageSize)
    if (frame.pagesAfterCommit > 0) ftruncateSync(file, frame.pagesAfterCommit * header.pageSize)
  }
  return { header, offset: from.offset + frames.length, checksum }
}

/**
 * Brings a copy of a database, which no process has open, to the state after the last segment, which must end with a
 * commit. Throws `BrokenWal` if a segment does not follow the one before, the first one `start`, or is damaged; the
 * copy is of no use then.
 */
export async function replayWal(
  path: string,
  start: WalPosition | null,
  segments: AsyncIterable<WalSegment>,
): Promise<number> {
  const file = openSync(path, 'r+')
  try {
    let end = start
    let count = 0
    for await (const segment of segments) {
      if (end && !follows(segment.from, end)) throw new BrokenWal('A segment is missing.')
      end = apply(file, segment)
      count += 1
    }
    fsyncSync(file)
    return count
  } finally {
    closeSync(file)
  }
}
