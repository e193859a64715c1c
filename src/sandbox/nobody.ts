/** Nobody's host. */
export class Elsewhere extends Error {
  override name = 'Elsewhere'
}

/** What something else answers in the vendor's place. */
export class Page extends Error {
  override name = 'Page'
}
