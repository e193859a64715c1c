/**
 * Seals what lies on the disk of this device. Only somebody with the data key has a vault, so code that holds one is
 * unlocked. `place` names where the bytes belong: sealed bytes that were moved elsewhere do not open.
 */
export interface Vault {
  seal: (bytes: Uint8Array<ArrayBuffer>, place: string) => Promise<Uint8Array<ArrayBuffer>>
  /** Throws a `VaultProblem` where the bytes were sealed by another key, for another place, or were changed. */
  open: (sealed: Uint8Array<ArrayBuffer>, place: string) => Promise<Uint8Array<ArrayBuffer>>
}

export class VaultProblem extends Error {
  override name = 'VaultProblem'
}

/** Bytes of the initialization vector before each sealed text. */
const IV = 12

/** A vault on AES-GCM with a key of 256 bits (not extractable, so it can be handed to another tab but not read). */
export function createVault(key: CryptoKey): Vault {
  const parameters = (iv: Uint8Array<ArrayBuffer>, place: string) => ({
    name: 'AES-GCM',
    iv,
    additionalData: new TextEncoder().encode(place),
  })
  return {
    async seal(bytes, place) {
      const iv = crypto.getRandomValues(new Uint8Array(IV))
      const text = new Uint8Array(await crypto.subtle.encrypt(parameters(iv, place), key, bytes))
      const sealed = new Uint8Array(IV + text.length)
      sealed.set(iv)
      sealed.set(text, IV)
      return sealed
    },
    async open(sealed, place) {
      try {
        const iv = sealed.slice(0, IV)
        return new Uint8Array(await crypto.subtle.decrypt(parameters(iv, place), key, sealed.subarray(IV)))
      } catch (cause) {
        throw new VaultProblem(`What lies at ${place} cannot be opened with this key`, { cause })
      }
    },
  }
}

const encoder = new TextEncoder()
const decoder = new TextDecoder()

export const sealJson = (vault: Vault, value: unknown, place: string): Promise<Uint8Array<ArrayBuffer>> =>
  vault.seal(encoder.encode(JSON.stringify(value)), place)

export const openJson = async <T>(vault: Vault, sealed: Uint8Array<ArrayBuffer>, place: string): Promise<T> =>
  JSON.parse(decoder.decode(await vault.open(sealed, place))) as T
