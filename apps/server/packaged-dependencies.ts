/** Packages that a bundle cannot hold, because they read files or load machine code; they are copied beside it. */
export const filesBeside = [
  'better-sqlite3',
  'sharp',
  '@electric-sql/pglite',
  'pdfkit',
  'zipcodes',
  'swagger-ui-dist',
] as const
