import { createHmac, timingSafeEqual } from 'node:crypto'
import { isItem } from '../is-item.ts'

/** Seconds, as the token service says in `expires_in`. */
export const TOKEN_LIFETIME = 3599

export interface AccessToken {
  /** The interface that it is for. */
  aud: string
  tid: string
  appid: string
  /** Of an app what it may do by itself, of a person what the app may do in their name. */
  roles: string[]
  /** Of somebody who has signed in, with the directory roles that they hold in the tenant; an app by itself has none. */
  person?: { id: string; home: string; roleIds: string[] }
  /** Seconds since 1970. */
  exp: number
}

/** Signs an access token in the shape of the real ones. Times in milliseconds since 1970. */
export function issueToken(
  key: string,
  {
    tenantId,
    clientId,
    roles,
    audience,
    person,
  }: {
    tenantId: string
    clientId: string
    roles: string[]
    audience: string
    person?: AccessToken['person']
  },
  now: number,
): string {
  const issued = Math.floor(now / 1000)
  const claims = {
    aud: audience,
    iss: `https://sts.windows.net/${tenantId}/`,
    iat: issued,
    nbf: issued,
    exp: issued + TOKEN_LIFETIME,
    appid: clientId,
    idtyp: person ? 'user' : 'app',
    roles,
    ...(person ? { person, oid: person.id, scp: roles.join(' ') } : {}),
    tid: tenantId,
    ver: '1.0',
  }
  const body = `${encode({ typ: 'JWT', alg: 'HS256' })}.${encode(claims)}`
  return `${body}.${signature(key, body)}`
}

/** What a token says, or undefined when we did not sign it. It may have expired. */
export function readToken(key: string, token: string): AccessToken | undefined {
  const [header, claims, signed, ...rest] = token.split('.')
  if (!header || !claims || !signed || rest.length > 0) return undefined
  const expected = Buffer.from(signature(key, `${header}.${claims}`))
  const given = Buffer.from(signed)
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return undefined
  const said: unknown = JSON.parse(Buffer.from(claims, 'base64url').toString())
  return isAccessToken(said) ? said : undefined
}

const isAccessToken = (value: unknown): value is AccessToken =>
  isItem(value) &&
  typeof value['aud'] === 'string' &&
  typeof value['tid'] === 'string' &&
  typeof value['exp'] === 'number' &&
  Array.isArray(value['roles'])
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const signature = (key: string, text: string) => createHmac('sha256', key).update(text).digest('base64url')
