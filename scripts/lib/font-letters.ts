const printable = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)).join('')

/** Letters and signs in the store's typefaces. Others, such as those in a buyer's name, come from the device's own. */
export const lettersOfFonts = `${printable}\u00a0°×·±–—−‘’“”…•½¼¾©®™§áéíñóúüç`
