import { isItem } from '../is-item.ts'

/** Page and delta tokens: what they hold is nobody's business but this cloud's. */
export const writeToken = (content: object): string =>
  Buffer.from(JSON.stringify(content)).toString('base64url')

/** What a token holds, or undefined when it is none of ours. */
export function readToken(token: string): Record<string, unknown> | undefined {
  try {
    const content: unknown = JSON.parse(Buffer.from(token, 'base64url').toString())
    return isItem(content) ? content : undefined
  } catch {
    return undefined
  }
}
