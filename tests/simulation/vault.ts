import { createCipheriv, createDecipheriv } from 'node:crypto'
import { Dexie } from 'dexie'
import { type Vault, VaultProblem } from '#client/data/device/vault.ts'
import { canariesIn } from './canary.ts'
import type { Random } from './random.ts'

const IV = 12
const TAG = 16
const decoder = new TextDecoder()

export interface SimulatedVault extends Vault {
  /** The canaries in the plain text of something that this vault sealed; undefined where it did not. */
  canariesIn: (sealed: Uint8Array) => readonly string[] | undefined
}

/**
 * AES-256-GCM like the real vault, but without threads and with initialization vectors of a seed. It remembers which
 * canaries it has sealed, so that looking for them does not mean opening everything. `inTransaction` hears of a use
 * within a database transaction, which a browser would have ended by then.
 */
export function createSimulatedVault(random: Random, inTransaction: () => void): SimulatedVault {
  const key = random.bytes(32)
  const known = new Map<string, readonly string[]>()
  const nameOf = (sealed: Uint8Array) => Buffer.from(sealed.buffer, sealed.byteOffset, IV).toString('latin1')

  return {
    async seal(bytes, place) {
      if (Dexie.currentTransaction) inTransaction()
      const iv = random.bytes(IV)
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(place))
      const text = cipher.update(bytes)
      cipher.final()
      const sealed = new Uint8Array(IV + text.length + TAG)
      sealed.set(iv)
      sealed.set(text, IV)
      sealed.set(cipher.getAuthTag(), IV + text.length)
      known.set(nameOf(sealed), canariesIn(decoder.decode(bytes)))
      return sealed
    },
    async open(sealed, place) {
      if (Dexie.currentTransaction) inTransaction()
      try {
        const end = sealed.length - TAG
        const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, IV))
          .setAAD(Buffer.from(place))
          .setAuthTag(sealed.subarray(end))
        const text = decipher.update(sealed.subarray(IV, end))
        decipher.final()
        return new Uint8Array(text)
      } catch (cause) {
        throw new VaultProblem(`What lies at ${place} cannot be opened with this key`, { cause })
      }
    },
    canariesIn: (sealed) => known.get(nameOf(sealed)),
  }
}
