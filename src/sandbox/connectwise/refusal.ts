/** An error answer of ConnectWise. */
export class ConnectWiseRefusal extends Error {
  override name = 'ConnectWiseRefusal'
  readonly status: number
  readonly body: object

  constructor(status: number, code: string, message: string, errors: readonly object[] = []) {
    super(message)
    this.status = status
    this.body = { code, message, errors }
  }
}

/** What is wrong with a field of an object that was sent. */
export const invalid = (code: 'MissingRequired' | 'NotFound', field: string) =>
  new ConnectWiseRefusal(400, 'InvalidObject', 'ticket object is invalid', [
    { code, message: `The ${field} field is not valid.`, resource: 'ticket', field },
  ])

/** Nobody's host. */
export class Elsewhere extends Error {
  override name = 'Elsewhere'
}

/** What something else answers in the vendor's place. */
export class Page extends Error {
  override name = 'Page'
}
