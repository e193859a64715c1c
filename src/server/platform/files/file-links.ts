import { createHmac, timingSafeEqual } from 'node:crypto'
import { SECOND } from '#shared/lib/time.ts'
import { AppError } from '#server/platform/app-error.ts'

/** How long a link is good, in milliseconds. */
const LIFETIME = 300 * SECOND

interface FileLinkParts {
  /** What links are signed with; the same in every process. */
  secret: () => Promise<Buffer>
  /** The address below which files are served. */
  baseUrl: string
  now: () => number
}

/** Addresses of files that are good for whoever has one, for a few minutes. */
export interface FileLinks {
  sign: (key: string) => Promise<string>
  /** Throws `noPermission` for a link that was not signed here, is of another file, or is over. */
  check: (key: string, link: { expires: number; signature: string }) => Promise<void>
}

export function createFileLinks({ secret, baseUrl, now }: FileLinkParts): FileLinks {
  // The same method, file and end, or it is another signature.
  const signatureOf = async (key: string, expires: number): Promise<Buffer> =>
    createHmac('sha256', await secret())
      .update(`file link\nGET\n${key}\n${expires}`)
      .digest()

  return {
    async sign(key) {
      const expires = now() + LIFETIME
      const signature = (await signatureOf(key, expires)).toString('base64url')
      const path = key.split('/').map(encodeURIComponent).join('/')
      return `${baseUrl}/${path}?expires=${expires}&signature=${signature}`
    },

    async check(key, { expires, signature }) {
      const given = Buffer.from(signature, 'base64url')
      const right = await signatureOf(key, expires)
      const isOurs = given.length === right.length && timingSafeEqual(given, right)
      if (!isOurs || expires <= now()) throw new AppError('noPermission')
    },
  }
}
