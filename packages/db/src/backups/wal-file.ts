import { fstatSync, readSync } from 'node:fs'
import {
  checksumOfFrame,
  frameHeaderBytes,
  headerBytes,
  type Pair,
  readFrame,
  readHeader,
  samePair,
  type WalHeader,
} from './wal-format.ts'

/** A place between two frames of a log. */
export interface WalPosition {
  readonly header: WalHeader
  /** Bytes of the log before it. */
  readonly offset: number
  /** Checksum of the frame before it, or of the header. */
  readonly checksum: Pair
}

/** Bytes that are read at a time, about. */
const blockBytes = 1024 * 1024

function readBytes(file: number, offset: number, length: number): Buffer {
  const bytes = Buffer.allocUnsafe(length)
  let done = 0
  while (done < length) {
    const count = readSync(file, bytes, done, length - done, offset + done)
    if (count === 0) break
    done += count
  }
  return bytes.subarray(0, done)
}

/** Returns the beginning of a log, given its open file; null for one without a valid header. */
export function startOfWal(file: number): WalPosition | null {
  const header = readHeader(readBytes(file, 0, headerBytes))
  return header && { header, offset: headerBytes, checksum: header.checksum }
}

/** True if the log is still the one of a position, with the same frame before it. */
export function isStillThere(file: number, { header, offset, checksum }: WalPosition): boolean {
  const now = startOfWal(file)
  if (!now || !samePair(now.header.salts, header.salts)) return false
  if (offset === headerBytes) return samePair(now.checksum, checksum)
  const at = offset - frameHeaderBytes - header.pageSize
  const bytes = readBytes(file, at, frameHeaderBytes)
  if (bytes.length < frameHeaderBytes) return false
  const frame = readFrame(bytes, 0)
  return samePair(frame.salts, header.salts) && samePair(frame.checksum, checksum)
}

/** Returns the ends of the transactions that are complete after a position, in order. */
export function* commitsAfter(file: number, from: WalPosition): Generator<WalPosition> {
  const { header } = from
  const frameBytes = frameHeaderBytes + header.pageSize
  const framesAtOnce = Math.max(1, Math.floor(blockBytes / frameBytes))
  const { size } = fstatSync(file)
  let { offset, checksum } = from
  while (offset + frameBytes <= size) {
    const wanted = Math.min(framesAtOnce, Math.floor((size - offset) / frameBytes))
    const block = readBytes(file, offset, wanted * frameBytes)
    for (let at = 0; at + frameBytes <= block.length; at += frameBytes) {
      const frame = readFrame(block, at)
      if (!samePair(frame.salts, header.salts)) return
      const expected = checksumOfFrame(header, checksum, block.subarray(at, at + frameBytes))
      if (!samePair(frame.checksum, expected)) return
      checksum = expected
      offset += frameBytes
      if (frame.pagesAfterCommit > 0) yield { header, offset, checksum }
    }
    if (block.length < wanted * frameBytes) return
  }
}

/** Reads what is between two positions of a log. */
export function readBetween(file: number, from: WalPosition, to: WalPosition): Buffer {
  return readBytes(file, from.offset, to.offset - from.offset)
}
