/** The harmless test file of EICAR, which every scanner finds; in two pieces, so that none finds it here. */
export const testVirus = (): Buffer<ArrayBuffer> =>
  Buffer.from(['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join(''))
