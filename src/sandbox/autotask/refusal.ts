/** An error answer of Autotask: sentences, for most of what is wrong with the status 500. */
export class AutotaskRefusal extends Error {
  override name = 'AutotaskRefusal'
  readonly status: number
  readonly body: unknown

  constructor(status: number, body: unknown) {
    super(typeof body === 'string' ? body : JSON.stringify(body))
    this.status = status
    this.body = body
  }
}

/** What is wrong with an object that was sent. */
export const invalid = (...errors: string[]) => new AutotaskRefusal(500, { errors })

/** What something else answers in the vendor's place. */
export class Page extends Error {
  override name = 'Page'
}
