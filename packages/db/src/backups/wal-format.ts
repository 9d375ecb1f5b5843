// The format of SQLite's write-ahead log (https://sqlite.org/fileformat2.html#the_write_ahead_log): a header, then
// frames of one page each. Each frame carries the salts of its header, and a checksum of everything before it.

export const headerBytes = 32
export const frameHeaderBytes = 24

export type Pair = readonly [number, number]

export interface WalHeader {
  readonly pageSize: number
  readonly salts: Pair
  readonly checksum: Pair
  /** True if checksums read the bytes as big-endian words. */
  readonly isBigEndian: boolean
}

export interface WalFrame {
  readonly page: number
  /** Pages of the database after the commit that this frame ends; 0 for a frame in the middle of a transaction. */
  readonly pagesAfterCommit: number
  readonly salts: Pair
  readonly checksum: Pair
}

export const samePair = (a: Pair, b: Pair) => a[0] === b[0] && a[1] === b[1]

/** Adds bytes, a multiple of eight, to a checksum. */
export function addToChecksum(seed: Pair, bytes: Buffer, isBigEndian: boolean): Pair {
  let [first, second] = seed
  for (let at = 0; at < bytes.length; at += 8) {
    const [one, two] = isBigEndian
      ? [bytes.readUInt32BE(at), bytes.readUInt32BE(at + 4)]
      : [bytes.readUInt32LE(at), bytes.readUInt32LE(at + 4)]
    first = (first + one + second) >>> 0
    second = (second + two + first) >>> 0
  }
  return [first, second]
}

const pairAt = (bytes: Buffer, at: number): Pair => [bytes.readUInt32BE(at), bytes.readUInt32BE(at + 4)]

/** Reads the header of a log; null if there is none, or a damaged one. */
export function readHeader(bytes: Buffer): WalHeader | null {
  if (bytes.length < headerBytes) return null
  const magic = bytes.readUInt32BE(0)
  if (magic !== 0x377f0682 && magic !== 0x377f0683) return null
  const isBigEndian = magic === 0x377f0683
  const checksum = pairAt(bytes, 24)
  if (!samePair(addToChecksum([0, 0], bytes.subarray(0, 24), isBigEndian), checksum)) return null
  return { pageSize: bytes.readUInt32BE(8), salts: pairAt(bytes, 16), checksum, isBigEndian }
}

/** Reads the header of a frame, without checking it. */
export function readFrame(bytes: Buffer, at: number): WalFrame {
  return {
    page: bytes.readUInt32BE(at),
    pagesAfterCommit: bytes.readUInt32BE(at + 4),
    salts: pairAt(bytes, at + 8),
    checksum: pairAt(bytes, at + 16),
  }
}

/** Returns the checksum that a frame must have after the one before it. */
export function checksumOfFrame(header: WalHeader, before: Pair, frame: Buffer): Pair {
  const { isBigEndian } = header
  const afterHead = addToChecksum(before, frame.subarray(0, 8), isBigEndian)
  return addToChecksum(afterHead, frame.subarray(frameHeaderBytes), isBigEndian)
}
