/** What we use of the published client, which comes without types. */
declare module '@duosecurity/duo_api' {
  interface Answer {
    stat: 'OK' | 'FAIL' | 'ERROR'
    response?: Record<string, unknown>[]
    metadata?: Record<string, unknown>
    code?: number
    message?: string
  }

  export class Client {
    constructor(integrationKey: string, secretKey: string, host: string, signatureVersion?: 2 | 5)
    jsonApiCall(
      method: 'GET' | 'POST',
      path: string,
      parameters: Record<string, string | number>,
      answered: (answer: Answer) => void,
    ): void
  }
}
