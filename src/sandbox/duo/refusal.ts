/** An error answer of Duo: the first three digits of its code are the status. */
export class DuoRefusal extends Error {
  override name = 'DuoRefusal'
  readonly code: number
  readonly detail: string | undefined

  constructor(code: number, message: string, detail?: string) {
    super(message)
    this.code = code
    this.detail = detail
  }

  get status(): number {
    return Math.floor(this.code / 100)
  }

  get body() {
    const detail = this.detail === undefined ? {} : { message_detail: this.detail }
    return { stat: 'FAIL', code: this.code, message: this.message, ...detail }
  }
}
