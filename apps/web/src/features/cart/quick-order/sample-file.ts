export const sampleName = 'quick-order-sample.csv'

/** A list as the upload reads it, to be filled in. */
export const sampleCsv = [
  'Part number,Quantity,Comment',
  '0601-CHN,2,Dock 4',
  '311-0906-0CH,1,"Spare, for the left leaf"',
  '0201-BL,12.5,',
  '',
].join('\r\n')

/** The sample as an address to be downloaded from; the mark at its beginning lets spreadsheets read it as UTF-8. */
export const sampleHref = `data:text/csv;charset=utf-8,${encodeURIComponent(`\uFEFF${sampleCsv}`)}`
