/** What each fault of the Accounting API answers with. */
const FAULTS = {
  expired: {
    status: 401,
    type: 'AUTHENTICATION',
    code: '3200',
    message: 'message=AuthenticationFailed; errorCode=003200; statusCode=401',
  },
  forbidden: {
    status: 403,
    type: 'AUTHORIZATION',
    code: '3100',
    message: 'message=ApplicationAuthorizationFailed; errorCode=003100; statusCode=403',
  },
  query: { status: 400, type: 'ValidationFault', code: '4000', message: 'Error parsing query' },
  notFound: { status: 400, type: 'ValidationFault', code: '610', message: 'Object Not Found' },
  throttled: {
    status: 429,
    type: 'SystemFault',
    code: '3001',
    message: 'message=ThrottleExceeded; errorCode=003001; statusCode=429',
  },
  down: {
    status: 500,
    type: 'SystemFault',
    code: '10000',
    message: 'An application error has occurred while processing your request',
  },
} as const
type Fault = keyof typeof FAULTS

/** A fault of the Accounting API. The gateway, which refuses tokens, writes its keys in lower case. */
export class IntuitFault extends Error {
  override name = 'IntuitFault'
  readonly fault: Fault

  constructor(fault: Fault, detail: string) {
    super(detail)
    this.fault = fault
  }

  get status() {
    return FAULTS[this.fault].status
  }

  body(now: number) {
    const { type, code, message } = FAULTS[this.fault]
    const time = new Date(now).toISOString()
    return this.fault === 'expired'
      ? { fault: { error: [{ message, detail: this.message, code }], type }, time }
      : { Fault: { Error: [{ Message: message, Detail: this.message, code, element: '' }], type }, time }
  }
}
