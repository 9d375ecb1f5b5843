declare module 'zipcodes' {
  interface ZipRecord {
    readonly zip: string
    readonly city: string
    readonly state: string
    readonly country: 'US' | 'Canada'
    /** Absent or 0 for ZIPs without coordinates, such as those of the armed forces. */
    readonly latitude?: number
    readonly longitude?: number
  }
  const zipcodes: { readonly codes: Readonly<Record<string, ZipRecord>> }
  export default zipcodes
}
