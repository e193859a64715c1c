/** An error answer of Syncro: a sentence, or an object of one of several shapes. */
export class SyncroRefusal extends Error {
  override name = 'SyncroRefusal'
  readonly status: number
  readonly body: unknown

  constructor(status: number, body: unknown) {
    super(typeof body === 'string' ? body : JSON.stringify(body))
    this.status = status
    this.body = body
  }
}

/** What is wrong with an object that was sent. */
export const invalid = (...message: string[]) => new SyncroRefusal(422, { success: false, message })

/** The same of one field, as other calls say it. */
export const invalidField = (field: string, message: string) =>
  new SyncroRefusal(422, { errors: { [field]: [message] } })

/** Nobody's host. */
export class Elsewhere extends Error {
  override name = 'Elsewhere'
}

/** What something else answers in the vendor's place. */
export class Page extends Error {
  override name = 'Page'
}
