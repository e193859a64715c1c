/** What every page is given: its address, read, and the way to change it. */
export interface ScreenProps<Address extends object = object, Params extends object = object> {
  /** What the address says beside its path. */
  address: Address
  /** What of it changes; `undefined` takes a part away. */
  onAddress: (change: Partial<Address>) => void
  /** What the path names. */
  params: Params
}
