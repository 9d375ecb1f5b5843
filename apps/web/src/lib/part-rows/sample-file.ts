export const sampleName = 'quick-order-sample.csv'

export const sampleCsv = [
  'Part number,Quantity,Comment',
  '0601-CHN,2,Dock 4',
  '311-0906-0CH,1,"Spare, for the left leaf"',
  '0201-BL,12.5,',
  '',
].join('\r\n')

/** Download URL of the sample; the BOM makes spreadsheet programs read it as UTF-8. */
export const sampleHref = `data:text/csv;charset=utf-8,${encodeURIComponent(`\uFEFF${sampleCsv}`)}`
