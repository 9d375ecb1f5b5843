/** Returns a one-page PDF titled as a certificate, so that a demo request comes with a document that opens. */
export function taxCertificate(companyName: string, state: string): Uint8Array<ArrayBuffer> {
  const text = (size: number, y: number, line: string) => `BT /F1 ${size} Tf 72 ${y} Td (${line}) Tj ET`
  const page = [
    text(20, 700, 'Sales tax exemption certificate'),
    text(12, 660, `${companyName}, state of ${state}`),
    text(12, 640, 'A sample document of the demonstration store. Not valid anywhere.'),
  ].join('\n')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${page.length} >>\nstream\n${page}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  return new TextEncoder().encode(writeFile(objects))
}

/** Writes numbered objects, then the table of their offsets. */
function writeFile(objects: readonly string[]): string {
  let file = '%PDF-1.4\n'
  const starts = objects.map((object, at) => {
    const start = file.length
    file += `${at + 1} 0 obj\n${object}\nendobj\n`
    return String(start).padStart(10, '0')
  })
  const table = ['0000000000 65535 f ', ...starts.map((start) => `${start} 00000 n `)].join('\n')
  const size = objects.length + 1
  return `${file}xref\n0 ${size}\n${table}\ntrailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
}
