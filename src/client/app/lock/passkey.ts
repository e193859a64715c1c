import { invariant } from '#shared/lib/invariant.ts'
import { randomBytes } from '#client/data/keys/data-key.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** The person closed the browser's dialog, or let it run out. */
export class PasskeyCancelled extends Error {
  override name = 'PasskeyCancelled'
}

/** This browser or this authenticator cannot make keys out of a passkey. */
export class PasskeyUnsupported extends Error {
  override name = 'PasskeyUnsupported'
}

/** Whether this device has an authenticator of its own, and a browser that lets it make keys (the PRF extension). */
export async function canUsePasskey(): Promise<boolean> {
  if (!('PublicKeyCredential' in globalThis)) return false
  const capabilities = await PublicKeyCredential.getClientCapabilities?.().catch(() => undefined)
  if (capabilities?.['extension:prf'] === false) return false
  return PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable().catch(() => false)
}

/** Makes a passkey for this device and what its PRF makes of a new salt. */
export async function makePasskey(
  userKey: string,
  user: { name: string; email: string },
): Promise<{ credentialId: Bytes; output: Bytes; salt: Bytes }> {
  const salt = randomBytes(32)
  const credential = await ask(() =>
    navigator.credentials.create({
      publicKey: {
        rp: { name: 'Castellan' },
        user: { id: new TextEncoder().encode(userKey), name: user.email, displayName: user.name },
        challenge: randomBytes(32),
        pubKeyCredParams: [
          { type: 'public-key', alg: -7 },
          { type: 'public-key', alg: -257 },
        ],
        authenticatorSelection: {
          authenticatorAttachment: 'platform',
          residentKey: 'preferred',
          userVerification: 'required',
        },
        extensions: { prf: { eval: { first: salt } } },
      },
    }),
  )
  const credentialId = new Uint8Array(credential.rawId)
  const { prf } = credential.getClientExtensionResults()
  if (!prf?.enabled && !prf?.results) throw new PasskeyUnsupported()
  // Some authenticators make keys only when the passkey is used, not while it is made.
  const output = outputOf(credential) ?? (await askPasskey(credentialId, salt))
  return { credentialId, output, salt }
}

/** What the PRF of a passkey makes of a salt; the authenticator asks for the finger, the face or its own PIN. */
export async function askPasskey(credentialId: Bytes, salt: Bytes): Promise<Bytes> {
  const credential = await ask(() =>
    navigator.credentials.get({
      publicKey: {
        challenge: randomBytes(32),
        allowCredentials: [{ type: 'public-key', id: credentialId }],
        userVerification: 'required',
        extensions: { prf: { eval: { first: salt } } },
      },
    }),
  )
  const output = outputOf(credential)
  if (!output) throw new PasskeyUnsupported()
  return output
}

function outputOf(credential: PublicKeyCredential): Bytes | undefined {
  const first = credential.getClientExtensionResults().prf?.results?.first
  if (!first) return undefined
  return new Uint8Array(first instanceof ArrayBuffer ? first.slice(0) : new Uint8Array(first.buffer).slice())
}

async function ask(open: () => Promise<Credential | null>): Promise<PublicKeyCredential> {
  try {
    const credential = await open()
    invariant(credential instanceof PublicKeyCredential, 'a passkey was asked for')
    return credential
  } catch (cause) {
    const name = cause instanceof DOMException ? cause.name : ''
    if (name === 'NotAllowedError' || name === 'AbortError') throw new PasskeyCancelled('', { cause })
    throw new PasskeyUnsupported('', { cause })
  }
}
