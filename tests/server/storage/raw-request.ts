import { request } from 'node:http'

export interface RawAnswer {
  status: number
  headers: NodeJS.Dict<string | string[]>
  body: string
  /** The code of S3's error, if it is one. */
  code: string | undefined
}

interface RawRequest {
  method?: string
  headers?: Record<string, string>
  body?: string | Uint8Array
}

/** Sends what `fetch` would put right or refuse: a foreign Host, a wrong length, dots in the path. */
export const sendRaw = (
  address: string,
  { method = 'GET', headers = {}, body }: RawRequest = {},
): Promise<RawAnswer> =>
  new Promise((resolve, reject) => {
    const { hostname, port, origin } = new URL(address)
    const path = address.slice(origin.length)
    const sent = request({ hostname, port, path, method, headers, agent: false }, (answer) => {
      const pieces: Buffer[] = []
      answer.on('data', (piece: Buffer) => pieces.push(piece))
      answer.on('error', reject)
      answer.on('end', () => {
        const text = Buffer.concat(pieces).toString()
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          body: text,
          code: /<Code>(\w+)<\/Code>/.exec(text)?.[1],
        })
      })
    })
    sent.on('error', reject)
    sent.end(body)
  })
