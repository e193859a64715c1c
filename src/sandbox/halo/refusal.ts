/** An error answer of Halo: a sentence, in an object or alone. */
export class HaloRefusal extends Error {
  override name = 'HaloRefusal'
  readonly status: number
  readonly body: unknown

  constructor(status: number, body: unknown) {
    super(typeof body === 'string' ? body : JSON.stringify(body))
    this.status = status
    this.body = body
  }
}

/** What is wrong with an object that was sent. */
export const invalid = (Message: string) => new HaloRefusal(400, { ClassName: 'System.Exception', Message })

/** Nobody's host. */
export class Elsewhere extends Error {
  override name = 'Elsewhere'
}

/** What something else answers in the vendor's place. */
export class Page extends Error {
  override name = 'Page'
}
