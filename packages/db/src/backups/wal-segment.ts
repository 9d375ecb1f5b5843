import { z } from 'zod'
import type { WalPosition } from './wal-file.ts'
import type { WalHeader } from './wal-format.ts'

const pair = z.tuple([z.number(), z.number()])
const facts = z.object({
  pageSize: z.number().int().min(512).max(65_536),
  isBigEndian: z.boolean(),
  salts: pair,
  /** Checksum of the log's header. */
  start: pair,
  /** Where the frames begin in their log, and the checksum there. */
  offset: z.number().int().positive(),
  checksum: pair,
})

/** Frames of a log, one after the other, that follow those of the segment before. */
export interface WalSegment {
  readonly from: WalPosition
  readonly frames: Buffer
}

const newline = 0x0a

/** Writes a segment: a line of JSON, then the frames as they are in the log. */
export function encodeSegment({ from, frames }: WalSegment): Buffer {
  const { pageSize, isBigEndian, salts, checksum: start } = from.header
  const { offset, checksum } = from
  const line = JSON.stringify({ pageSize, isBigEndian, salts, start, offset, checksum })
  return Buffer.concat([Buffer.from(`${line}\n`), frames])
}

/** Reads what `encodeSegment` wrote; throws for anything else. */
export function decodeSegment(bytes: Buffer): WalSegment {
  const end = bytes.indexOf(newline)
  const { start, offset, checksum, ...rest } = facts.parse(JSON.parse(bytes.toString('utf8', 0, end)))
  const header: WalHeader = { ...rest, checksum: start }
  return { from: { header, offset, checksum }, frames: bytes.subarray(end + 1) }
}
