import { createHash, createHmac, getDiffieHellman, hkdfSync, randomBytes } from 'node:crypto'

// RFC 5054 with the hosted pool's own choices: group 15 of RFC 3526, SHA-256, and integers that are hashed as
// signed, so that a first byte of 0x80 or more gets a zero before it.
const N = BigInt(`0x${getDiffieHellman('modp15').getPrime('hex')}`)
const g = 2n
const k = toInteger(sha256(toBytes(N), toBytes(g)))

export interface SrpCredentials {
  /** Hexadecimal. */
  salt: string
  /** Hexadecimal. */
  verifier: string
}

/** What the server keeps between its question and the client's answer; all hexadecimal. */
export interface SrpExchange {
  clientPublic: string
  serverSecret: string
  serverPublic: string
}

export interface SrpIdentity {
  poolName: string
  sub: string
}

/** What is kept of a password so that the client can prove that it knows it. */
export function createCredentials({ poolName, sub }: SrpIdentity, password: string): SrpCredentials {
  const salt = randomBytes(16).toString('hex')
  const inner = sha256(`${poolName}${sub}:${password}`)
  const x = toInteger(sha256(toBytes(fromHex(salt)), inner))
  return { salt, verifier: power(g, x).toString(16) }
}

/** A verifier of which nobody knows the password, the same for the same seed (at least 384 bytes). */
export const verifierFromSeed = (seed: Buffer): string => power(toInteger(seed) % N, 2n).toString(16)

/** True for hexadecimal text that is a public value; a multiple of N would make the key known to everybody. */
export const isPublicValue = (text: string): boolean =>
  text.length <= 1024 && /^[0-9a-f]+$/i.test(text) && fromHex(text) % N !== 0n

/** The server's half of the exchange with a client that sent `clientPublic` (see `isPublicValue`). */
export function startExchange(verifier: string, clientPublic: string): SrpExchange {
  const b = toInteger(randomBytes(32))
  const B = (k * fromHex(verifier) + power(g, b)) % N
  return { clientPublic, serverSecret: b.toString(16), serverPublic: B.toString(16) }
}

/** The key that both sides share if the client knows the password; `undefined` where it would be no secret. */
export function sharedKey(verifier: string, exchange: SrpExchange): Buffer | undefined {
  const A = fromHex(exchange.clientPublic)
  const u = toInteger(sha256(toBytes(A), toBytes(fromHex(exchange.serverPublic))))
  if (A % N === 0n || u === 0n) return undefined
  const S = power(A * power(fromHex(verifier), u), fromHex(exchange.serverSecret))
  return Buffer.from(hkdfSync('sha256', toBytes(S), toBytes(u), 'Caldera Derived Key', 16))
}

/** The client's proof: only who has the key can sign the pool's secret block. */
export const claimSignature = (
  key: Buffer,
  { poolName, sub }: SrpIdentity,
  secretBlock: Buffer,
  timestamp: string,
): Buffer =>
  createHmac('sha256', key).update(poolName).update(sub).update(secretBlock).update(timestamp).digest()

function power(base: bigint, exponent: bigint): bigint {
  let result = 1n
  let square = base % N
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % N
    square = (square * square) % N
  }
  return result
}

function toBytes(integer: bigint): Buffer {
  const hex = integer.toString(16)
  const even = hex.length % 2 === 0 ? hex : `0${hex}`
  return Buffer.from(even >= '8' ? `00${even}` : even, 'hex')
}

function toInteger(bytes: Buffer): bigint {
  return fromHex(bytes.toString('hex'))
}

function fromHex(hex: string): bigint {
  return BigInt(`0x${hex}`)
}

function sha256(...parts: (Buffer | string)[]): Buffer {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest()
}
